import { expect, test } from "vitest";
import type { Event } from "../contract.ts";
import type { message } from "../../wire/types.ts";
import { accounts, atHome, decisive, lasts, rankOf, salesOf } from "./day.ts";

const account = (seat: number, visitors: number, tickets: number): Event => ({
  kind: "accounts",
  rule: "CM-46",
  seat,
  day: 1,
  points: visitors + tickets,
  visitors,
  tickets,
  coin_cards: 0,
  merchants: 0,
  seat_beside_caesar: 0,
});

test("a day's accounts, the best first, and what made it", () => {
  const all = accounts([account(0, 3, 2), account(1, 9, 3), account(2, 5, 2)]);
  expect(all.map((one) => one.seat)).toEqual([1, 2, 0]);
  expect(decisive(all)).toBe("visitors");
});

test("equal days have no one reason", () => {
  expect(decisive(accounts([account(0, 3, 2), account(1, 2, 3)]))).toBeNull();
});

test("after the last day comes the result instead", () => {
  expect(accounts([account(0, 1, 1), { kind: "ended", rule: "" }])).toEqual([]);
});

test("a burst of settlements is not looked at for ever", () => {
  const sold = { kind: "sold", rule: "" };
  expect(lasts([sold])).toBe(1200);
  expect(lasts(Array<Event>(20).fill(sold))).toBe(3600);
});

test("the sales of a day, without those of the day before and without what was taken back", () => {
  const sold = (seat: number) => ({ kind: "sold", seat, category: "box", points: 7 });
  const item = (events: object[], undone = false) =>
    ({ seq: 0, kind: "act", seat: 0, events, undone }) as unknown as message.LogItem;
  const told = [
    item([sold(0), { kind: "accounts" }, { kind: "day", day: 2 }]),
    item([sold(1)], true),
    item([sold(2), { kind: "sold_favour", seat: 3 }]),
  ];
  expect(salesOf(told, 1).map((sale) => sale.seat)).toEqual([0]);
  expect(salesOf(told, 2).map((sale) => sale.seat)).toEqual([2, 3]); // and beside Caesar
});

test("equal coins share a place", () => {
  expect([0, 1, 2, 3].map((seat) => rankOf([9, 12, 12, 3], seat))).toEqual([3, 1, 1, 4]);
});

test("what a seat kept in hand: without what it placed, with what came home, on that day alone", () => {
  const at = (day: number, ...events: object[]) =>
    ({
      seq: 0,
      kind: "act",
      seat: 0,
      events: [{ kind: "day", day }, ...events],
    }) as message.LogItem;
  const told = [
    at(1, { kind: "laid", seat: 0, level: 8 }, { kind: "promoted", seat: 1, level: 1 }),
    at(2, { kind: "laid", seat: 0, level: 5 }, { kind: "fronted", seat: 0, level: 6 }),
    { ...at(2, { kind: "laid", seat: 0, level: 2 }), undone: true },
    at(2, { kind: "went_home", seat: 0, level: 6 }, { kind: "laid", seat: 1, level: 3 }),
  ];
  expect(atHome(told, 1, 0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(atHome(told, 2, 0)).toEqual([1, 2, 3, 4, 6, 7, 8]);
  expect(atHome(told, 1, 1)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test("a favour is shown for longer than a merchant", () => {
  const one = (kind: string) => lasts([{ kind, rule: "" }]);
  for (const kind of ["promoted", "stepped", "fronted", "laid_again", "drew_ticket", "moved"])
    expect(one(kind)).toBeGreaterThan(one("laid"));
});
