/** What just happened, as the board marks it, and what the log and the notes tell of it. */
import { messageId } from "../../texts/texts.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";
import { capital, label, type Effect, type Place, type View } from "./circus.ts";

const LAID = ["laid", "promoted", "stepped", "fronted", "laid_again"];
const TAKEN: Partial<Record<Place, string[]>> = {
  villa: ["took_favour", "took_unseen", "took_start"],
  forum: ["took_ticket", "took_unseen_ticket"],
};

/** Whether this merchant is what was laid last. */
export function justLaid(sitting: Sitting, place: Place, seat: number, level: number): boolean {
  return sitting.news.some(
    (event) =>
      LAID.includes(event.kind) &&
      event["place"] === place &&
      event["seat"] === seat &&
      event["level"] === level,
  );
}

/** Whether a visitor was just sent to this venue. */
export function justSent(sitting: Sitting, venue: string, visitor: string): boolean {
  return sitting.news.some(
    (event) =>
      (event.kind === "sent" || event.kind === "moved") &&
      event["venue"] === venue &&
      event["visitor"] === visitor,
  );
}

/** Today's events as far as the log goes back, and whether that is to the morning. */
function today(sitting: Sitting): { events: Event[]; whole: boolean } {
  const all = sitting.log.filter((item) => !item.undone).flatMap((item) => item.events as Event[]);
  const dawn = all.map((event) => event.kind).lastIndexOf("day");
  // The first day begins with the game, and no event tells it.
  const first = (sitting.view as View | null)?.day === 1;
  return { events: all.slice(dawn + 1), whole: dawn >= 0 || first };
}

/** Whether a merchant got nothing: it could do nothing, or its owner did not want to. */
function emptyHanded(event: Event): boolean {
  return event.kind === "idle" || (event.kind === "declined" && event["empty"] === true);
}

/** Merchants that got nothing at a place today, as "seat level". */
export function idleAt(sitting: Sitting, place: Place): Set<string> {
  return new Set(
    today(sitting)
      .events.filter((event) => emptyHanded(event) && event["place"] === place)
      .map((event) => `${event["seat"]} ${event["level"]}`),
  );
}

/** How many cards were taken at a place today; null if the log does not tell. */
export function takenAt(sitting: Sitting, place: Place): number | null {
  const kinds = TAKEN[place] ?? [];
  const { events, whole } = today(sitting);
  return whole ? events.filter((event) => kinds.includes(event.kind)).length : null;
}

/** Where it happened: a taken ticket names its venue, but was taken at the Forum. */
export function noteAt(event: Event): string | undefined {
  const place = Object.entries(TAKEN).find(([, kinds]) => kinds.includes(event.kind))?.[0];
  return place ? `place ${place}` : undefined;
}

/** The favours whose rule tells of all nine, by the event that plays them. */
const PLAYED: Record<string, Effect> = {
  fronted: "front",
  doubled: "double",
  sold_other: "other_venue",
  sold_unseen: "unseen",
  took_unseen: "unseen",
  took_unseen_ticket: "unseen",
  homing: "homecoming",
  gave_ticket: "exchange",
  exchanged: "exchange",
  moved: "redirect",
};

/** "Other venue: your active merchant sells a ticket of another venue." */
export function note(sitting: Sitting, event: Event): string | undefined {
  const effect = PLAYED[event.kind];
  if (!effect) return undefined;
  const { texts } = sitting;
  const words = `${texts.say(messageId("favour", effect))}.`;
  return label(sitting, "titled", { title: capital(texts.term(effect)), words });
}
