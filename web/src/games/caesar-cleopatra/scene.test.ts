import { expect, test } from "vitest";
import type { Event } from "../contract.ts";
import type { View } from "./pieces.ts";
import { scenes } from "./scene.ts";

const lane = (up: string[], down = 0) => ({ up, down, known: null });
function view(theirs: ReturnType<typeof lane>): View {
  const empty = Array.from({ length: 4 }, () => lane([]));
  return {
    sides: [{ lanes: [lane(["2"]), ...empty] }, { lanes: [theirs, ...empty] }],
  } as unknown as View;
}
const event = (kind: string, more: object): Event => ({ kind, rule: "", ...more });

test("an assassination leaves the other cards of the group where they lie", () => {
  const news = [event("assassinated", { seat: 1, group: "senators", card: "4" })];
  const [scene] = scenes(view(lane(["3"], 2)), news);
  expect(scene?.sides[0].map((one) => one.card)).toEqual(["2"]);
  expect(scene?.sides[1]).toEqual([
    { card: null, down: true, turned: false, lost: false },
    { card: null, down: true, turned: false, lost: false },
    { card: "3", down: false, turned: false, lost: false },
    { card: "4", down: false, turned: false, lost: true },
  ]);
});

test("an assassination and a Wrath are the work of their cards", () => {
  const news = [event("assassinated", { seat: 1, group: "senators", card: "4" })];
  expect(scenes(view(lane(["3"])), news)[0]?.card).toBe("assassination");
  const wrath = [event("smitten", { seat: 1, group: "senators", cards: ["3", "4"] })];
  expect(scenes(view(lane([])), wrath)[0]).toMatchObject({ card: "wrath", vetoed: false });
});

test("a vetoed card takes nothing away", () => {
  const [scene] = scenes(view(lane(["3"])), [event("vetoed", { seat: 1, card: "wrath" })]);
  expect(scene).toMatchObject({ card: "wrath", vetoed: true, group: null, sides: [[], []] });
});

test("a Spy's victim shows the hand as it was, the chosen card in its place", () => {
  const seen = view(lane([]));
  Object.assign(seen.sides[1] as object, { hand: ["2", "philosopher", "scout"] });
  const hand = (card: string) => scenes(seen, [event("struck", { seat: 1, card })])[0]?.hand;
  expect(hand("4")?.cards).toEqual(["2", "4", "philosopher", "scout"]);
  expect(hand("castling")?.cards).toEqual(["2", "philosopher", "castling", "scout"]);
  expect(hand("veto")?.cards).toEqual(["2", "philosopher", "scout", "veto"]);
});

test("of a Spy onlookers see the card that goes, and no other", () => {
  const [scene] = scenes(view(lane([])), [event("struck", { seat: 1, card: "veto" })]);
  expect(scene?.hand).toEqual({ seat: 1, cards: ["veto"], struck: "veto" });
});
