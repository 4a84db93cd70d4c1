/** Where the things are that lessons and the coach point at. */
export function find(what: string): string {
  const [kind, id, more] = what.split(" ");
  if (kind === "place")
    return `[data-place="${id}"], [data-venue="${id}"], .place[data-gloss="place ${id}"]`;
  if (kind === "merchant" || kind === "favour") return `[data-gloss="${kind} ${id}"]`;
  if (kind === "ticket") return `[data-gloss="ticket ${id} ${more}"]`;
  if (kind === "visitor") return `[data-gloss="visitor ${id}"]`;
  return "";
}
