import { expect, test } from "vitest";
import { Selection, type Choice } from "../table/selection.svelte.ts";
import { canPress, goesOn, isPicked, press } from "./picking.ts";

function choice(kind: string, fields: Record<string, unknown>): Choice {
  const text = [kind, ...Object.values(fields)].join(" ");
  return { text, kind, fields, preview: {}, words: text };
}

function begun(...choices: Choice[]): Selection {
  const selection = new Selection();
  selection.reset(choices);
  return selection;
}

const MOVES = [
  choice("move", { from: "a1", to: "b2" }),
  choice("move", { from: "a1", to: "b1" }),
  choice("move", { from: "b3", to: "b2" }),
];

test("a place that is a whole choice is ready at once", () => {
  const selection = begun(choice("place", { place: "a1" }), choice("place", { place: "b2" }));
  press(selection, "b2");
  expect(selection.ready?.text).toBe("place b2");
  press(selection, "b2");
  expect(selection.ready).toBeNull();
});

test("where something lies comes first, then where it goes", () => {
  const selection = begun(...MOVES);
  expect(goesOn(selection, "b2")).toBeUndefined();
  expect(canPress(selection, "b2")).toBe(false);
  expect(goesOn(selection, "a1")).toEqual({ from: "a1" });
  press(selection, "a1");
  expect(isPicked(selection, "a1")).toBe(true);
  expect(goesOn(selection, "b1")).toEqual({ to: "b1" });
  press(selection, "b1");
  expect(selection.ready?.text).toBe("move a1 b1");
});

test("another piece may be picked instead", () => {
  const selection = begun(...MOVES);
  press(selection, "a1");
  press(selection, "b3");
  expect(selection.picks).toEqual({ from: "b3" });
  press(selection, "c3");
  expect(selection.picks).toEqual({ from: "b3" });
});
