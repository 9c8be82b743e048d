// A worker with an engine. It loads the weights with its first task.
import start, { EngineWorker } from "./outflank.mjs";

let engine;

async function load() {
  const [weights] = await Promise.all([
    fetch("evaluation.weights").then((answer) => {
      if (!answer.ok) throw new Error(`evaluation.weights: ${answer.status}`);
      return answer.arrayBuffer();
    }),
    start(),
  ]);
  return new EngineWorker(new Uint8Array(weights));
}

onmessage = async (event) => {
  try {
    engine ??= load();
    (await engine).work_on(event.data, (news) => postMessage({ news }));
    postMessage({ done: true });
  } catch (error) {
    engine = undefined;
    postMessage({ failure: String(error) });
  }
};
