// The plain view, in a worker with library and engine: a line in, its answer out.
import start, { PlainPage } from "./outflank.mjs";
import { lockStorage, storage } from "./storage.mjs";
import { loadPeople, loadWeights } from "./weights.mjs";

let page;

async function open(settings) {
  const [, isOurs] = await Promise.all([start(), lockStorage()]);
  const place = await storage(isOurs, () => {});
  await Promise.all([loadWeights(), loadPeople()]);
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
  page = new PlainPage(settings, seed);
  if (place === "tab") tell("Another tab has your games: this one keeps nothing.\n");
  if (place === "none") tell("This browser gives the page no storage: games are not kept.\n");
  tell(page.greeting());
}

function tell(text) {
  postMessage({ text });
}

onmessage = async ({ data: { settings, line } }) => {
  try {
    if (line === undefined) {
      await open(settings);
      return;
    }
    tell(page.answer(line));
    const changed = page.changed_settings();
    if (changed !== undefined) postMessage({ settings: changed });
    if (page.is_over()) postMessage({ isOver: true });
  } catch (error) {
    tell(`\nThe game could not go on: ${error}. Reload the page to try again.\n`);
  }
};
