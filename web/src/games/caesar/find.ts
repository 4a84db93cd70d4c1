/** Where the things are that lessons and the coach point at. */
export function find(what: string): string {
  const [kind, id] = what.split(" ");
  if (kind === "token") return `.dock [data-token="${id}"]`;
  if (kind === "province") return `[data-outline="${id}"]`;
  // A token reaches further than the place that it lies on.
  if (kind === "border") return `[data-spot="${id}"], .board [data-token="${id}"]`;
  // Where something was turned: a province or a border.
  if (kind === "place")
    return `[data-outline="${id}"], [data-spot="${id}"], .board [data-token="${id}"]`;
  if (kind === "senates") return `[data-senate="${id}"]`;
  if (kind === "markers") return `[data-markers="${id}"], .strip.bottom .pt`;
  if (what === "crassus row") return "[data-row], .strip.top ol";
  return "";
}

/** The tokens and markers round a province, what is about to lie there, and its handles. */
export function beside(what: string): string[] {
  const [kind, id] = what.split(" ");
  const pieces = ["token", "cover", "ghost"];
  if (kind === "province") {
    const round = pieces.flatMap((name) => [
      `[data-${name}^="${id}-"]`,
      `[data-${name}$="-${id}"]`,
    ]);
    return [...round, `[data-pill="${id}"]`].map((one) => `.board ${one}`);
  }
  if (kind !== "border") return [];
  return [...pieces.map((name) => `.board [data-${name}="${id}"]`), ".board .handle"];
}
