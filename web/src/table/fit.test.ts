import { expect, test } from "vitest";
import { sizeFor } from "./fit.ts";

test("what fits keeps its size", () => {
  expect(sizeFor(500, (size) => 500 * size)).toBe(1);
});

test("what does not is drawn as large as the room allows", () => {
  const size = sizeFor(400, (at) => 500 * at);
  expect(size).toBeGreaterThan(0.78);
  expect(size * 500).toBeLessThanOrEqual(402);
});

test("a smaller board is laid out wider, and needs less than its share", () => {
  const size = sizeFor(400, (at) => (at > 0.9 ? 500 : 420) * at);
  expect(size).toBeCloseTo(0.9, 1);
});

test("nothing becomes smaller than can be read", () => {
  expect(sizeFor(10, () => 500)).toBe(0.45);
});
