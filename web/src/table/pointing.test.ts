import { expect, test } from "vitest";
import { covers, edgeFor, HAND, handAt, scrollNeeded } from "./pointing.ts";

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

test("a large piece stays to be read", () => {
  const hand = handAt({ left: 100, top: 100, width: 200, height: 200 }, WINDOW);
  expect(hand.y).toBe(286);
});

test("what lies under the cards in hand, or the tablet, is scrolled into sight", () => {
  const box = (top: number, height = 40) => ({ left: 0, top, width: 40, height });
  expect(scrollNeeded([box(300)], 200, 600)).toBe(0);
  expect(scrollNeeded([box(600), box(300)], 200, 600)).toBe(48);
  expect(scrollNeeded([box(100)], 200, 600)).toBe(-108);
  // Where not everything fits, the upper part is what is seen.
  expect(scrollNeeded([box(300), box(900)], 200, 600)).toBe(92);
  expect(scrollNeeded([], 200, 600)).toBe(0);
});

test("the tablet lies on the edge of the map that a step does not use", () => {
  const map = { left: 0, top: 200, width: 220, height: 300 };
  const box = (top: number, height: number) => [{ left: 10, top, width: 40, height }];
  // The map grows to 450 px when the tablet leaves its place above it.
  expect(edgeFor(box(400, 60), map, 450, 150)).toBe("top");
  expect(edgeFor(box(210, 60), map, 450, 150)).toBe("bottom");
  expect(edgeFor([...box(210, 60), ...box(430, 60)], map, 450, 150)).toBe("");
  expect(edgeFor(box(210, 60), map, 250, 150)).toBe("");
  // The coach's has no place beside the board.
  expect(edgeFor(box(210, 60), map, 250, 150, true)).toBe("bottom");
  expect(edgeFor(box(400, 60), map, 250, 150, true)).toBe("top");
});

test("the hand does not point at what lies under the tablet", () => {
  const tablet = { left: 0, top: 48, width: 390, height: 200 };
  expect(covers(tablet, { left: 200, top: 200, width: 60, height: 60 })).toBe(true);
  expect(covers(tablet, { left: 200, top: 230, width: 60, height: 60 })).toBe(false);
});
