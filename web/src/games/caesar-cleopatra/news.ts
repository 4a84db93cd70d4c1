/** What just happened, read from the log: the turn that is on and the one before it. It gets the
 *  purple pennants. */
import type { Event } from "../contract.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Group } from "./pieces.ts";

export interface Marks {
  /** For each lane ("0 senators"): the open cards that are new, by name. */
  up: Map<string, string[]>;
  /** For each lane: how many of those face down are new, and which, as far as one may know. */
  down: Map<string, string[]>;
  /** Groups at which a patrician was won. */
  won: Set<string>;
  /** A vote card was turned. */
  vote: boolean;
}

export const UNKNOWN = "?";

/** The events since the turn before this one began. */
export function lately(sitting: Sitting): Event[] {
  const found: Event[][] = [];
  let turns = 0;
  for (let i = sitting.log.length - 1; i >= 0 && turns < 2; i--) {
    const item = sitting.log[i];
    if (!item || item.undone) continue;
    let events = item.events as Event[];
    for (let j = events.length - 1; j >= 0 && turns < 2; j--) {
      if (events[j]?.kind !== "turn") continue;
      turns += 1;
      if (turns === 2) events = events.slice(j);
    }
    found.push(events);
  }
  return found.reverse().flat();
}

export function marks(sitting: Sitting): Marks {
  const made: Marks = { up: new Map(), down: new Map(), won: new Set(), vote: false };
  const add = (to: Map<string, string[]>, event: Event, cards: string[]): void => {
    const key = `${event["seat"]} ${event["group"]}`;
    to.set(key, [...(to.get(key) ?? []), ...cards]);
  };
  for (const event of lately(sitting)) {
    const card = (event["card"] ?? UNKNOWN) as string;
    if (event.kind === "placed") add(event["face"] === "up" ? made.up : made.down, event, [card]);
    else if (event.kind === "scouted") add(made.up, event, event["cards"] as string[]);
    else if (event.kind === "castled") {
      const sizes = event["sizes"] as number[];
      (event["groups"] as Group[]).forEach((group, i) =>
        made.down.set(`${event["seat"]} ${group}`, Array<string>(sizes[i] ?? 0).fill(UNKNOWN)),
      );
    } else if (event.kind === "patrician_won") made.won.add(event["group"] as string);
    else if (event.kind === "vote_card") made.vote = true;
    else if (event.kind === "revealed") made.down.delete(`${event["seat"]} ${event["group"]}`);
  }
  return made;
}

/** Which of the cards are meant by a list of names: each name once, unknown ones from the end. */
export function marked(cards: readonly string[], names: readonly string[]): boolean[] {
  const hit = cards.map(() => false);
  for (const name of names) {
    let at = cards.length - 1;
    while (at >= 0 && (hit[at] || (name !== UNKNOWN && cards[at] !== name))) at -= 1;
    if (at >= 0) hit[at] = true;
  }
  return hit;
}
