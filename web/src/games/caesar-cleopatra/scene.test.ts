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
