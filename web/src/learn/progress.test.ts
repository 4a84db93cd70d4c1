import { expect, test } from "vitest";
import { nextLesson, readSteps } from "./progress.svelte.ts";

test("what was kept is read as far as it makes sense", () => {
  expect(readSteps(null)).toEqual({});
  expect(readSteps("nonsense")).toEqual({});
  expect(readSteps('{"caesar/might": 2, "x": "y", "z": -1}')).toEqual({ "caesar/might": 2 });
});

test("the next lesson is the first that is not finished", () => {
  const lessons = [
    { id: "a", steps: 2 },
    { id: "b", steps: 3 },
  ];
  expect(nextLesson("caesar", lessons, {})).toBe(0);
  expect(nextLesson("caesar", lessons, { "caesar/a": 2, "caesar/b": 1 })).toBe(1);
  expect(nextLesson("caesar", lessons, { "caesar/a": 2, "caesar/b": 3 })).toBe(null);
});
