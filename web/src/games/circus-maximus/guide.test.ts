import { beforeEach, expect, test } from "vitest";
import { Selection, type Choice } from "../../table/selection.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { hint, key } from "./guide.ts";

function at(...offers: [kind: string, fields: Record<string, unknown>][]): Sitting {
  const selection = new Selection();
  selection.reset(
    offers.map(([kind, fields], i) => ({ text: `${kind} ${i}`, kind, fields })) as Choice[],
  );
  const texts = {
    say: (id: string, fields?: object) => (fields ? `${id} ${JSON.stringify(fields)}` : id),
    term: (id: string) => id,
  };
  return { selection, texts, mine: true, still: false, seat: 0 } as unknown as Sitting;
}
const press = (sitting: Sitting, name: string) =>
  key(sitting, new KeyboardEvent("keydown", { key: name }));
const lays = ["circus", "theatre"].map((place): [string, Record<string, unknown>] => [
  "lay",
  { level: 3, place },
]);

beforeEach(() => (document.body.innerHTML = ""));

test("the plate asks for what is missing, and for nothing before something is begun", () => {
  const sitting = at(...lays, ["lay", { level: 5, place: "circus" }]);
  expect(hint(sitting)).toBeUndefined();
  sitting.selection.pick({ kind: "lay", level: 3 });
  expect(hint(sitting)).toContain("ask-place-for");
  expect(hint(sitting)).toContain("3");
  sitting.selection.pick({ place: "circus" });
  expect(hint(sitting)).toBeUndefined(); // all is said
});

test("a ticket is asked for once, though it has two fields, under its favour's name", () => {
  const sitting = at(
    ["sell_other", { venue: "circus", category: "box", visitor: "matron" }],
    ["sell_other", { venue: "circus", category: "box", visitor: "senator" }],
    ["sell_other", { venue: "theatre", category: "box", visitor: "senator" }],
    ["decline", {}],
  );
  sitting.selection.pick({ kind: "sell_other" });
  expect(hint(sitting)).toMatch(/"title":"Other_venue".*ask-ticket/);
});

test("figures choose a merchant that can be placed, arrows go through its places", () => {
  const sitting = at(...lays, ["lay", { level: 5, place: "circus" }]);
  expect(press(sitting, "4")).toBe(false);
  expect(press(sitting, "ArrowDown")).toBe(false);
  expect(press(sitting, "3")).toBe(true);
  expect(press(sitting, "ArrowDown")).toBe(true);
  expect(sitting.selection.picks["place"]).toBe("circus");
  press(sitting, "ArrowDown");
  expect(sitting.selection.picks["place"]).toBe("theatre");
  press(sitting, "ArrowDown");
  expect(sitting.selection.picks["place"]).toBe("circus");
  press(sitting, "ArrowUp");
  expect(sitting.selection.picks["place"]).toBe("theatre");
});
