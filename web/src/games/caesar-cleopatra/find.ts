/** Where the things are that lessons and the coach point at. */
export function find(what: string): string {
  const [kind, id] = what.split(" ");
  if (kind === "card") return `.dock [data-card="${id}"]`;
  if (kind === "lane") return `[data-lane="${what.slice(5)}"] .stack`;
  if (kind === "group") return `[data-group="${id}"], [data-lane$=" ${id}"]`;
  if (what === "reserves") return '[data-at^="reserve "], .dock .draw';
  if (what === "votes") return '[data-at="votes"]';
  return "";
}
