// The settings in the browser's storage, which may refuse to keep anything.
const NAME = "outflank.settings";

export function remembered() {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

// Returns a sentence if the settings cannot be kept.
export function remember(settings) {
  try {
    localStorage.setItem(NAME, settings);
    return "";
  } catch (error) {
    return `The settings could not be kept: ${error}`;
  }
}

// Asks the browser to keep games and settings when it runs short of room. Some browsers ask their user then, so a first
// visit is left alone.
export async function keepData() {
  const VISITED = "outflank.visited";
  try {
    if (localStorage.getItem(VISITED)) await navigator.storage?.persist?.();
    else localStorage.setItem(VISITED, "yes");
  } catch (error) {
    console.warn(error);
  }
}
