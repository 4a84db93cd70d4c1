// @vitest-environment node
import { expect, test } from "vitest";
import type { Lane } from "./pieces.ts";
import { countOf, sumOf, withMore } from "./sums.ts";

const lane = (up: string[], down: number, known: string[] | null) =>
  ({ up, down, known }) as unknown as Lane;

test("the other's backs are counted, not added", () => {
  expect(sumOf(lane(["3", "philosopher"], 2, null))).toEqual({ sum: 3, down: 2, philosophers: 1 });
});

test("one's own cards count whether they lie open or not", () => {
  expect(sumOf(lane(["3"], 2, ["5", "philosopher"]))).toEqual({
    sum: 8,
    down: 0,
    philosophers: 1,
  });
  expect(countOf(lane(["3"], 2, ["5", "philosopher"]))).toBe(3);
});

test("a lane that is not there is empty", () => {
  expect(sumOf(undefined)).toEqual({ sum: 0, down: 0, philosophers: 0 });
  expect(countOf(undefined)).toBe(0);
});

test("cards in the making are added to what lies there", () => {
  const base = sumOf(lane(["2"], 1, null));
  expect(withMore(base, ["4", "philosopher"])).toEqual({ sum: 6, down: 1, philosophers: 1 });
});
