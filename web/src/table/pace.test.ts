import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});
const fresh = () => import("./pace.svelte.ts");
const lessMotion = () => vi.stubGlobal("matchMedia", () => ({ matches: true }));

test("brisk at first; calm takes half as long again, instant no time at all", async () => {
  const { choosePace, pace, paced } = await fresh();
  expect([pace(), paced(400)]).toEqual(["brisk", 400]);
  choosePace("calm");
  expect(paced(400)).toBe(600);
  choosePace("instant");
  expect(paced(400)).toBe(0);
});

test("the choice is kept on this device", async () => {
  (await fresh()).choosePace("calm");
  vi.resetModules();
  expect((await fresh()).pace()).toBe("calm");
});

test("who wants less motion gets it at once, unless they chose a pace; scenes still wait", async () => {
  lessMotion();
  const { choosePace, pace, wantsScenes } = await fresh();
  expect([pace(), wantsScenes()]).toEqual(["instant", true]);
  choosePace("calm");
  expect(pace()).toBe("calm");
  choosePace("instant");
  expect(wantsScenes()).toBe(false);
});
