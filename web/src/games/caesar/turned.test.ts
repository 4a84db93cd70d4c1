import { expect, test } from "vitest";
import { turnedAt } from "./turned.ts";

test("Might turns Italia's second marker first, and marks that one", () => {
  const second = [30, 40] as const;
  const held = (fallen: number) => ({ control: "caesar" as const, fallen });
  expect(turnedAt(held(0), second, 0)).toBe(second);
  expect(turnedAt(held(1), second, 1)).toBe(second);
  expect(turnedAt(held(1), second, 0)).toEqual([0, 0]);
  expect(turnedAt(held(2), second, 1)).toEqual([0, 0]);
  expect(turnedAt({ control: null, fallen: 0 }, second, 0)).toEqual([0, 0]);
  expect(turnedAt(held(0), undefined, 0)).toEqual([0, 0]);
});
