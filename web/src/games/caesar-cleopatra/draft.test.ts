import { expect, test } from "vitest";
import type { Choice } from "../../table/selection.svelte.ts";
import { Sitting } from "../../table/sitting.svelte.ts";
import { Actions } from "../../wire/actions.ts";
import { arrangingOf } from "./arranging.svelte.ts";
import { draftOf } from "./draft.svelte.ts";

function sitting(side: object, more: object, choices: [string, object][]): Sitting {
  const made = new Sitting({ act: async () => "" });
  made.info = { to_act: [0], seats: [] } as unknown as Sitting["info"];
  made.seat = 0;
  made.view = { sides: [side, { lanes: [] }], ...more } as unknown as Sitting["view"];
  made.selection.reset(
    choices.map(([kind, fields]) => {
      const room = (fields as { group?: string }).group === "praetors" ? 1 : 0;
      return { kind, fields, text: "", preview: { room } } as unknown as Choice;
    }),
  );
  return made;
}
const lanes = (...rooms: number[]) => rooms.map((room) => ({ up: [], down: 0, known: [], room }));
const both = (card: string): [string, object][] =>
  ["up", "down"].flatMap((kind) =>
    ["senators", "praetors"].map((group): [string, object] => [kind, { card, group }]),
  );

test("two cards go where the game has room for two, and only there", () => {
  const turn = { phase: "turn", placed: 0 };
  const at = sitting({ hand: ["3", "5"], lanes }, turn, [...both("3"), ...both("5")]);
  const draft = draftOf(at);
  draft.toggle(0);
  draft.toggle(1);
  expect(draft.face).toBe("up");
  draft.lay("senators");
  expect(draft.opens("senators")).toBe(false);
  expect(draft.opens("praetors")).toBe(true);
  draft.lay("praetors");
  expect(draft.actions).toEqual(["up 3 senators", "up 5 praetors"]);
  // The first may still go to the other group, where there is room for two.
  draft.lay("praetors", 0);
  expect(draft.actions).toEqual(["up 5 praetors", "up 3 praetors"]);
});

test("one card lies face down, unless it is turned", () => {
  const at = sitting({ hand: ["3"], lanes }, { phase: "turn", placed: 0 }, [...both("3")]);
  const draft = draftOf(at);
  draft.toggle(0);
  draft.lay("senators");
  expect(draft.actions).toEqual(["down 3 senators"]);
  draft.turn();
  expect(draft.actions).toEqual(["up 3 senators"]);
  draft.clear();
  expect(draft.started).toBe(false);
});

test("where a lesson offers few choices, only what leads somewhere can be picked", () => {
  const at = sitting({ hand: ["1", "2", "4", "5"], lanes }, { phase: "turn", placed: 0 }, [
    ["down", { card: "1", group: "praetors" }],
    ["up", { card: "4", group: "praetors" }],
    ["up", { card: "5", group: "praetors" }],
  ]);
  const draft = draftOf(at);
  expect([0, 1, 2, 3].map((from) => draft.takes(from))).toEqual([true, false, true, true]);
  draft.toggle(0);
  draft.toggle(3);
  // The 1 is not offered face up: the 5 takes its place.
  expect(draft.held).toEqual([3]);
  draft.toggle(2);
  expect(draft.held).toEqual([3, 2]);
  draft.lay("praetors");
  expect(draft.opens("praetors")).toBe(true);
});

test("a deck begins in the first order that the game offers, and cards move in it", () => {
  const cards = ["spy", "veto"].map((card): [string, object] => ["arrange", { card }]);
  const at = sitting({ hand: ["spy", "veto", "spy"], action_deck: [] }, {}, cards);
  at.actions = new Actions(
    "caesar-cleopatra",
    [],
    [
      ["arrange spy", "arrange", { card: "spy" }],
      ["arrange veto", "arrange", { card: "veto" }],
    ],
    {
      attack: ["arrange spy", "arrange veto", "arrange spy"],
      defence: ["arrange veto", "arrange spy", "arrange spy"],
    },
  );
  const arranging = arrangingOf(at);
  expect(arranging.presets).toEqual(["attack", "defence"]);
  expect(arranging.order).toEqual(["spy", "veto", "spy"]);
  arranging.begin("defence");
  expect(arranging.is("defence")).toBe(true);
  expect(arranging.actions).toEqual(["arrange veto", "arrange spy", "arrange spy"]);
  arranging.move(0, 2);
  expect(arranging.order).toEqual(["spy", "spy", "veto"]);
});
