// The data of the engine, each a file of its own: the weights of the evaluation, and the moves of people.
import { EngineWorker } from "./outflank.mjs";
import { PEOPLE, WEIGHTS } from "./data-names.mjs";

// Loads a file once; another call after a failure tries again.
const loading = new Map();
function load(name, provide) {
  if (!loading.has(name)) {
    const loaded = fetchBytes(name).then(provide);
    loaded.catch(() => loading.delete(name));
    loading.set(name, loaded);
  }
  return loading.get(name);
}

async function fetchBytes(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export function loadWeights() {
  return load(WEIGHTS, (bytes) => EngineWorker.provide_weights(bytes));
}

export function loadPeople() {
  return load(PEOPLE, (bytes) => EngineWorker.provide_people(bytes));
}
