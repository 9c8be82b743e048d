// The settings in the browser's storage, which may refuse to keep anything.
const NAME = "outflank.settings";

export function remembered() {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

// Returns a sentence if the settings cannot be kept.
export function remember(settings) {
  try {
    localStorage.setItem(NAME, settings);
    return "";
  } catch (error) {
    return `The settings could not be kept: ${error}`;
  }
}
