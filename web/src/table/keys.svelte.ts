/** Keys of the table. Those of a single letter or figure can be switched off: they get in the way of
 *  software that reads the page aloud or is spoken to. */
const KEY = "triumvir-keys";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export const letters = $state({ on: stored() });

export function switchLetters(on: boolean): void {
  letters.on = on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Not kept: it lasts until the page is left.
  }
}

/** Whether a key was pressed at the table itself: not for the browser, not into a field, not while a
 *  dialog lies over the table (the button that had the focus there may be gone). */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  if (!letters.on && event.key.length === 1 && event.key !== " ") return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(event.target as Element).closest("input, textarea, select");
}
