import { expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import { nearestStop, stopFrom, stopsOf } from "./stops.ts";

function move(...kinds: string[]): message.LogItem {
  return { events: kinds.map((kind) => ({ kind })) } as unknown as message.LogItem;
}
const grammar = { quiet: [], joins: [], opens: ["turn"], prepares: ["set_up"] };

test("the set-up is one step, then every move and every turn is one", () => {
  const moves = [
    move("set_up"),
    move("set_up"),
    move("set_up", "turn"),
    move("placed"),
    move("drew", "turn"),
    move("placed"),
  ];
  expect(stopsOf(moves, grammar)).toEqual({ moves: [0, 3, 4, 5, 6], turns: [0, 3, 5, 6] });
});

test("a game without a set-up begins with its first move", () => {
  const moves = [move("laid", "turn"), move("laid")];
  expect(stopsOf(moves, { ...grammar, prepares: [] })).toEqual({
    moves: [0, 1, 2],
    turns: [0, 1, 2],
  });
  expect(stopsOf([], grammar)).toEqual({ moves: [0], turns: [0] });
});

test("a set-up that is not over yet is one step, too", () => {
  expect(stopsOf([move("set_up"), move("set_up")], grammar).moves).toEqual([0, 2]);
});

test("from stop to stop, and to the nearest one", () => {
  const stops = [0, 3, 5, 6];
  expect([stopFrom(stops, 0, 1), stopFrom(stops, 4, 1), stopFrom(stops, 6, 1)]).toEqual([3, 5, 6]);
  expect([stopFrom(stops, 6, -1), stopFrom(stops, 4, -1), stopFrom(stops, 0, -1)]).toEqual([
    5, 3, 0,
  ]);
  expect([nearestStop(stops, 1), nearestStop(stops, 2), nearestStop(stops, 6)]).toEqual([0, 3, 6]);
});
