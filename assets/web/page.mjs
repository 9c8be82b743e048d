// The page's own thread: the terminal, and what only a page may do. The app is in a worker; nothing is sent anywhere.
import { openTerminal, show } from "./emulator.mjs";

// Name of the settings in the browser's storage.
const SETTINGS = "outflank.settings";

const app = new Worker("app.mjs", { type: "module" });
app.onerror = () => show("This browser could not start the game.");

const terminal = openTerminal((bytes) => app.postMessage({ bytes }));
terminal.onResize(({ cols, rows }) => app.postMessage({ size: [cols, rows] }));

app.onmessage = ({ data: { bytes, state, settings, name, content } }) => {
  if (bytes) terminal.write(bytes);
  if (state !== undefined) show(state);
  if (settings !== undefined) remember(settings);
  if (name) download(name, content);
};

// A browser may refuse to keep anything.
function remembered() {
  try {
    return localStorage.getItem(SETTINGS) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(settings) {
  try {
    localStorage.setItem(SETTINGS, settings);
  } catch (error) {
    show(`The settings could not be kept: ${error}`);
  }
}

function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

const { cols: columns, rows } = terminal;
app.postMessage({ start: { columns, rows, settings: remembered() } });
