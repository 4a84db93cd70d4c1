import { expect, test } from "vitest";
import { clock, dark } from "./night.ts";

test("a night over midnight has two dark parts of the day, one within it has one", () => {
  expect(dark(1320, 420)).toEqual([
    [0, 420],
    [1320, 1440],
  ]);
  expect(dark(60, 420)).toEqual([[60, 420]]);
  expect(dark(0, 420)).toEqual([[0, 420]]);
  expect(dark(1320, 0)).toEqual([[1320, 1440]]);
  expect(dark(-1, -1)).toEqual([]);
  expect(dark(300, 300)).toEqual([]);
});

test("a minute of the day is shown as on a clock", () => {
  expect(clock(1320)).toBe("22:00");
  expect(clock(450)).toBe("07:30");
});
