/** Where the things are that lessons and the coach point at. */
export function find(what: string): string {
  const [kind, id] = what.split(" ");
  if (kind === "token") return `.dock [data-token="${id}"]`;
  if (kind === "province") return `[data-outline="${id}"]`;
  if (kind === "border") return `[data-spot="${id}"]`;
  if (kind === "markers") return `[data-markers="${id}"], .strip.bottom .pt`;
  if (what === "crassus row") return "[data-row]";
  return "";
}
