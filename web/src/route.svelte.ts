/** Where we are: the path says which page is shown. */
export const route = $state({
  path: location.pathname,
  query: location.search,
  hash: location.hash,
});

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

let moved = false;
/** Whether the reader came here from another of our pages: then nothing has the focus. */
export const cameFromUs = (): boolean => moved;

export function go(path: string, replace = false): void {
  moved ||= !replace;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Links to our own pages change the page without reloading it. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
