// The terminal emulator of a page: how it looks, how it fits its window, and the keys of a telephone.
import { Terminal } from "./xterm.mjs";
import { FitAddon } from "./addon-fit.mjs";
import { WebglAddon } from "./addon-webgl.mjs";

// Columns that a narrow window has at least: a board of medium squares.
const COLUMNS = 52;
const FONT_SIZE = 16;
const LEAST_FONT_SIZE = 8;

// Who wants to know when the terminal has a new size.
const fitted = [];

export function onFit(tell) {
  fitted.push(tell);
}

// Opens a terminal in the page. `send` takes the bytes that it types.
export function openTerminal(send) {
  const terminal = new Terminal({
    allowProposedApi: true,
    cursorBlink: false,
    customGlyphs: true,
    fontFamily: "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
    fontSize: FONT_SIZE,
    lineHeight: 1,
    scrollback: 0,
    theme: { background: "#121212" },
  });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  terminal.open(document.getElementById("terminal"));
  try {
    // Draws block characters itself, so that discs have no seams.
    const webgl = new WebglAddon();
    webgl.onContextLoss(() => webgl.dispose());
    terminal.loadAddon(webgl);
  } catch {
    // Without WebGL the browser's font draws them.
  }
  const encoder = new TextEncoder();
  terminal.onData((text) => send(encoder.encode(text)));
  terminal.onBinary((text) => send(Uint8Array.from(text, (c) => c.charCodeAt(0))));
  // Fits the terminal into its place; in a narrow one with a smaller font.
  const resize = () => {
    let fontSize = FONT_SIZE;
    const isNarrow = () => {
      terminal.options.fontSize = fontSize;
      return fit.proposeDimensions()?.cols < COLUMNS;
    };
    while (isNarrow() && fontSize > LEAST_FONT_SIZE) fontSize -= 0.5;
    fit.fit();
    for (const tell of fitted) tell();
  };
  new ResizeObserver(resize).observe(document.getElementById("terminal"));
  if (matchMedia("(pointer: coarse)").matches) showKeys(terminal, (keys) => send(encoder.encode(keys)));
  // For tests and for the curious.
  globalThis.terminal = terminal;
  resize();
  terminal.focus();
  return terminal;
}

// On a telephone taps play; the keyboard comes when it is asked for.
function showKeys(terminal, type) {
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
    } else if (button.dataset.keys) {
      type(button.dataset.keys);
    }
  });
}

// On a telephone, buttons with these words replace those that every page has; `press` takes the place of one.
export function showButtons(words, press) {
  const keys = document.getElementById("keys");
  const keyboard = document.getElementById("keyboard");
  const buttons = words.map((word, place) => {
    const button = document.createElement("button");
    button.textContent = word;
    button.onclick = () => press(place);
    return button;
  });
  keys.replaceChildren(...buttons, keyboard);
}

// Shows a sentence below the terminal, with a button for what it offers; an empty one hides it.
export function show(text, offer) {
  const state = document.getElementById("state");
  state.textContent = text;
  state.hidden = !text;
  if (!offer) return;
  const button = document.createElement("button");
  button.textContent = offer.label;
  button.onclick = offer.act;
  state.append(" ", button);
}
