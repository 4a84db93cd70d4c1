import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Asked for as soon as it is imported; jsdom has none.
vi.hoisted(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});
import type { Event } from "../contract.ts";
import type { Scene } from "./scene.ts";
import { lasts, Stage } from "./stage.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const vote = (group: string) => ({ group, sums: [3, 5], sides: [[], []] }) as unknown as Scene;
const event = (kind: string): Event => ({ kind, rule: "" });

test("a vote is shown, turned up, counted, won, lost and over", () => {
  const stage = new Stage();
  stage.follow([vote("senators")]);
  const steps = [stage.step];
  for (const ms of [500, 400, 900, 400]) {
    vi.advanceTimersByTime(ms);
    steps.push(stage.step);
  }
  expect(steps).toEqual([0, 1, 2, 3, 4]);
  vi.advanceTimersByTime(400);
  expect(stage.scene).toBeNull();
});

test("what an action card takes away falls when it has leaned over", () => {
  const stage = new Stage();
  stage.follow([{ group: "senators", card: "assassination", sums: null } as unknown as Scene]);
  vi.advanceTimersByTime(340);
  expect(stage.step).toBeLessThan(4);
  vi.advanceTimersByTime(20);
  expect(stage.step).toBe(4);
  vi.advanceTimersByTime(540);
  expect(stage.scene).toBeNull();
});

test("scenes follow one another, the last three at most", () => {
  const stage = new Stage();
  stage.follow([vote("senators")]);
  stage.follow(["praetors", "quaestors", "censors", "aediles"].map(vote));
  const seen: unknown[] = [];
  while (stage.scene) {
    seen.push(stage.scene.group);
    vi.advanceTimersByTime(2600);
  }
  expect(seen).toEqual(["senators", "quaestors", "censors", "aediles"]);
});

test("what waits for its scene lies there as it was", () => {
  const stage = new Stage();
  stage.follow([vote("censors"), vote("aediles")]);
  vi.advanceTimersByTime(2300);
  expect([stage.stepAt("censors"), stage.stepAt("aediles")]).toEqual([4, 0]);
  expect(stage.at("aediles")?.group).toBe("aediles");
  expect(stage.at("senators")).toBeNull();
  vi.advanceTimersByTime(300);
  expect(stage.at("censors")).toBeNull();
  expect(stage.scene?.group).toBe("aediles");
});

test("whoever does something sees the end at once", () => {
  const stage = new Stage();
  stage.follow([vote("senators"), vote("praetors")]);
  stage.end();
  vi.advanceTimersByTime(10_000);
  expect(stage.scene).toBeNull();
  expect(stage.step).toBe(0);
});

test("each event is looked at for as long as its scene lasts", () => {
  expect(lasts([event("placed")])).toBe(400);
  expect(lasts([event("vote_card")])).toBe(1100);
  expect(lasts([event("vote_card"), event("counted")])).toBe(2600);
  expect(lasts([event("announced")])).toBe(900);
  expect(lasts([event("announced"), event("assassinated")])).toBe(1800);
  expect(lasts([event("smitten"), event("smitten")])).toBe(1100);
  expect(lasts([event("vetoed")])).toBe(700);
  expect(lasts([event("struck")])).toBe(1200);
});

test("one goes on at once after what one did oneself", () => {
  const by = (seat: number, kind: string) => ({ ...event(kind), seat });
  expect(lasts([by(0, "arranged")], 0)).toBe(0);
  expect(lasts([by(0, "placed"), by(0, "placed")], 0)).toBe(0);
  expect(lasts([by(0, "drew"), by(1, "turn")], 0)).toBe(0);
  expect(lasts([by(0, "vote_card")], 0)).toBe(1100);
  expect(lasts([by(1, "placed")], 0)).toBe(400);
  expect(lasts([by(0, "laid"), by(0, "castled")], 0)).toBe(400);
  expect(lasts([by(0, "placed")], null)).toBe(400);
});

test("a deck is arranged without a pause after each card, by whomever", () => {
  const by = (seat: number) => ({ ...event("arranged"), seat });
  expect(lasts([by(0)], 0)).toBe(0);
  expect(lasts([by(1)], 0)).toBe(0);
  expect(lasts([by(0)], null)).toBe(0);
});
