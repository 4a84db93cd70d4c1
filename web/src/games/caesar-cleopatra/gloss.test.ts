import { expect, test } from "vitest";
import { Sitting } from "../../table/sitting.svelte.ts";
import { gloss, refuse } from "./gloss.ts";

const texts = {
  say: (id: string, fields: object = {}) => [id, ...Object.values(fields)].join(" "),
  term: (id: string) => id,
  find: () => undefined,
  has: () => false,
};
const side = (lanes: number[], won: number[] = [0, 0, 0, 0, 0]) => ({
  won,
  hand: ["3", "spy", "veto"],
  hand_size: { influence: 2, action: 3 },
  lanes: lanes.map((count) => ({ up: Array.from({ length: count }, () => "1"), down: 0 })),
});
function sitting(view: object, choices: string[] = [], mine = true): Sitting {
  const made = new Sitting({ act: async () => "", previews: async () => ({}) });
  made.texts = texts as unknown as Sitting["texts"];
  made.actions = {
    find: (text: string) => ({ text, kind: text.split(" ")[0], fields: {} }),
  } as unknown as Sitting["actions"];
  const seats = [0, 1].map((number) => ({ number, name: `P${number}`, role: "", bot: "" }));
  made.info = {
    game: "caesar-cleopatra",
    status: "playing",
    to_act: mine ? [0] : [1],
    seats,
  } as unknown as Sitting["info"];
  made.seat = 0;
  const shown = {
    phase: "turn",
    placed: 0,
    acted: false,
    patricians: [5, 5, 5, 5, 5],
    sides: [side([0, 0, 0, 0, 0]), side([0, 0, 0, 0, 0])],
    to_act: mine ? [0] : [1],
    choices,
    ...view,
  };
  made.show(shown, []);
  return made;
}

test("a card that can be played is not refused; one whose time is over says why", () => {
  expect(refuse(sitting({}, ["spy"]), "hand spy")).toBeNull();
  expect(refuse(sitting({ acted: true }), "hand spy")?.rule).toBe("CC-51");
  expect(refuse(sitting({}), "hand spy")?.rule).toBe("CC-60");
  expect(refuse(sitting({}), "hand veto")?.rule).toBe("CC-84");
  expect(refuse(sitting({ phase: "drawing" }), "hand 3")?.rule).toBe("CC-99");
  expect(refuse(sitting({ placed: 2 }), "hand 3")?.rule).toBe("CC-40");
});

test("when it is not one's turn, that is the reason", () => {
  expect(refuse(sitting({}, [], false), "hand spy")).toEqual({ words: "web-not-your-turn" });
});

test("a group tells how it stands, and warns when the eighth card is next", () => {
  const calm = gloss(
    sitting({ patricians: [3, 5, 5, 5, 5], sides: [side([1], [2]), side([2])] }),
    "group senators",
  );
  expect(calm).toMatchObject({
    kind: "board-gloss-group 5",
    now: "board-gloss-won 2 0 P1 3 board-gloss-cards 3",
    rule: "CC-167",
  });
  const full = gloss(sitting({ sides: [side([4]), side([3])] }), "group senators");
  expect(full?.rule).toBe("CC-90");
  expect(full?.now).toContain("board-gloss-seven");
  const over = gloss(sitting({ patricians: [0, 5, 5, 5, 5] }), "group senators");
  expect(over?.now).not.toContain("board-gloss-cards");
});

test("each card has its rule, and a Spy tells what the other holds", () => {
  const table = sitting({}, ["spy"]);
  expect(gloss(table, "card assassination")?.rule).toBe("CC-61");
  expect(gloss(table, "card philosopher")?.rule).toBe("CC-130");
  expect(gloss(table, "card 3")?.rule).toBe("CC-115");
  expect(gloss(table, "hand spy")?.now).toBe("board-gloss-spy P1 2 3");
  expect(gloss(table, "hand veto")?.now).toBe("board-refuse-veto");
  expect(gloss(table, "nothing")).toBeNull();
});

test("a card whose back alone is seen says when it is turned up", () => {
  const down = gloss(sitting({}), "down");
  expect([down?.title, down?.rule]).toEqual(["down", "CC-114"]);
});
