// The app, in a worker of its own: it has the library, answers keys, and gives tasks to engines in further workers.
import start, { WebPage } from "./outflank.mjs";
import { lockStorage, storage } from "./storage.mjs";

let page;

// Engines by lane. One that is busy with a task that nobody wants any more is ended, and a new one takes its place.
const engines = new Map();

// Engines kept at once, unless more are busy: each takes 47 MB.
const MOST_ENGINES = 2;

function engineOf(lane) {
  let seat = engines.get(lane);
  if (!seat) {
    for (const [other, { worker, isBusy }] of engines) {
      if (engines.size < MOST_ENGINES) break;
      if (isBusy) continue;
      worker.terminate();
      engines.delete(other);
    }
    seat = { worker: new Worker("engine.mjs", { type: "module" }), isBusy: false };
    seat.worker.onmessage = ({ data }) => guarded(() => onNews(lane, seat, data));
    seat.worker.onerror = () => guarded(() => onNews(lane, seat, { failure: "it could not be started" }));
    engines.set(lane, seat);
  }
  return seat;
}

function onNews(lane, seat, { news, failure }) {
  if (news) {
    page.on_news(news, performance.now());
    turn();
    return;
  }
  seat.isBusy = false;
  say(failure ? `The engine could not work (${failure}). Check the connection and try again.` : "", "engine");
  if (failure && engines.get(lane) === seat) {
    seat.worker.terminate();
    engines.delete(lane);
    page.lose_engine(lane, performance.now());
    turn();
  }
}

function stop(lane) {
  const seat = engines.get(lane);
  if (!seat?.isBusy) return;
  seat.worker.terminate();
  engines.delete(lane);
}

// Shows a sentence over the terminal, in the place of its source.
function say(text, source) {
  postMessage({ state: [text, source] });
}

function carryOut(text) {
  const order = JSON.parse(text);
  if (order.Stop) {
    stop(order.Stop);
  } else if (order.Start) {
    const [lane] = order.Start;
    stop(lane);
    const seat = engineOf(lane);
    seat.isBusy = true;
    // Numbers of the engine have more digits than a script keeps, so the task stays text.
    seat.worker.postMessage(text.slice(text.indexOf(",") + 1, -2));
  } else if (order.Remember !== undefined) {
    postMessage({ settings: order.Remember });
  } else if (order === "Merged") {
    postMessage({ merged: true });
  } else if (order.Download) {
    postMessage({ name: order.Download, content: page.content() });
  } else if (order.DownloadImage) {
    const { name, width, height } = order.DownloadImage;
    drawn(width, height, page.content()).then((content) => postMessage({ name, content }));
  }
}

// A PNG of these pixels.
function drawn(width, height, pixels) {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(new Uint8ClampedArray(pixels), width, height);
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas.convertToBlob();
}

// Carries out what the app asks for, shows its screen, and sleeps until something is due.
let alarm;
let pause;
function turn() {
  for (let text = page.order(); text !== undefined; text = page.order()) carryOut(text);
  const bytes = page.output();
  const pictures = changedPictures();
  if (bytes.length || pictures) postMessage({ bytes, pictures });
  const buttons = page.buttons();
  if (buttons) postMessage({ buttons: JSON.parse(buttons) });
  const at = page.wakes_at();
  const wait = at === undefined ? undefined : Math.max(0, at - performance.now());
  alarm = after(wait, alarm, () => page.tick(performance.now()));
  pause = after(page.patience(), pause, () => page.pause(performance.now()));
}

// Squares that are shown as pictures, and the pictures that the page does not have yet.
function changedPictures() {
  const text = page.pictures();
  if (!text) return undefined;
  const { new: fresh, ...changes } = JSON.parse(text);
  const images = fresh.map(([number, width, height]) => {
    const pixels = new Uint8ClampedArray(page.picture(number));
    return [number, new ImageData(pixels, width, height)];
  });
  return { ...changes, images };
}

// A fault of the program ends the app: it is said, and nothing more is tried.
function guarded(act) {
  try {
    act();
  } catch (error) {
    setTimeout(() => { throw error; });
  }
}

// Sets a timer anew, or none without a wait.
function after(wait, timer, wake) {
  clearTimeout(timer);
  if (wait === undefined) return undefined;
  return setTimeout(() => guarded(() => {
    wake();
    turn();
  }), wait);
}

// Tells that the tab that has the games is closed.
function otherTabClosed() {
  say("The other tab is closed. Reload the page to have your games here.", "storage");
}

// The program and its storage load while the page opens its terminal.
const loaded = Promise.all([start(), lockStorage()]).then(([, isOurs]) => storage(isOurs, otherTabClosed));
loaded.catch(() => {});

async function open({ columns, rows, cell, isTouch, settings, address, link }) {
  if (typeof WebAssembly === "undefined") throw new Error("it has no WebAssembly");
  const place = await loaded;
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
  page = new WebPage(columns, rows, seed, settings, place, address, navigator.languages.join(","));
  if (isTouch) page.expect_fingers();
  page.resize(columns, rows, ...cell, performance.now());
  if (link) page.follow(link, performance.now());
  turn();
}

// What came before the app was there.
let early = [];

onmessage = async ({ data }) => {
  if (data.start) {
    try {
      await open(data.start);
    } catch (error) {
      say(`This browser could not start the game: ${error}`, "start");
      return;
    }
    const waiting = early;
    early = undefined;
    waiting.forEach((it) => guarded(() => receive(it)));
  } else if (early) {
    early.push(data);
  } else {
    guarded(() => receive(data));
  }
};

function receive({ bytes, size, link, button, file, wantsLibrary }) {
  const now = performance.now();
  if (bytes) page.feed(bytes, now);
  if (size) page.resize(...size, now);
  if (link) page.follow(link, now);
  if (button) page.press(...button, now);
  if (file) page.take_file(file, now);
  if (wantsLibrary) giveLibrary();
  turn();
}

function giveLibrary() {
  try {
    postMessage({ name: "outflank-games.sqlite", content: page.library() });
  } catch (error) {
    say(String(error), "file");
  }
}
