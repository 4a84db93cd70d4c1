import { expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import { figures, fullness, isLow, leftAt, passed } from "./time.ts";

const LIVE = { pace: "live", bank: 300 } as message.ClockInfo;
const TURNS = { pace: "turns", bank: 86_400 } as message.ClockInfo;
const UNITS: [string, string, string] = ["d", "h", "min"];

test("a clock runs from when it counts", () => {
  const seat = { left: 60_000, runs: true, since: 5_000 };
  expect(leftAt(seat, 4_000)).toBe(60_000); // the delay
  expect(leftAt(seat, 15_000)).toBe(50_000);
  expect(leftAt(seat, 1e9)).toBe(0);
  expect(leftAt({ ...seat, runs: false }, 1e9)).toBe(60_000);
});

test("figures", () => {
  expect(figures(462_000, "live", UNITS)).toBe("7:42");
  expect(figures(18_400, "live", UNITS)).toBe("0:19");
  expect(figures(0, "live", UNITS)).toBe("0:00");
  expect(figures(3_725_000, "live", UNITS)).toBe("1:02:05");
  expect(figures(46 * 3_600_000, "turns", UNITS)).toBe("1 d 22 h");
  expect(figures(5 * 3_600_000 + 1_200_000, "turns", UNITS)).toBe("5 h");
  expect(figures(90 * 60_000, "turns", UNITS)).toBe("1 h 30 min");
  expect(figures(12 * 60_000, "turns", UNITS)).toBe("12 min");
});

test("low, and how full the bowl is", () => {
  expect([isLow(LIVE, 29_000), isLow(LIVE, 31_000)]).toEqual([true, false]);
  expect([isLow(TURNS, 4 * 3_600_000), isLow(TURNS, 5 * 3_600_000)]).toEqual([true, false]);
  expect([fullness(LIVE, 600_000), fullness(LIVE, 149_000), fullness(LIVE, 0)]).toEqual([
    1, 0.5, 0,
  ]);
});

test("what is said aloud", () => {
  expect(passed(31_000, 30_000)).toEqual([30]);
  expect(passed(30_000, 29_000)).toEqual([]);
  expect(passed(40_000, 9_000)).toEqual([30, 10]);
  expect(passed(9_000, 40_000)).toEqual([]);
});
