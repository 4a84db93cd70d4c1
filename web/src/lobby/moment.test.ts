import { expect, test } from "vitest";
import { moment } from "./moment.ts";

const HOUR = 3600 * 1000;
const noon = new Date(2026, 10, 18, 12, 0).getTime();

test("today the hour alone, soon the weekday, later the date", () => {
  expect(moment(noon + 8 * HOUR, noon, "de")).toBe("20:00");
  expect(moment(noon + 32 * HOUR, noon, "de")).toContain("Donnerstag");
  expect(moment(noon + 20 * 24 * HOUR, noon, "de")).toContain("8. Dezember");
});
