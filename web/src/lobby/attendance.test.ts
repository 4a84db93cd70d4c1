// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

const call = vi.hoisted(() => vi.fn());
const route = vi.hoisted(() => ({ path: "/evening/ides" }));
vi.mock("../wire/api.ts", () => ({ call }));
vi.mock("../who.svelte.ts", () => ({ who: { ready: Promise.resolve() } }));
vi.mock("../route.svelte.ts", () => ({ route, go: vi.fn() }));
const { attendance } = await import("./attendance.svelte.ts");

const told = (table: string, last = "") => ({
  evening: { state: "playing" },
  joined: true,
  table,
  last,
});

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});

test("at the table of a game we do not say that we wait; back at the evening, at once", async () => {
  call.mockResolvedValue(told(""));
  await attendance.join("ides");
  call.mockResolvedValue(told("", "game"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(call).toHaveBeenLastCalledWith("POST", "/evenings/ides/seat");
  route.path = "/t/game";
  await vi.advanceTimersByTimeAsync(3_000);
  expect(call).toHaveBeenLastCalledWith("GET", "/evenings/ides");
  route.path = "/evening/ides";
  attendance.arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenLastCalledWith("POST", "/evenings/ides/seat");
});
