import { expect, test } from "vitest";
import {
  covers,
  edgeFor,
  fitsBelow,
  FOOT,
  HAND,
  handAt,
  scrollNeeded,
  spares,
} from "./pointing.ts";

const WINDOW = { width: 400, height: 800 };

test("the finger is at the lower part of the piece", () => {
  const hand = handAt({ left: 100, top: 100, width: 60, height: 50 }, WINDOW);
  expect(hand).toEqual({ x: 130 - HAND, y: 136, flip: false, mirror: false });
});

test("where there is no room below it points down from above", () => {
  const hand = handAt({ left: 100, top: 760, width: 60, height: 40 }, WINDOW);
  expect(hand.flip).toBe(true);
  expect(hand.y + HAND).toBeCloseTo(771.2);
});

test("it stays on the page", () => {
  expect(handAt({ left: 0, top: 100, width: 4, height: 20 }, WINDOW).x).toBe(4);
  expect(handAt({ left: 395, top: 100, width: 60, height: 20 }, WINDOW).x).toBe(400 - HAND - 4);
});

test("at the edge of the page it comes from the other side, so that it does not miss the piece", () => {
  const hand = handAt({ left: 0, top: 100, width: 20, height: 20 }, WINDOW);
  expect([hand.x, hand.mirror]).toEqual([10, true]);
});

test("it comes from where it hides nothing that is to be read", () => {
  const piece = { left: 200, top: 300, width: 40, height: 40 };
  const box = (left: number, top: number) => ({ left, top, width: 30, height: 20 });
  const low = 300 + 40 - 11;
  const ways = (...read: ReturnType<typeof box>[]) => {
    const { flip, mirror } = handAt(piece, WINDOW, read);
    return [flip, mirror];
  };
  expect(ways(box(180, low + 20))).toEqual([false, true]);
  expect(ways(box(180, low + 20), box(230, low + 20))).toEqual([true, false]);
  expect(ways(box(180, low + 20), box(230, low + 20), box(180, 280))).toEqual([true, true]);
  expect(ways(box(20, 20))).toEqual([false, false]);
});

test("it stays on the board, and comes from the piece's side if its middle hides something", () => {
  const lane = { left: 100, top: 60, width: 80, height: 150 };
  const sum = [{ left: 100, top: 200, width: 80, height: 30 }];
  expect(handAt(lane, WINDOW, sum).flip).toBe(true);
  const board = { left: 0, top: 50, width: 400, height: 600 };
  const { x, flip } = handAt(lane, WINDOW, sum, board);
  expect([x, flip]).toEqual([120 - HAND, false]);
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

test("over a column from edge to edge it lies on the other's side, not where one presses", () => {
  const board = { left: 0, top: 48, width: 390, height: 560 };
  const column = [{ left: 150, top: 84, width: 88, height: 460 }];
  expect(edgeFor(column, board, 560, 150, true)).toBe("top");
});

test("the hand does not point at what lies under the tablet", () => {
  const tablet = { left: 0, top: 48, width: 390, height: 200 };
  expect(covers(tablet, { left: 200, top: 200, width: 60, height: 60 })).toBe(true);
  expect(covers(tablet, { left: 200, top: 230, width: 60, height: 60 })).toBe(false);
});

test("a tablet lies below a board that leaves room there", () => {
  const board = { left: 0, top: 50, width: 800, height: 900 };
  const drawn = (height: number) => ({ left: 0, top: 50, width: 800, height });
  expect(fitsBelow(board, drawn(600), 170)).toBe(true);
  expect(fitsBelow(board, drawn(700), 170)).toBe(false); // it would hide what lies at the foot
  // Without an own strip there is more room.
  expect(fitsBelow(board, drawn(690), 170)).toBe(false);
  expect(fitsBelow(board, drawn(690), 170, FOOT)).toBe(true);
});

test("a tablet spares what is pressed on the other side of the board", () => {
  const board = { left: 0, top: 50, width: 390, height: 560 };
  const cards = [{ left: 15, top: 150, width: 240, height: 100 }];
  expect(spares("top", cards, board, 560, 150)).toBe(false);
  expect(spares("bottom", cards, board, 560, 150)).toBe(true);
  const low = [{ left: 15, top: 520, width: 100, height: 70 }];
  expect(spares("top", low, board, 560, 185)).toBe(true);
  expect(spares("bottom", low, board, 560, 185)).toBe(false);
});
