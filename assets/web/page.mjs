// The page's own thread: the terminal, and what only a page may do. The app is in a worker; nothing is sent anywhere.
import { isTouch, onFit, openTerminal, show, showButtons } from "./emulator.mjs";
import { content } from "./files.mjs";
import { Overlay } from "./overlay.mjs";
import { keepData, remember, remembered } from "./settings.mjs";

// Largest file that the page takes, in bytes.
const LARGEST_FILE = 64 << 20;

const { app } = globalThis;
let isShown = false;
function fail() {
  show(
    isShown
      ? "A fault has ended the game. Reload the page to go on."
      : "This browser could not start the game: it needs module workers and WebAssembly.",
  );
}
if (app.hasFailed) fail();
app.onerror = fail;

const terminal = openTerminal((bytes) => app.postMessage({ bytes }));
const overlay = new Overlay(terminal);
onFit(() => app.postMessage({ size: [terminal.cols, terminal.rows, ...overlay.measure()] }));

app.onmessage = ({ data }) => {
  const { bytes, pictures, buttons, state, settings, merged, name, content } = data;
  if (bytes) {
    terminal.write(bytes, () => {
      if (pictures) overlay.draw(pictures);
      afterFirstBoard();
    });
  }
  if (buttons) showButtons(buttons, (button) => app.postMessage({ button }));
  if (state) show(...state);
  if (settings !== undefined) show(remember(settings), "settings");
  if (merged) show("Games were added.", "file", { label: "Reload to see them", act: () => location.reload() });
  if (name) download(name, content);
};

function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// Games come as files: dropped on the page, or chosen.
async function take(file) {
  if (!file) return;
  if (file.size > LARGEST_FILE) {
    show(`${file.name} is too large: a page takes files of up to 64 MB.`, "file");
    return;
  }
  show("", "file");
  try {
    app.postMessage({ file: await content(file) });
  } catch (error) {
    show(`${file.name} could not be read: ${error}`, "file");
  }
}

const chosen = document.getElementById("file");
chosen.addEventListener("change", () => {
  take(chosen.files[0]);
  chosen.value = "";
  terminal.focus();
});
document.getElementById("import").onclick = () => chosen.click();
document.getElementById("download").onclick = () => {
  app.postMessage({ wantsLibrary: true });
  terminal.focus();
};
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  take(event.dataTransfer.files[0]);
});

// Keeps the page for use offline, and offers a new version once it is loaded.
async function keepOffline() {
  if (!navigator.serviceWorker) return;
  const isUpdate = Boolean(navigator.serviceWorker.controller);
  let isAsked = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // Another tab that has asked does not end the game of this one.
    const reload = { label: "Reload", act: () => location.reload() };
    if (isAsked) location.reload();
    else if (isUpdate) show("A new version has begun.", "version", reload);
  });
  // The names of the files are imported, and must not come from the browser's cache either.
  const options = { updateViaCache: "none" };
  const registration = await navigator.serviceWorker.register("service-worker.js", options);
  const offer = (worker) => {
    const begin = () => {
      isAsked = true;
      worker.postMessage("begin");
    };
    show("A new version is ready.", "version", { label: "Reload", act: begin });
  };
  if (registration.waiting && isUpdate) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && isUpdate) offer(worker);
    });
  });
}

// The first board comes first.
function afterFirstBoard() {
  if (isShown) return;
  isShown = true;
  keepOffline().catch((error) => console.warn(error));
  keepData();
}

// The end of the address is a link to a position, a puzzle or a lesson.
function link() {
  const end = location.hash.slice(1);
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}

// `#bench` measures the engine in this browser.
function bench() {
  show("A fixed amount of search...", "bench");
  const engine = new Worker("engine.mjs", { type: "module" });
  engine.onmessage = ({ data: { bench, failure } }) => {
    show(bench ?? `The engine could not be loaded: ${failure}`, "bench");
    engine.terminate();
  };
  engine.postMessage("bench");
}

addEventListener("hashchange", () => {
  if (link() === "bench") bench();
  else app.postMessage({ link: link() });
});

const { cols: columns, rows } = terminal;
const cell = overlay.measure();
const address = location.origin + location.pathname;
const isBench = link() === "bench";
const first = isBench ? "" : link();
app.postMessage({ start: { columns, rows, cell, isTouch, settings: remembered(), address, link: first } });
if (isBench) bench();
