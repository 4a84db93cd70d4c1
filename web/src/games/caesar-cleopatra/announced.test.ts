import { expect, test } from "vitest";
import { Actions } from "../../wire/actions.ts";
import { actingOf, aimedAt, announcedOf, moot, spoken } from "./announced.ts";
import type { View } from "./pieces.ts";
import type { Scene } from "./scene.ts";

const actions = new Actions(
  "caesar-cleopatra",
  [],
  [
    ["assassinate 3 senators", "assassinate", { card: "3", group: "senators" }],
    ["castle senators censors", "castle", { groups: ["senators", "censors"] }],
    ["spy", "spy", {}],
  ],
);
function view(announced: string | null, phase = "answer"): View {
  return { announced, phase, on_turn: 1 } as unknown as View;
}

test("what is announced has its card, its groups and its target", () => {
  expect(announcedOf(view("assassinate 3 senators"), actions)).toEqual({
    seat: 1,
    card: "assassination",
    groups: ["senators"],
    target: "3",
  });
  expect(announcedOf(view("castle senators censors"), actions)?.groups).toEqual([
    "senators",
    "censors",
  ]);
  expect(announcedOf(view("spy"), actions)?.groups).toEqual([]);
});

test("only while the answer is awaited", () => {
  expect(announcedOf(view("spy", "striking"), actions)).toBeNull();
  expect(announcedOf(view(null), actions)).toBeNull();
  expect(announcedOf(null, actions)).toBeNull();
});

test("an Assassination aims at the other side's card", () => {
  const now = announcedOf(view("assassinate 3 senators"), actions);
  expect(aimedAt(now, 0, "senators", "3")).toBe(true);
  expect(aimedAt(now, 1, "senators", "3")).toBe(false);
  expect(aimedAt(now, 0, "censors", "3")).toBe(false);
  expect(aimedAt(announcedOf(view("spy"), actions), 0, "senators", null)).toBe(false);
});

test("at one screen nobody is asked for a Veto who openly holds no action card", () => {
  const held = (action: number, phase: string) => ({
    phase,
    sides: [{ hand_size: { action: 5 } }, { hand_size: { action } }],
  });
  expect(moot(held(0, "answer"), 1)).toBe("allow");
  expect(moot(held(1, "answer"), 1)).toBeNull();
  expect(moot(held(0, "turn"), 1)).toBeNull();
});

test("at one screen a card is allowed aloud, while it waits for an answer", () => {
  expect(spoken({ phase: "answer" })?.action).toBe("allow");
  expect(spoken({ phase: "turn" })).toBeNull();
  expect(spoken({ phase: "offer" })).toBeNull();
});

test("a card that does its work is its player's, over the group that it strikes", () => {
  const scene = (more: object) => ({ card: "wrath", group: "censors", ...more }) as Scene;
  const acting = actingOf(view(null, "turn"), scene({}));
  expect(acting).toEqual({ seat: 1, card: "wrath", groups: ["censors"], target: null });
  expect(actingOf(view(null, "turn"), scene({ group: null, vetoed: true }))?.groups).toEqual([]);
  expect(actingOf(view(null, "turn"), scene({ card: null }))).toBeNull();
  expect(actingOf(view(null, "turn"), null)).toBeNull();
});
