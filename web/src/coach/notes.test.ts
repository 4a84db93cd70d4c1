import { expect, test } from "vitest";
import { noted } from "./notes.ts";

const event = (rule: string, more: Record<string, unknown> = {}) => ({ kind: "x", rule, ...more });

test("the first new rule is explained, one at a time, beside its piece", () => {
  const known = new Set(["A-1"]);
  const meets = (rule: string) => !known.has(rule) && Boolean(known.add(rule));
  const news = [event("A-1"), event("A-2", { group: "senators" }), event("A-3")];
  expect(noted(news, meets)).toEqual({ rule: "A-2", points: ["group senators"] });
  // What was passed over comes when it applies again.
  expect(noted(news, meets)).toEqual({ rule: "A-3", points: [] });
  expect(noted(news, meets)).toBe(null);
});

test("what the log leaves out is not explained", () => {
  const news = [{ kind: "drew", rule: "A-1" }, event("A-2")];
  expect(noted(news, () => true, ["drew"])?.rule).toBe("A-2");
});
