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

test("who is away twice is told so, and asked after again after a while", async () => {
  asked
    .mockResolvedValueOnce(answer([1]))
    .mockResolvedValueOnce(answer([1]))
    .mockResolvedValueOnce(answer([]));
  const presence = new Presence("t");
  await vi.advanceTimersByTimeAsync(0);
  expect(presence.away).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(presence.away).toEqual([1]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(presence.away).toEqual([]);
  presence.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("who comes a moment later was never away", async () => {
  asked.mockResolvedValueOnce(answer([1])).mockResolvedValue(answer([]));
  const presence = new Presence("t");
  for (let second = 0; second < 20; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(presence.away).toEqual([]);
  }
  presence.stop();
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
