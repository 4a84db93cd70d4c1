import { expect, test } from "vitest";
import { moment } from "../lobby/moment.ts";
import { dates } from "./dates.ts";

const AT = new Date(2026, 10, 18, 21, 30).getTime();

test("English dates are written as in Britain, others as their language has them", () => {
  const long = { dateStyle: "long" } as const;
  expect(dates("en", long).format(AT)).toBe("18 November 2026");
  expect(dates("de", long).format(AT)).toBe("18. November 2026");
});

test("a time of today is the hour alone", () => {
  expect(moment(AT, AT - 3_600_000, "en")).toBe("21:30");
});
