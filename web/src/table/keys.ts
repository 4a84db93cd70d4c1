/** Whether a key was pressed at the table itself: not for the browser, not into a field. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  return !(event.target as Element).closest("input, textarea, select, dialog[open]");
}
