// @vitest-environment node
import { expect, test } from "vitest";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";
import { lately, marked, marks, UNKNOWN } from "./news.ts";

const event = (kind: string, more: object = {}): Event => ({ kind, rule: "", ...more });
const sitting = (...items: { events: Event[]; undone?: boolean }[]) =>
  ({ log: items }) as unknown as Sitting;
const placed = (seat: number, group: string, face: string, card?: string) =>
  event("placed", { seat, group, face, ...(card ? { card } : {}) });

test("lately is this turn and the one before it", () => {
  const at = sitting(
    { events: [event("turn"), placed(0, "senators", "up", "1")] },
    { events: [event("passed"), event("turn"), placed(1, "censors", "up", "2")] },
    { events: [event("turn")] },
  );
  expect(lately(at).map((one) => one.kind)).toEqual(["turn", "placed", "turn"]);
});

test("what was taken back is not marked", () => {
  const at = sitting(
    { events: [event("turn")] },
    { events: [placed(0, "senators", "up", "5")], undone: true },
  );
  expect(marks(at).up.size).toBe(0);
});

test("new cards are marked by lane; one that was turned up is no longer face down", () => {
  const made = marks(
    sitting({
      events: [
        placed(0, "senators", "up", "3"),
        placed(0, "senators", "up", "3"),
        placed(1, "censors", "down"),
        placed(1, "aediles", "down"),
        event("vote_card", { card: "censors" }),
        event("revealed", { seat: 1, group: "censors", cards: ["4"] }),
        event("patrician_won", { seat: 1, group: "censors" }),
      ],
    }),
  );
  expect(made.up.get("0 senators")).toEqual(["3", "3"]);
  expect(made.down.has("1 censors")).toBe(false);
  expect(made.down.get("1 aediles")).toEqual([UNKNOWN]);
  expect([...made.won]).toEqual(["censors"]);
  expect(made.vote).toBe(true);
});

test("Castling lays every card of both groups anew", () => {
  const made = marks(
    sitting({
      events: [event("castled", { seat: 1, groups: ["senators", "praetors"], sizes: [2, 1] })],
    }),
  );
  expect(made.down.get("1 senators")).toEqual([UNKNOWN, UNKNOWN]);
  expect(made.down.get("1 praetors")).toEqual([UNKNOWN]);
});

test("each name marks one card, an unknown one the last that is left", () => {
  expect(marked(["3", "5", "3"], ["3"])).toEqual([false, false, true]);
  expect(marked(["3", "5", "3"], ["3", "3"])).toEqual([true, false, true]);
  expect(marked(["3", "5"], [UNKNOWN])).toEqual([false, true]);
  expect(marked(["3"], ["4"])).toEqual([false]);
});
