// A worker with an engine. It loads its data with the first task that needs them.
import start, { EngineWorker } from "./outflank.mjs";
import { loadPeople, loadWeights } from "./weights.mjs";

let engine;

async function load() {
  await start();
  return new EngineWorker();
}

// A fixed amount of search, as `outflank bench` does it.
async function bench() {
  await start();
  await loadWeights();
  const begin = performance.now();
  const nodes = EngineWorker.bench_nodes();
  const seconds = (performance.now() - begin) / 1000;
  return `${nodes} nodes, ${seconds.toFixed(2)} seconds, ${Math.round(nodes / seconds)} nodes/s`;
}

onmessage = async ({ data: task }) => {
  try {
    if (task === "bench") {
      postMessage({ bench: await bench() });
      return;
    }
    engine ??= load();
    const worker = await engine;
    if (EngineWorker.needs_weights(task)) await loadWeights();
    if (EngineWorker.needs_people(task)) await loadPeople();
    worker.work_on(task, (news) => postMessage({ news }));
    postMessage({ done: true });
  } catch (error) {
    engine = undefined;
    postMessage({ failure: String(error) });
  }
};
