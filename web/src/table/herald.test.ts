import { describe, expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import { lastLines } from "./herald.ts";

function item(seat: number, words: string[], more: Partial<message.LogItem> = {}) {
  const events = words.map((one) => ({ kind: one.split(" ")[0] }));
  return { seq: 1, kind: "act", seat, events, words, ...more };
}

describe("what is called out", () => {
  test("what others did since my own action, and what came of that", () => {
    const log = [item(1, ["old"]), item(0, ["mine", "came of it"]), item(1, ["theirs"])];
    expect(lastLines(log, 0, [])).toEqual(["came of it", "theirs"]);
  });

  test("the last sentences, as many as fit, but one at least", () => {
    const long = "x".repeat(100);
    expect(lastLines([item(1, [long, "short", "last"])], 0, [])).toEqual([long, "short", "last"]);
    expect(lastLines([item(1, [long, `${long} b`])], 0, [])).toEqual([`${long} b`]);
    expect(lastLines([item(1, ["y".repeat(200)])], 0, [])).toHaveLength(1);
  });

  test("nothing of quiet kinds, nothing that was taken back", () => {
    const log = [item(1, ["turn 5", "lays"]), item(1, ["gone"], { undone: true })];
    expect(lastLines(log, 0, ["turn"])).toEqual(["lays"]);
  });

  test("nothing of what the coach says: whom it is for has read it", () => {
    const warns = item(0, ["The coach warns Anna."], { kind: "coach", events: [] });
    expect(lastLines([item(1, ["lays"]), warns], 0, [])).toEqual(["lays"]);
  });

  test("nothing of who sits down: the seats show it", () => {
    const sits = item(1, ["sits down"], { kind: "sit", events: [] });
    expect(lastLines([sits, item(1, ["lays"])], 0, [])).toEqual(["lays"]);
    expect(lastLines([sits], 0, [])).toEqual([]);
  });

  test("an onlooker hears of everybody", () => {
    expect(lastLines([item(0, ["a"]), item(1, ["b"])], null, [])).toEqual(["a", "b"]);
  });
});
