// The program in a page: the app in this thread, an engine in a worker for each kind of task, nothing sent anywhere.
import start, { WebPage } from "./outflank.mjs";
import { openTerminal, show } from "./emulator.mjs";

let page;
const terminal = openTerminal((bytes) => {
  if (!page) return;
  page.feed(bytes, performance.now());
  turn();
});

// Workers by lane. One that is busy with a task that nobody wants any more is ended, and a new one takes its place.
const workers = new Map();

function workerOf(lane) {
  let seat = workers.get(lane);
  if (!seat) {
    seat = { worker: new Worker("engine.mjs", { type: "module" }), isBusy: false };
    seat.worker.onmessage = (event) => hear(seat, event.data);
    seat.worker.onerror = () => show("The engine could not be started. Reload the page to try again.");
    workers.set(lane, seat);
  }
  return seat;
}

function hear(seat, { news, failure }) {
  if (news) {
    page.hear(news, performance.now());
    turn();
    return;
  }
  seat.isBusy = false;
  show(failure ? "The engine could not be loaded. Check the connection and try again." : "");
}

function stop(lane) {
  const seat = workers.get(lane);
  if (!seat?.isBusy) return;
  seat.worker.terminate();
  workers.delete(lane);
}

// Carries out what the app asks for, shows its screen, and sleeps until something is due.
let alarm;
let pause;
function turn() {
  for (let text = page.order(); text !== undefined; text = page.order()) {
    const order = JSON.parse(text);
    if (order.Stop) {
      stop(order.Stop);
    } else {
      const [lane] = order.Start;
      stop(lane);
      const seat = workerOf(lane);
      seat.isBusy = true;
      // Numbers of the engine have more digits than a script keeps, so the task stays text.
      seat.worker.postMessage(text.slice(text.indexOf(",") + 1, -2));
    }
  }
  const bytes = page.output();
  if (bytes.length) terminal.write(bytes);
  const at = page.wakes_at();
  const wait = at === undefined ? undefined : Math.max(0, at - performance.now());
  alarm = after(wait, alarm, () => page.tick(performance.now()));
  pause = after(page.patience(), pause, () => page.pause(performance.now()));
}

// Sets a timer anew, or none without a wait.
function after(wait, timer, wake) {
  clearTimeout(timer);
  if (wait === undefined) return undefined;
  return setTimeout(() => {
    wake();
    turn();
  }, wait);
}

try {
  await start();
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
  page = new WebPage(terminal.cols, terminal.rows, seed);
  terminal.onResize(({ cols, rows }) => {
    page.resize(cols, rows, performance.now());
    turn();
  });
  turn();
} catch (error) {
  show(`This browser could not start the game: ${error}`);
}
