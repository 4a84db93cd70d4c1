// @vitest-environment node
import { expect, test } from "vitest";
import type { Sitting } from "../table/sitting.svelte.ts";
import { saying } from "./plate.ts";

interface Told {
  clock?: object | null;
  proposal?: object;
  seats?: object[];
  status?: string;
  to_act?: number[];
}
function at(info: Told, more: Partial<Sitting> = {}): Sitting {
  const told = { clock: { seats: [{}, {}] }, seats: [{}, {}], status: "playing", to_act: [1] };
  return { info: { ...told, ...info }, still: false, away: [], ...more } as unknown as Sitting;
}
const clock = (other: object, mine: object = {}, more: object = {}) => ({
  clock: { seats: [mine, other], ...more },
});

test("without a clock, an own seat or a game that is on, the game speaks", () => {
  expect(saying(at({ clock: null }), [0])).toBeNull();
  expect(saying(at(clock({ over: true })), [])).toBeNull();
  expect(saying(at({ ...clock({ over: true }), status: "over" }), [0])).toBeNull();
  expect(saying(at(clock({ over: true }), { still: true }), [0])).toBeNull();
});

test("a question to me goes before a pause, and a pause before everything else", () => {
  const asks = { what: "pause", seat: 1, waiting: [0] };
  const paused = clock({ over: true }, {}, { paused: true });
  expect(saying(at({ ...paused, proposal: asks }), [0])).toEqual({ what: "asked", seat: 1 });
  expect(saying(at({ ...paused, proposal: { ...asks, waiting: [1] } }), [0])?.what).toBe("paused");
});

test("a bot that plays for me is told before the other's time", () => {
  const seats = [{ bot: "citizen" }, {}];
  expect(saying(at({ ...clock({ over: true }), seats }), [0])).toEqual({ what: "mine", seat: 0 });
  const gone = [{ bot: "citizen", resigned: true }, {}];
  expect(saying(at({ ...clock({ over: true }), seats: gone }), [0])?.what).toBe("over");
});

test("the other's time is over, unless mine is, too", () => {
  const over = { what: "over", seat: 1, waited: true };
  expect(saying(at(clock({ over: true, waited: true })), [0])).toEqual(over);
  expect(saying(at(clock({ over: true }, { over: true })), [0])).toBeNull();
});

test("somebody who is away while their clock runs, but not while I am asked", () => {
  const away = { away: [1] };
  expect(saying(at(clock({ runs: true }), away), [0])).toEqual({ what: "away", seat: 1 });
  expect(saying(at({ ...clock({ runs: true }), to_act: [0, 1] }, away), [0])).toBeNull();
  expect(saying(at(clock({}), away), [0])).toBeNull();
});

test("somebody on holiday has no time to come back in, and the plate says until when", () => {
  const until = Date.UTC(2026, 10, 20);
  const away = { away: [1] };
  const resting = clock({ runs: true, holiday: until });
  expect(saying(at(resting, away), [0])).toEqual({ what: "holiday", seat: 1, until });
  expect(saying(at({ ...resting, to_act: [0] }, away), [0])).toBeNull();
});
