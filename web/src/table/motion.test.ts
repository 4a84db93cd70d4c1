import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFrames } from "./motion.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame"] }));
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset["motion"];
});

/** A device whose frames come every so many milliseconds. */
function device(gap: number): void {
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    setTimeout(() => draw(performance.now()), gap);
    return 0;
  });
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
}

test("a device that keeps up keeps its motion", () => {
  device(16);
  for (let move = 0; move < 5; move++) {
    watchFrames();
    vi.advanceTimersByTime(1000);
  }
  expect(document.documentElement.dataset["motion"]).toBeUndefined();
});

test("three stuttering moves in a row end it", () => {
  device(50);
  for (let move = 0; move < 3; move++) {
    expect(document.documentElement.dataset["motion"]).toBeUndefined();
    watchFrames();
    vi.advanceTimersByTime(1000);
  }
  expect(document.documentElement.dataset["motion"]).toBe("less");
});
