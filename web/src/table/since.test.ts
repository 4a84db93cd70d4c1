import { expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import { PLAIN, type Grammar } from "./acta.ts";
import { sinceMine, stepsSince, toldBetween } from "./since.ts";

const item = (seat: number, kind = "act") =>
  ({ kind, seat, events: [] }) as unknown as message.LogItem;

test("it begins after one's own last move", () => {
  const log = [item(-1, "start"), item(0), item(1), item(0), item(1), item(1)];
  expect(sinceMine(log, 0)).toBe(3);
});

test("one move of another needs no looking back, nor does a game without one's own", () => {
  expect(sinceMine([item(0), item(1)], 0)).toBeNull();
  expect(sinceMine([item(1), item(1), item(1)], 0)).toBeNull();
  expect(sinceMine([item(0), item(1), item(1)], null)).toBeNull();
});

const moves = (...kinds: string[][]) =>
  kinds.map((all) => ({
    kind: "act",
    seat: 1,
    events: all.map((kind) => ({ kind, rule: "" })),
  })) as unknown as message.LogItem[];
const grammar: Grammar = { ...PLAIN, quiet: ["drew"] };

test("looking back stops where the log tells something", () => {
  const all = moves(["placed"], ["drew", "turn"], ["placed"], ["drew"], ["drew", "vote", "turn"]);
  expect(stepsSince(all, 1, grammar)).toEqual([3, 5]);
});

test("a step tells what happened on the way to it, too", () => {
  const all = moves(["placed"], ["drew", "vote"], ["won", "turn"]);
  expect(toldBetween(all, 1, 3, grammar).map((event) => event.kind)).toEqual(["vote", "won"]);
});
