// @vitest-environment node
import { expect, test } from "vitest";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";
import { idleAt, justLaid, justSent, note, noteAt, takenAt } from "./news.ts";

const event = (kind: string, more: object = {}): Event => ({ kind, rule: "", ...more });
const log = (...items: { events: Event[]; undone?: boolean }[]) =>
  ({ log: items }) as unknown as Sitting;
const news = (...all: Event[]) => ({ news: all }) as unknown as Sitting;

test("what was laid last is marked, however it came there", () => {
  const at = news(event("promoted", { place: "circus", seat: 1, level: 4 }));
  expect(justLaid(at, "circus", 1, 4)).toBe(true);
  expect(justLaid(at, "circus", 0, 4)).toBe(false);
  expect(justLaid(at, "theatre", 1, 4)).toBe(false);
  const idle = news(event("idle", { place: "circus", seat: 1, level: 4 }));
  expect(justLaid(idle, "circus", 1, 4)).toBe(false);
});

test("a visitor is marked at the venue to which it was sent", () => {
  const at = news(event("sent", { venue: "circus", visitor: "matron" }));
  expect(justSent(at, "circus", "matron")).toBe(true);
  expect(justSent(at, "theatre", "matron")).toBe(false);
});

test("cards taken and idle merchants are those of today", () => {
  const idle = (level: number) => event("idle", { place: "forum", seat: 2, level });
  const at = log(
    { events: [event("day"), event("took_ticket"), idle(1)] },
    { events: [event("day"), event("took_ticket"), event("took_unseen_ticket"), idle(3)] },
    { events: [event("took_ticket")], undone: true },
  );
  expect(takenAt(at, "forum")).toBe(2);
  expect([...idleAt(at, "forum")]).toEqual(["2 3"]);
  expect(takenAt(at, "villa")).toBe(0);
});

test("who declines is idle, too, unless the merchant has a card already", () => {
  const declined = (level: number, empty: boolean) =>
    event("declined", { place: "villa", seat: 1, level, empty });
  const at = log({ events: [event("day"), declined(4, false), declined(3, true)] });
  expect([...idleAt(at, "villa")]).toEqual(["1 3"]);
});

test("a ticket is taken at the Forum, whatever its venue", () => {
  expect(noteAt(event("took_ticket", { venue: "circus" }))).toBe("place forum");
  expect(noteAt(event("took_start"))).toBe("place villa");
  expect(noteAt(event("sold", { place: "circus" }))).toBeUndefined();
});

test("a log that does not go back to the morning tells no number", () => {
  expect(takenAt(log({ events: [event("took_ticket")] }), "forum")).toBeNull();
});

test("the first day begins with the game", () => {
  const first = { ...log({ events: [event("took_ticket")] }), view: { day: 1 } };
  expect(takenAt(first as unknown as Sitting, "forum")).toBe(1);
});

test("a note tells the favour that was played, not how the rule of all nine begins", () => {
  const texts = {
    say: (id: string, fields?: object) => (fields ? Object.values(fields).join(": ") : id),
    term: (id: string) => id,
  };
  const at = { texts } as unknown as Sitting;
  expect(note(at, event("sold_other"))).toBe("Other_venue: favour-other-venue.");
  expect(note(at, event("laid"))).toBeUndefined();
});
