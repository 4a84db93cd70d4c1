import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Presence } from "./presence.svelte.ts";

const asked = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const answer = (away: number[]) => ({ ok: true, json: async () => ({ away }) });

test("who is away is asked at once, and again after a while", async () => {
  asked.mockResolvedValueOnce(answer([1])).mockResolvedValueOnce(answer([]));
  const presence = new Presence("t");
  await vi.advanceTimersByTimeAsync(0);
  expect(presence.away).toEqual([1]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(presence.away).toEqual([]);
  presence.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("if nothing is known nobody is called away, and nothing is asked for a hidden page", async () => {
  asked.mockRejectedValue(new Error("the line is down"));
  const presence = new Presence("t");
  await vi.advanceTimersByTimeAsync(0);
  expect(presence.away).toEqual([]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveBeenCalledTimes(1);
  presence.stop();
});
