import { expect, test } from "vitest";
import { Actions } from "./actions.ts";
import { updateOf, withPart } from "./changes.ts";
import type { message } from "./types.ts";

test("a part is put in its place, and the others stay the very same", () => {
  const before = { sides: [{ hand: [1, 2] }, { hand: [3] }], phase: "a" };
  const after = withPart(before, ["sides", 1, "hand"], [3, 4]) as typeof before;
  expect(after).toEqual({ sides: [{ hand: [1, 2] }, { hand: [3, 4] }], phase: "a" });
  expect(after.sides[0]).toBe(before.sides[0]);
  expect(before.sides[1]).toEqual({ hand: [3] });
  expect(withPart(before, [], { phase: "b" })).toEqual({ phase: "b" });
});

test("a change and what was known are an update", () => {
  const actions = new Actions(
    "caesar",
    [],
    [
      ["pass", "pass", {}],
      ["draw 1", "draw", { from: 1 }],
    ],
  );
  const info = { id: "t", status: "playing", to_act: [0] } as unknown as message.Info;
  const known = [{ seat: 0, view: { phase: "a", hand: [1], choices: ["pass"] } }];
  const change: message.Change = {
    type: "change",
    table: "t",
    seq: 9,
    info: { to_act: [1] },
    log: [],
    views: [{ seat: 0, parts: [[["hand"], [1, 2]]], choices: [1] }],
  };
  const update = updateOf(change, info, known as message.SeatView[], actions);
  expect(update.table).toEqual({ id: "t", status: "playing", to_act: [1] });
  expect(update.views).toEqual([
    { seat: 0, view: { phase: "a", hand: [1, 2], choices: ["draw 1"] } },
  ]);
});
