import { expect, test } from "vitest";
import type { api } from "../wire/types.ts";
import { starLines } from "./star.ts";

const game = (first: number, second: number, winner: number) => ({
  table: `${first}${second}`,
  first,
  second,
  winner,
});
const cup = (names: string[], games: api.CupGame[]) =>
  ({ cup: { size: 4 }, people: names.map((name) => ({ name })), games }) as api.Cup;

test("everybody is joined with everybody", () => {
  const lines = starLines(cup(["Anna", "Berta"], []));
  expect(lines.length).toBe(6);
  expect(lines.filter((line) => line.both)).toEqual([
    { from: 0, to: 1, both: true, playing: false, winner: undefined },
  ]);
});

test("a line has a winner when both games are over", () => {
  const names = ["Anna", "Berta", "Chloé", "Dora"];
  const games = [game(0, 1, 0), game(1, 0, 1), game(0, 2, 1), game(2, 0, -1)];
  const more = [game(1, 2, 0), game(2, 1, 0), game(0, 3, 1), game(3, 0, 2)];
  const of = (from: number, to: number) =>
    starLines(cup(names, [...games, ...more])).find((line) => line.from === from && line.to === to);
  expect(of(0, 1)?.winner).toBe(0);
  expect(of(0, 2)).toMatchObject({ playing: true, winner: undefined });
  expect(of(1, 2)?.winner).toBe("tie");
  expect(of(0, 3)?.winner).toBe(3); // one won, one shared
  expect(of(2, 3)?.winner).toBe(undefined);
});
