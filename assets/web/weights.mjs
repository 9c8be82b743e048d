// The weights of the evaluation, a file of their own.
import { EngineWorker } from "./outflank.mjs";
import { WEIGHTS } from "./weights-name.mjs";

// Loads them once; another call after a failure tries again.
let loading;
export function loadWeights() {
  loading ??= load();
  loading.catch(() => { loading = undefined; });
  return loading;
}

async function load() {
  const answer = await fetch(WEIGHTS);
  if (!answer.ok) throw new Error(`${WEIGHTS}: ${answer.status}`);
  EngineWorker.provide_weights(new Uint8Array(await answer.arrayBuffer()));
}
