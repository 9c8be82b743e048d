// The plain view of the page: every answer is added to the log, which a screen reader reads out.
import { remember, remembered } from "./settings.mjs";

const log = document.getElementById("log");
const form = document.getElementById("form");
const line = document.getElementById("line");

const worker = new Worker("plain-worker.mjs", { type: "module" });
worker.onerror = () => add("This browser could not start the game.\n");

function add(text) {
  const part = document.createElement("div");
  part.textContent = text;
  log.append(part);
  line.scrollIntoView();
}

worker.onmessage = ({ data: { text, settings, isOver } }) => {
  if (text) add(text);
  if (settings !== undefined) add(remember(settings));
  line.disabled = Boolean(isOver);
  if (isOver) add("Reload the page to play again.");
  else line.focus();
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  add(`> ${line.value}`);
  // The next line waits for the answer.
  line.disabled = true;
  worker.postMessage({ line: line.value });
  line.value = "";
});

line.disabled = true;
worker.postMessage({ settings: remembered() });
