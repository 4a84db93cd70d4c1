import { expect, test } from "vitest";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { beware, tip, would } from "./would.ts";

function sitting(preview: object): Sitting {
  return {
    view: {
      own_side: "caesar",
      crassus: null,
      bank: [],
      sides: [{ called: "caesar" }, { called: "pompey" }],
      provinces: [{ province: "sc", bonus: "wealth" }],
    },
    info: { seats: [{}, {}] },
    name: (seat: number) => ["Anna", "Rufus"][seat],
    selection: { ready: { fields: {}, preview }, picks: {}, choices: [] },
    texts: {
      term: (id: string) => id.toUpperCase(),
      say: (id: string, fields: object = {}) => `${id} ${Object.values(fields).join(" ")}`.trim(),
    },
  } as unknown as Sitting;
}

test("what closes is told with its markers and its bonus, in few words on a phone", () => {
  const closing = sitting({
    sums: { sc: [11, 5] },
    open: { sc: 0 },
    closes: ["sc"],
    control: { sc: "caesar" },
    covers: ["it-sc"],
    markers: [2, 0],
    wins: null,
  });
  expect(would(closing)).toEqual([
    "board-would-close SC 11 5 own Anna",
    "board-would-markers own Anna 2. board-would-bonus WEALTH",
  ]);
  expect(beware(closing)).toBe(
    "board-would-closes SC board-would-markers own Anna 2. board-would-bonus WEALTH",
  );
});

test("a province with one border left could be closed by the other", () => {
  const open = sitting({ sums: { sc: [3, 0], it: [1, 0] }, open: { sc: 1, it: 2 }, wins: null });
  expect(would(open)[0]).toBe("board-would-last SC 3 0 Rufus");
  expect(beware(open)).toBe("board-would-risk Rufus SC");
});

test("nothing is said where nothing is at stake; a win is said before all else", () => {
  expect(beware(sitting({ sums: { it: [1, 0] }, open: { it: 3 } }))).toBe("");
  expect(beware(sitting({ closes: ["sc"], open: { sc: 1 }, wins: "caesar" }))).toBe(
    "board-would-win own Anna",
  );
  expect(would(sitting({ closes: ["sc"], sums: { sc: [4, 0] }, wins: "caesar" }))[0]).toBe(
    "board-would-win own Anna",
  );
});

test("where nothing graver is at stake one is told how to turn the token", () => {
  const lay = (high: string, low: string) => ({
    kind: "lay",
    fields: { token: "sword-6-0", border: "it-sc", high, low },
    preview: {},
  });
  const ready = lay("it", "sc");
  const choosing = sitting({});
  Object.assign(choosing.selection, {
    ready,
    picks: ready.fields,
    choices: [ready, lay("sc", "it")],
  });
  expect(beware(choosing)).toBe("board-lay-tip SC 6");
});

test("at a checkpoint one is told what laying face down brings, while the bank has any", () => {
  const border = { token: "sword-3-3", border: "nu-af" };
  const lay = { kind: "lay", fields: { ...border, high: "nu", low: "af" }, preview: {} };
  const hide = { kind: "hide", fields: border, preview: {} };
  const at = (ready: object, bank: string[]) => {
    const choosing = sitting({});
    Object.assign(choosing.selection, { ready, picks: border, choices: [lay, hide] });
    Object.assign(choosing.view ?? {}, { bank });
    return choosing;
  };
  expect(tip(at(lay, ["might"]))).toBe("board-hide-tip");
  expect(beware(at(hide, ["might"]))).toBe("board-would-bank");
  expect(would(at(hide, ["might"]))).toEqual(["board-would-bank"]);
  expect([tip(at(lay, [])), beware(at(hide, [])), ...would(at(hide, []))]).toEqual(["", ""]);
});
