// The terminal emulator of a page: how it looks, how it fits its window, and the keys of a telephone.
import { Terminal } from "./xterm.mjs";
import { FitAddon } from "./addon-fit.mjs";
import { WebglAddon } from "./addon-webgl.mjs";

// Columns that a narrow window has at least: a board of medium squares.
const COLUMNS = 52;
// Columns of a telephone held upright: its board is as wide as the screen.
const PHONE_COLUMNS = 34;
const FONT_SIZE = 16;
const LARGEST_FONT_SIZE = 32;
// The window of a telephone that lies on its side has at least these: squares of two rows.
const LOW_COLUMNS = 60;
const LOW_ROWS = 20;
const LOW_HEIGHT = 500;
// Pixels that a finger draws a list by one line.
const LINE = 24;
const LEAST_FONT_SIZE = 8;

// Whether a finger points: keys are buttons then.
export const isTouch = matchMedia("(pointer: coarse)").matches;
let isTyping = false;

// Developer tools that emulate a telephone measure boxes in other device pixels than those of its scale. The terminal
// would take them for the size of its canvas; without a size it trusts the scale.
const measured = Object.getOwnPropertyDescriptor(globalThis.ResizeObserverEntry?.prototype ?? {}, "devicePixelContentBoxSize");
if (measured?.get) {
  Object.defineProperty(ResizeObserverEntry.prototype, "devicePixelContentBoxSize", {
    ...measured,
    get() {
      const sizes = measured.get.call(this);
      const isOfScale = Math.abs(sizes[0].inlineSize - this.contentRect.width * devicePixelRatio) < 2;
      return isOfScale ? sizes : [{ inlineSize: 0, blockSize: 0 }];
    },
  });
}

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
  terminal.parser.registerOscHandler(52, (data) => {
    copy(data.slice(data.indexOf(";") + 1));
    return true;
  });
  const encoder = new TextEncoder();
  terminal.onData((text) => send(encoder.encode(text)));
  terminal.onBinary((text) => send(Uint8Array.from(text, (c) => c.charCodeAt(0))));
  // Fits the terminal into its place; in a narrow one with a smaller font.
  const resize = () => {
    const isPhone = innerWidth < innerHeight && innerWidth < 600;
    const isLow = innerWidth > innerHeight && innerHeight < LOW_HEIGHT;
    const columns = isPhone ? PHONE_COLUMNS : isLow ? LOW_COLUMNS : COLUMNS;
    const rows = isLow ? LOW_ROWS : 0;
    let fontSize = isPhone || isLow ? LARGEST_FONT_SIZE : FONT_SIZE;
    const isSmall = () => {
      terminal.options.fontSize = fontSize;
      const size = fit.proposeDimensions();
      return size?.cols < columns || size?.rows < rows;
    };
    while (isSmall() && fontSize > LEAST_FONT_SIZE) fontSize -= 0.5;
    fit.fit();
    for (const tell of fitted) tell();
  };
  new ResizeObserver(resize).observe(document.getElementById("terminal"));
  if (isTouch) showKeys(terminal);
  // For tests and for the curious.
  globalThis.terminal = terminal;
  resize();
  terminal.focus();
  return terminal;
}

// On a telephone taps play; the keyboard comes when it is asked for.
function showKeys(terminal) {
  const keys = document.getElementById("keys");
  keys.hidden = false;
  terminal.textarea.inputMode = "none";
  scrollByTouch(terminal.element);
  document.getElementById("keyboard").addEventListener("click", () => {
    typeText(terminal, terminal.textarea.inputMode === "none");
  });
}

// Shows or hides the keyboard of a telephone.
function typeText(terminal, isWanted) {
  terminal.textarea.inputMode = isWanted ? "text" : "none";
  terminal.blur();
  terminal.focus();
}

// A finger that moves up or down scrolls as a wheel does.
function scrollByTouch(element) {
  let last;
  element.addEventListener("touchstart", ({ touches }) => (last = touches[0].clientY), { passive: true });
  element.addEventListener("touchmove", ({ touches: [touch] }) => {
    const lines = Math.trunc((last - touch.clientY) / LINE);
    if (!lines) return;
    last -= lines * LINE;
    const { clientX, clientY } = touch;
    const deltaMode = WheelEvent.DOM_DELTA_LINE;
    for (let line = 0; line < Math.abs(lines); line += 1) {
      const wheel = { bubbles: true, cancelable: true, clientX, clientY, deltaMode, deltaY: Math.sign(lines) };
      element.querySelector(".xterm-screen").dispatchEvent(new WheelEvent("wheel", wheel));
    }
  }, { passive: true });
}

// The key line as buttons, each with the key that sentences name. `press` takes place and word of one. Where a text is
// typed, the keyboard comes by itself if the browser lets it.
export function showButtons({ buttons, text }, press) {
  const keys = document.getElementById("keys");
  const keyboard = document.getElementById("keyboard");
  const shown = buttons.map(([word, key], place) => {
    const button = document.createElement("button");
    const name = document.createElement("small");
    name.textContent = key;
    button.append(word, name);
    button.onclick = () => press([place, word]);
    return button;
  });
  keys.replaceChildren(...shown, keyboard);
  keyboard.classList.toggle("wanted", text);
  if (text !== isTyping) typeText(globalThis.terminal, text);
  isTyping = text;
}

// Copies a text, which programs send to terminals in base64.
async function copy(base64) {
  try {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    await navigator.clipboard.writeText(new TextDecoder().decode(bytes));
    show("", "copy");
  } catch (error) {
    show(`The browser does not let the page copy: ${error}`, "copy");
  }
}

// Shows a sentence over the terminal, with a button for what it offers; an empty one hides it. Each source of sentences
// has a place of its own.
export function show(text, source = "", offer = undefined) {
  const state = document.getElementById("state");
  const place = [...state.children].find((it) => it.dataset.source === source);
  const line = place ?? state.appendChild(document.createElement("div"));
  line.dataset.source = source;
  line.textContent = text;
  line.hidden = !text;
  if (offer) {
    const button = document.createElement("button");
    button.textContent = offer.label;
    button.onclick = offer.act;
    line.append(" ", button);
  }
  state.hidden = [...state.children].every((it) => it.hidden);
}
