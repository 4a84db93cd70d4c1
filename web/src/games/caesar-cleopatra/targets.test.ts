import { expect, test, vi } from "vitest";
import type { Choice } from "../../table/selection.svelte.ts";
import { Sitting } from "../../table/sitting.svelte.ts";
import { chooseCard, chooseGroup, laneLit, laneOpen, pressCard } from "./targets.ts";

type Fields = Record<string, string | string[]>;

function sitting(kind: string, ...all: Fields[]): Sitting {
  const made = new Sitting({ act: async () => "" });
  made.info = { to_act: [0], seats: [] } as unknown as Sitting["info"];
  made.seat = 0;
  made.selection.reset(all.map((fields) => ({ kind, fields, text: "" }) as unknown as Choice));
  made.selection.pick({ kind });
  return made;
}

/** Which lanes are marked at the two groups: the other side's and one's own. */
function lit(at: Sitting): boolean[] {
  return [false, true].flatMap((mine) => [
    laneLit(at, "senators", mine),
    laneLit(at, "praetors", mine),
  ]);
}

test("an assassination marks no lane, only the card that it hits", () => {
  const at = sitting("assassinate", { group: "senators", card: "4" });
  chooseCard(at, "senators", "4");
  expect(lit(at)).toEqual([false, false, false, false]);
});

test("a second press sends, though the card that wears the mark may be an equal one", () => {
  const at = sitting("assassinate", { group: "senators", card: "4" });
  const play = vi.spyOn(at, "play");
  pressCard(at, "senators", "4");
  expect(play).not.toHaveBeenCalled();
  pressCard(at, "senators", "4");
  expect(play).toHaveBeenCalledOnce();
});

test("a scout looks at the other side only, and its cards can be pressed", () => {
  const at = sitting("scout", { group: "senators" });
  expect(lit(at)).toEqual([true, false, false, false]);
  expect(laneOpen(at, "senators", true)).toBe(false);
  chooseGroup(at, "senators");
  expect(lit(at)).toEqual([true, false, false, false]);
});

test("castling touches one's own cards at both groups", () => {
  const at = sitting("castle", { groups: ["senators", "praetors"] });
  expect(lit(at)).toEqual([false, false, false, false]);
  chooseGroup(at, "senators");
  expect(lit(at)).toEqual([false, false, true, false]);
  chooseGroup(at, "praetors");
  expect(lit(at)).toEqual([false, false, true, true]);
  expect(laneOpen(at, "praetors", false)).toBe(false);
});

test("the wrath of the gods strikes both sides", () => {
  const at = sitting("wrath", { group: "senators" }, { group: "praetors" });
  chooseGroup(at, "senators");
  expect(lit(at)).toEqual([true, false, true, false]);
});
