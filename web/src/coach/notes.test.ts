import { expect, test } from "vitest";
import { brief, noted } from "./notes.ts";

const event = (rule: string, more: Record<string, unknown> = {}) => ({ kind: "x", rule, ...more });

test("the first new rule is explained, one at a time, beside its piece", () => {
  const known = new Set(["A-1"]);
  const meets = (rule: string) => !known.has(rule) && Boolean(known.add(rule));
  const news = [event("A-1"), event("A-2", { group: "senators" }), event("A-3")];
  expect(noted(news, meets)).toMatchObject({ rule: "A-2", points: ["group senators"] });
  // What was passed over comes when it applies again.
  expect(noted(news, meets)).toMatchObject({ rule: "A-3", points: [] });
  expect(noted(news, meets)).toBe(null);
});

test("that it is somebody’s turn takes no note", () => {
  const news = [{ kind: "turn", rule: "A-1" }, event("A-2")];
  expect(noted(news, () => true)?.rule).toBe("A-2");
});

test("what the log leaves out is not explained", () => {
  const news = [{ kind: "drew", rule: "A-1" }, event("A-2")];
  expect(noted(news, () => true, ["drew"])?.rule).toBe("A-2");
});

test("the game may say where it happened", () => {
  const news = [event("A-1", { venue: "circus" })];
  expect(noted(news, () => true)?.points).toEqual(["place circus"]);
  const where = () => ["place forum"];
  expect(noted(news, () => true, [], where)?.points).toEqual(["place forum"]);
  expect(
    noted(
      news,
      () => true,
      [],
      () => undefined,
    )?.points,
  ).toEqual(["place circus"]);
});

test("a long rule is told by its first sentences", () => {
  const long = `A ${"x".repeat(150)}.`;
  expect(brief("Keep it. Use it later.")).toBe("Keep it. Use it later.");
  expect(brief(`Der 1. Stein bleibt. ${long} ${long}`)).toBe(`Der 1. Stein bleibt. ${long}`);
  expect(brief(`${long} ${long}`)).toBe(long);
  // An ordinal ends no sentence.
  expect(brief(`${long.slice(0, -1)} am 1. Tag. ${long}`)).toMatch(/am 1. Tag.$/);
});
