import type { Event } from "../contract.ts";

/** Where the things are that lessons and the coach point at. */
export function find(what: string): string {
  const [kind, id] = what.split(" ");
  if (kind === "card") return `.dock [data-card="${id}"]`;
  if (kind === "lane") return `[data-lane="${what.slice(5)}"] .stack`;
  if (kind === "group") return `[data-group="${id}"], [data-lane$=" ${id}"]`;
  if (what === "reserves") return '[data-at^="reserve "], .dock .draw';
  if (what === "bonus") return ".dock .secret";
  if (what === "votes") return '[data-at="votes"]';
  return "";
}

/** Of cards on one side of a group: a note does not lie over them. */
const OF_ONE_LANE = ["placed", "scouted", "assassinated", "lost"];
/** Action cards that strike the other's side of a group alone. */
const STRIKES = ["assassination", "scout"];

/** What a note on this event points at, where its group says too much. */
export function noteAt(event: Event): string | undefined {
  if (event.kind === "bonus_dealt") return "bonus";
  if (event.kind === "announced" && STRIKES.includes(String(event["card"])))
    return `lane ${1 - Number(event["seat"])} ${event["group"]}`;
  return OF_ONE_LANE.includes(event.kind) ? `lane ${event["seat"]} ${event["group"]}` : undefined;
}
