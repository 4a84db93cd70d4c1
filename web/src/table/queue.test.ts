import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue() {
  const shown: string[] = [];
  const made = new Queue<[string, number]>(
    ([name, lasts], hurried) => {
      shown.push(hurried ? `${name}!` : name);
      return lasts;
    },
    () => shown.push("."),
  );
  return { made, shown };
}

test("one after the other, each for its time", () => {
  const { made, shown } = queue();
  made.push(["vote", 1000]);
  made.push(["lay", 200]);
  expect(shown).toEqual(["vote"]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(["vote"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["vote", ".", "lay"]);
  vi.advanceTimersByTime(200);
  expect(made.idle).toBe(true);
});

test("what takes no time is there at once", () => {
  const { made, shown } = queue();
  made.push(["a", 0]);
  made.push(["b", 0]);
  expect(shown).toEqual(["a", ".", "b", "."]);
});

test("a skip ends one scene, a hurry all of them", () => {
  const { made, shown } = queue();
  made.push(["a", 500]);
  made.push(["b", 500]);
  made.push(["c", 500]);
  made.skip();
  expect(shown).toEqual(["a", ".", "b"]);
  made.hurry();
  // What b led to is told before c.
  expect(shown).toEqual(["a", ".", "b", ".", "c!", "."]);
  expect(made.idle).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(6);
});

test("what has not been shown can be forgotten", () => {
  const { made, shown } = queue();
  made.push(["a", 500]);
  made.push(["b", 500]);
  made.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a", "."]);
});
