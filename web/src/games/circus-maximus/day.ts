/** The end of a day: who earned what, and why it stands so. */
import type { message } from "../../wire/types.ts";
import type { Event } from "../contract.ts";
import type { Category, Effect, Venue, VisitorCard } from "./circus.ts";

const TIMES: Record<string, number> = {
  laid: 800,
  passed: 550,
  passed_of_necessity: 550,
  // A favour is read before it is seen.
  promoted: 1600,
  stepped: 1600,
  fronted: 1600,
  laid_again: 1600,
  drew_ticket: 1600,
  drew_visitor: 1600,
  sent: 1200,
  gave_ticket: 1200,
  exchanged: 1200,
  moved: 1600,
  doubled: 1200,
  homing: 1200,
  went_home: 800,
  took_favour: 950,
  took_unseen: 1200,
  took_unseen_ticket: 1200,
  took_start: 950,
  start_given: 800,
  took_ticket: 950,
  sold: 1200,
  sold_other: 1200,
  sold_unseen: 1600,
  sold_favour: 1600,
  caesar_left: 900,
  idle: 200,
};

/** For how long these are looked at, in ms at a brisk pace. */
export function lasts(news: readonly Event[]): number {
  return Math.min(
    3600,
    news.reduce((sum, event) => sum + (TIMES[event.kind] ?? 100), 0),
  );
}

export interface Account {
  seat: number;
  day: number;
  points: number;
  visitors: number;
  tickets: number;
  coin_cards: number;
  merchants: number;
  seat_beside_caesar: number;
}

/** The accounts of a day, the best first; none unless another day follows. */
export function accounts(news: readonly Event[]): Account[] {
  if (news.some((event) => event.kind === "ended")) return [];
  return news
    .filter((event) => event.kind === "accounts")
    .map((event) => event as unknown as Account)
    .sort((a, b) => b.points - a.points || a.seat - b.seat);
}

/** What made the best day: the source with the largest lead over the others' best. */
export function decisive(all: readonly Account[]): keyof Account | null {
  const [first, ...rest] = all;
  if (!first || !rest.length || first.points === rest[0]?.points) return null;
  const sources = ["visitors", "tickets", "coin_cards", "merchants", "seat_beside_caesar"] as const;
  const lead = (source: (typeof sources)[number]) =>
    first[source] - Math.max(...rest.map((one) => one[source]));
  return sources.reduce((best, one) => (lead(one) > lead(best) ? one : best));
}

/** What was sold, a ticket or a favour beside Caesar: to whom, and for how much in all. */
export interface Sale {
  seat: number;
  venue?: Venue;
  category?: Category;
  favour?: Effect;
  visitor: VisitorCard;
  coin_cards: number;
  points: number;
}

/** What was sold on a day, in the order of play. */
export function salesOf(told: readonly message.LogItem[], day: number): Sale[] {
  let now = 1;
  const found: Sale[] = [];
  for (const item of told) {
    if (item.undone) continue;
    for (const event of item.events) {
      if (event["kind"] === "day") now = Number(event["day"]);
      const sold = String(event["kind"]).startsWith("sold");
      if (sold && now === day) found.push(event as unknown as Sale);
    }
  }
  return found;
}

const LAID = ["laid", "promoted", "stepped", "fronted"];

/** The levels that a seat kept in hand on a day, as the log tells. */
export function atHome(told: readonly message.LogItem[], day: number, seat: number): number[] {
  let now = 1;
  const home = new Set([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const item of told) {
    if (item.undone) continue;
    for (const event of item.events) {
      const kind = String(event["kind"]);
      if (kind === "day") now = Number(event["day"]);
      if (now !== day || event["seat"] !== seat) continue;
      if (LAID.includes(kind)) home.delete(Number(event["level"]));
      if (kind === "went_home") home.add(Number(event["level"]));
    }
  }
  return [...home].sort((a, b) => a - b);
}

/** Where a seat stands by its coins: equal coins share a place. */
export function rankOf(totals: readonly number[], seat: number): number {
  const own = totals[seat] ?? 0;
  return totals.filter((other) => other > own).length + 1;
}
