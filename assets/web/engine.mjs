// A worker with an engine. It loads the weights with the first task that needs them.
import start, { EngineWorker } from "./outflank.mjs";

let engine;
let weights;

async function load() {
  await start();
  return new EngineWorker();
}

async function loadWeights() {
  const answer = await fetch("evaluation.weights");
  if (!answer.ok) throw new Error(`evaluation.weights: ${answer.status}`);
  EngineWorker.provide_weights(new Uint8Array(await answer.arrayBuffer()));
}

onmessage = async ({ data: task }) => {
  try {
    engine ??= load();
    const worker = await engine;
    if (EngineWorker.needs_weights(task)) await (weights ??= loadWeights());
    worker.work_on(task, (news) => postMessage({ news }));
    postMessage({ done: true });
  } catch (error) {
    engine = weights = undefined;
    postMessage({ failure: String(error) });
  }
};
