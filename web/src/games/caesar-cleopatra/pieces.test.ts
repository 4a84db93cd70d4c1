import { expect, test } from "vitest";
import { keysOf } from "./pieces.ts";

test("when a card leaves a hand the others keep their names", () => {
  const hand = keysOf(["1", "3", "3", "5", "spy"]);
  expect(new Set(hand).size).toBe(5);
  expect(keysOf(["1", "3", "5", "spy"])).toEqual(hand.filter((_, i) => i !== 2));
});
