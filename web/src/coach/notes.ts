/** Rule notes: which rule is explained, and where its piece lies. */
import type { Event } from "../games/contract.ts";

/** A field of an event, and what lessons and the coach call such a thing. */
const PLACES: [field: string, kind: string][] = [
  ["group", "group"],
  ["province", "province"],
  ["border", "border"],
  ["place", "place"],
  ["venue", "place"],
];

export interface Noted {
  rule: string;
  points: string[];
}

/** The first of the events with a rule that is new; asking makes it known. What the log leaves out is
 *  not explained either. */
export function noted(
  news: readonly Event[],
  meets: (rule: string) => boolean,
  quiet: readonly string[] = [],
): Noted | null {
  for (const event of news) {
    if (!event.rule || quiet.includes(event.kind) || !meets(event.rule)) continue;
    const place = PLACES.find(([field]) => typeof event[field] === "string");
    return { rule: event.rule, points: place ? [`${place[1]} ${String(event[place[0]])}`] : [] };
  }
  return null;
}
