import { expect, test } from "vitest";
import { HAND, handAt } from "./pointing.ts";

const WINDOW = { width: 400, height: 800 };

test("the finger is at the lower part of the piece", () => {
  const hand = handAt({ left: 100, top: 100, width: 60, height: 50 }, WINDOW);
  expect(hand).toEqual({ x: 130 - HAND, y: 136, flip: false });
});

test("where there is no room below it points down from above", () => {
  const hand = handAt({ left: 100, top: 760, width: 60, height: 40 }, WINDOW);
  expect(hand.flip).toBe(true);
  expect(hand.y + HAND).toBeCloseTo(771.2);
});

test("it stays on the page", () => {
  expect(handAt({ left: 0, top: 100, width: 20, height: 20 }, WINDOW).x).toBe(4);
  expect(handAt({ left: 395, top: 100, width: 60, height: 20 }, WINDOW).x).toBe(400 - HAND - 4);
});
