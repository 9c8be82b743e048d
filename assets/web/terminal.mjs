// The browser's side of a session: bytes to and from a WebSocket, the window's size, and reconnection.
import { Terminal } from "/xterm.mjs";
import { FitAddon } from "/addon-fit.mjs";
import { WebglAddon } from "/addon-webgl.mjs";

// Pauses between attempts to reconnect, in milliseconds; the last one repeats.
const PAUSES = [500, 1000, 2000, 5000, 10000];
// Columns that a narrow window has at least: the board with a panel beside it.
const COLUMNS = 40;

const place = document.getElementById("terminal");
const state = document.getElementById("state");
const isTouch = matchMedia("(pointer: coarse)").matches;

const terminal = new Terminal({
  allowProposedApi: true,
  cursorBlink: false,
  customGlyphs: true,
  fontFamily: "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSize: 16,
  lineHeight: 1,
  scrollback: 0,
  theme: { background: "#121212" },
});
const fit = new FitAddon();
terminal.loadAddon(fit);
terminal.open(place);
try {
  // Draws block characters itself, so that discs have no seams.
  const webgl = new WebglAddon();
  webgl.onContextLoss(() => webgl.dispose());
  terminal.loadAddon(webgl);
} catch {
  // Without WebGL the browser's font draws them.
}

// Fits the terminal into its place; in a narrow one with a smaller font.
function resize() {
  terminal.options.fontSize = 16;
  const size = fit.proposeDimensions();
  if (size && size.cols < COLUMNS) {
    terminal.options.fontSize = Math.max(8, Math.floor((16 * size.cols) / COLUMNS));
  }
  fit.fit();
}

let socket;
let failures = 0;
let isOver = false;

function send(bytes) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(bytes);
}

function sendSize() {
  send(JSON.stringify({ columns: terminal.cols, rows: terminal.rows }));
}

function show(text) {
  state.textContent = text;
  state.hidden = !text;
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/session`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    failures = 0;
    show("");
    terminal.reset();
    sendSize();
  };
  // The server waits for these words before it sends more, so a slow page is never flooded.
  socket.onmessage = (event) => terminal.write(new Uint8Array(event.data), () => send('"drawn"'));
  socket.onclose = (event) => {
    if (event.code === 1000) {
      isOver = true;
      show("Goodbye. Reload the page to play again.");
      return;
    }
    show("Connection lost. Reconnecting...");
    setTimeout(connect, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  };
}

const encoder = new TextEncoder();
terminal.onData((text) => send(encoder.encode(text)));
terminal.onBinary((text) => send(Uint8Array.from(text, (c) => c.charCodeAt(0))));
terminal.onResize(sendSize);
addEventListener("resize", resize);

// On a telephone taps play; the keyboard comes when it is asked for.
if (isTouch) {
  const keys = document.getElementById("keys");
  keys.hidden = false;
  terminal.textarea.inputMode = "none";
  keys.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.id === "keyboard") {
      terminal.textarea.inputMode = terminal.textarea.inputMode === "none" ? "text" : "none";
      terminal.blur();
      terminal.focus();
    } else {
      send(encoder.encode(button.dataset.keys));
    }
  });
}

// For tests and for the curious.
globalThis.terminal = terminal;

resize();
terminal.focus();
connect();
