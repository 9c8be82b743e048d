// The browser's side of a session: bytes to and from a WebSocket, the window's size, and reconnection.
import { isTouch, onFit, openTerminal, show, showButtons } from "./emulator.mjs";
import { Overlay } from "./overlay.mjs";

// Pauses between attempts to reconnect, in milliseconds; the last one repeats.
const PAUSES = [500, 1000, 2000, 5000, 10000];

let socket;
let failures = 0;

function send(bytes) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(bytes);
}

const terminal = openTerminal(send);
const overlay = new Overlay(terminal);

// The server sends the buttons of a telephone between frames.
terminal.parser.registerOscHandler(7337, (json) => {
  showButtons(JSON.parse(json), (button) => send(JSON.stringify({ button })));
  return true;
});

// Squares as pictures, after the text of their frame. What follows waits until they are shown.
terminal.parser.registerOscHandler(7338, async (json) => {
  const { new: fresh, ...changes } = JSON.parse(json);
  const images = fresh.map(([number, png]) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    return [number, new Blob([bytes], { type: "image/png" })];
  });
  await overlay.draw({ ...changes, images });
  return true;
});

// The hours of the day are those of the browser's zone.
const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();

function sendSize() {
  const { cols: columns, rows } = terminal;
  send(JSON.stringify({ columns, rows, cell: overlay.measure(), zone, touch: isTouch }));
}

// A key is this browser's account. It is asked for before the first session; one that is there stays.
async function askForKey() {
  try {
    await fetch("/key", { method: "POST" });
  } catch {
    // The session is a guest's then, or waits for the network.
  }
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/session`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    failures = 0;
    show("");
    terminal.reset();
    overlay.draw({ clear: true, forget: true, images: [], gone: [], shown: [] });
    sendSize();
  };
  // The server waits for these words before it sends more, so a slow page is never flooded.
  socket.onmessage = (event) => terminal.write(new Uint8Array(event.data), () => send('"drawn"'));
  socket.onclose = (event) => {
    if (event.code === 1000) {
      show("Goodbye. Reload the page to play again.");
      return;
    }
    show("Connection lost. Reconnecting...");
    setTimeout(connect, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  };
}

onFit(sendSize);
show("Connecting...");
askForKey().then(connect);
