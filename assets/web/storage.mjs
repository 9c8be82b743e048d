// The browser's private file system, which one tab can have: where the games are kept.
import { take_storage } from "./outflank.mjs";

// Wait for the storage, which the page before a reload may still have.
const PATIENCE = 1000;

// Waits for the lock of the storage, which ends with this worker. Returns whether it is ours.
export function lockStorage() {
  if (!navigator.locks) return Promise.resolve(false);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise(() => {});
    };
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks.request("outflank", { signal }, held).catch(() => resolve(false));
  });
}

// Takes the storage once the program is loaded. Returns where the games are kept: by this tab (`kept`), by another one
// (`tab`), or nowhere (`none`).
export async function storage(isOurs, onOtherTabClosed) {
  if (!navigator.locks || !navigator.storage?.getDirectory) return "none";
  if (!isOurs) {
    navigator.locks.request("outflank", onOtherTabClosed);
    return "tab";
  }
  // The browser frees the files of a closed page a little later than its lock.
  for (const begin = performance.now(); ; await new Promise((wake) => setTimeout(wake, 50))) {
    try {
      await take_storage();
      return "kept";
    } catch (error) {
      if (performance.now() - begin < PATIENCE) continue;
      console.warn(error);
      return "none";
    }
  }
}
