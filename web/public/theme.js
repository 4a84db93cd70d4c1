// Before the first paint: the theme that the reader chose, else none, and the system decides.
try {
  const chosen = localStorage.getItem("triumvir-theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // No storage: the system decides.
}
