import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../table/selection.svelte.ts";
import { Sitting } from "../table/sitting.svelte.ts";
import { Coach } from "./coach.svelte.ts";
import { settings } from "./settings.svelte.ts";

const asked = vi.fn();
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
  settings.setGuard(true);
});
afterEach(() => void vi.unstubAllGlobals());
const answers = (verdict: string) =>
  asked.mockResolvedValue({
    ok: true,
    json: async () => ({ verdict, best: "lay 3", where: ["group senators"] }),
  });

function table() {
  const act = vi.fn(async () => "");
  const at = new Sitting({ act });
  at.info = { to_act: [0], seats: [], coach: true } as unknown as Sitting["info"];
  at.seat = 0;
  const choice = (card: number) =>
    ({ kind: "lay", text: `lay ${card}`, fields: { card }, preview: {} }) as unknown as Choice;
  at.selection.reset([choice(3), choice(4)]);
  return { at, act, coach: new Coach("t", () => at) };
}

test("a grave mistake is held back once, and played if the player says so", async () => {
  const { at, act, coach } = table();
  answers("grave");
  expect(await coach.guard(0, ["lay 4"])).toBe(false);
  expect(coach.asked).toBe("guard");
  // The same again does not ask the server again: the question stands on the plate.
  expect(await coach.guard(0, ["lay 4"])).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
  await coach.anyway();
  expect(act).toHaveBeenCalledWith(0, ["lay 4"]);
  expect(coach.asked).toBe("");
  expect(await coach.guard(0, ["lay 4"])).toBe(true);
  at.selection.pick({ card: 4 });
  coach.putBack();
  expect(at.selection.started).toBe(false);
});

test("what is no grave mistake goes, and so does everything if the coach is away", async () => {
  const { coach } = table();
  answers("slip");
  expect(await coach.guard(0, ["lay 4"])).toBe(true);
  asked.mockRejectedValue(new Error("away"));
  expect(await coach.guard(0, ["lay 3"])).toBe(true);
});

test("nobody is asked who switched it off, nor about the only choice", async () => {
  const { at, coach } = table();
  at.selection.reset(at.selection.choices.slice(1));
  expect(await coach.guard(0, ["lay 4"])).toBe(true);
  settings.setGuard(false);
  expect(await table().coach.guard(0, ["lay 4"])).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

test("a hint opens stage by stage, points, chooses, and is over with the next question", async () => {
  const { at, coach } = table();
  answers("best");
  await coach.hint();
  expect([coach.stage, coach.points]).toEqual([1, ["group senators"]]);
  for (let i = 0; i < 4; i += 1) await coach.hint();
  expect(coach.stage).toBe(3);
  coach.choose();
  expect(at.selection.whole?.text).toBe("lay 3");
  coach.moved();
  expect([coach.asked, coach.stage]).toEqual(["", 0]);
});

test("a coach who cannot answer says why", async () => {
  const { coach } = table();
  asked.mockRejectedValue(new Error("Too many hints."));
  await coach.hint();
  expect([coach.failure, coach.stage]).toEqual(["Too many hints.", 0]);
});
