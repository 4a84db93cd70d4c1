// @vitest-environment node
import { expect, test } from "vitest";
import { climbed } from "./cursus.ts";

const levels = ["novice", "apprentice", "citizen"];
const rung = (game: string, role: string, beaten: string, next: string) => ({
  game,
  role,
  beaten,
  next,
  down: false,
});

test("of a game whose seats have roles, the best counts", () => {
  const rungs = [
    rung("caesar", "caesar", "novice", "apprentice"),
    rung("caesar", "pompey", "apprentice", "citizen"),
    rung("circus-maximus", "", "", "novice"),
  ];
  expect(climbed({ rungs, levels })).toEqual([
    { game: "caesar", beaten: 2, next: "citizen" },
    { game: "circus-maximus", beaten: 0, next: "novice" },
  ]);
  expect(climbed({ rungs: [], levels })).toEqual([]);
});
