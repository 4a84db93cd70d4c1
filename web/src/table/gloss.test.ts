import { expect, test } from "vitest";
import { place, spoken } from "./gloss.ts";

const CARD = { width: 280, height: 160 };
const WIDE = { width: 1440, height: 900 };

test("the card stands where there is most room, and never over its piece", () => {
  const left = { left: 20, top: 400, right: 90, bottom: 500 };
  expect(place(left, CARD, WIDE)).toMatchObject({ side: "right", left: 104 });
  const right = { left: 1300, top: 400, right: 1400, bottom: 500 };
  const beside = place(right, CARD, WIDE);
  expect(beside.side).toBe("left");
  expect(beside.left + CARD.width).toBeLessThan(right.left);
});

test("a wide piece is explained above or below it", () => {
  const wide = { left: 100, top: 700, right: 1340, bottom: 760 };
  expect(place(wide, CARD, WIDE).side).toBe("above");
});

test("it stays in the window", () => {
  const corner = { left: 0, top: 0, right: 60, bottom: 60 };
  expect(place(corner, CARD, WIDE).top).toBeGreaterThanOrEqual(0);
});

test("it covers nothing that can be pressed, if there is another side", () => {
  const at = (left: number) => ({ left, top: 730, right: left + 90, bottom: 850 });
  const held = at(400);
  const rest = [at(500), at(600)];
  expect(place(held, CARD, WIDE).side).toBe("right");
  expect(place(held, CARD, WIDE, [at(300), ...rest]).side).toBe("above");
  // A gold place above is worse than nothing at the left.
  const gold = { left: 300, top: 500, right: 600, bottom: 720 };
  expect(place(held, CARD, WIDE, [...rest, gold]).side).toBe("left");
});

test("what is read aloud is everything but the heading", () => {
  expect(spoken({ words: "Always.", now: "Now." })).toBe("Always. Now.");
});
