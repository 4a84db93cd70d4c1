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

/** Whose turn it is the table shows: a note about it would take the place of one that is needed. */
const PLAIN = "turn";

export interface Noted {
  rule: string;
  points: string[];
  /** What applied it; none where the rule was asked for. */
  event?: Event;
}

const MOST = 200; // characters that a note has room for

/** The sentences with which a rule begins, as many as a note has room for: all are in the rules. */
export function brief(rule: string): string {
  const [first = "", ...others] = rule.split(/(?<=\D[.!?][”“»]?)\s+(?=\p{Lu})/u);
  let said = first;
  for (const sentence of others) {
    if (said.length + sentence.length >= MOST) break;
    said += ` ${sentence}`;
  }
  return said;
}

/** The first of the events with a rule that is new; asking makes it known. What the log leaves out is
 *  not explained either. */
export function noted(
  news: readonly Event[],
  meets: (rule: string) => boolean,
  quiet: readonly string[] = [],
  where: (event: Event) => string[] | undefined = () => undefined,
): Noted | null {
  for (const event of news) {
    if (!event.rule || event.kind === PLAIN || quiet.includes(event.kind)) continue;
    if (!meets(event.rule)) continue;
    const place = PLACES.find(([field]) => typeof event[field] === "string");
    return {
      rule: event.rule,
      event,
      points: where(event) ?? (place ? [`${place[1]} ${String(event[place[0]])}`] : []),
    };
  }
  return null;
}
