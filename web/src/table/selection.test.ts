import { describe, expect, test } from "vitest";
import { Selection, type Choice } from "./selection.svelte.ts";

function choice(kind: string, fields: Record<string, unknown> = {}): Choice {
  const text = [kind, ...Object.values(fields).flat()].join(" ");
  return { text, kind, fields, preview: {}, words: text };
}

const CHOICES = [
  choice("down", { card: "3", group: "senators" }),
  choice("down", { card: "3", group: "praetors" }),
  choice("up", { card: "2", group: "senators" }),
  choice("castle", { groups: ["senators", "aediles"] }),
  choice("castle", { groups: ["senators", "censors"] }),
  choice("pass"),
];

function begun(): Selection {
  const selection = new Selection();
  selection.reset(CHOICES);
  return selection;
}

describe("a selection", () => {
  test("is ready when one choice is left, and not before anything is picked", () => {
    const selection = begun();
    expect(selection.ready).toBeNull();
    selection.pick({ card: "3" });
    expect(selection.ready).toBeNull();
    selection.pick({ group: "praetors" });
    expect(selection.ready?.text).toBe("down 3 praetors");
  });

  test("marks only what goes with what was picked", () => {
    const selection = begun();
    selection.pick({ card: "2" });
    expect(selection.offers({ group: "senators" })).toBe(true);
    expect(selection.offers({ group: "praetors" })).toBe(false);
    expect(selection.knows({ group: "praetors" })).toBe(true);
  });

  test("gives up what contradicts a new pick", () => {
    const selection = begun();
    selection.pick({ card: "2", group: "senators" });
    selection.pick({ group: "praetors" });
    expect(selection.picks).toEqual({ group: "praetors" });
    selection.pick({ card: "no such card" });
    expect(selection.picks).toEqual({ group: "praetors" });
  });

  test("puts back what is picked a second time", () => {
    const selection = begun();
    selection.toggle({ card: "3" });
    selection.toggle({ card: "3" });
    expect(selection.started).toBe(false);
  });

  test("matches a list by what it holds", () => {
    const selection = begun();
    selection.pick({ kind: "castle", groups: ["senators"] });
    expect(selection.open).toHaveLength(2);
    selection.pick({ groups: ["senators", "censors"] });
    expect(selection.ready?.text).toBe("castle senators censors");
  });

  test("forgets everything when new choices come", () => {
    const selection = begun();
    selection.pick({ card: "3" });
    selection.reset([choice("pass")]);
    expect(selection.started).toBe(false);
    expect(selection.ready).toBeNull();
  });
});

test("a choice of the list is taken as a whole, until something else is picked", () => {
  const selection = new Selection();
  const pass = { text: "pass", kind: "pass", fields: {} } as unknown as Choice;
  const lay = { text: "lay 1", kind: "lay", fields: { level: 1 } } as unknown as Choice;
  const also = {
    text: "lay 1 b",
    kind: "lay",
    fields: { level: 1, place: "b" },
  } as unknown as Choice;
  selection.reset([pass, lay, also]);
  selection.take(lay);
  expect([selection.ready, selection.whole]).toEqual([lay, lay]);
  selection.pick({ place: "b" });
  expect([selection.ready, selection.whole]).toEqual([also, null]);
  selection.take(pass);
  selection.clear();
  expect(selection.ready).toBeNull();
});
