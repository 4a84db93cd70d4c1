import { expect, test } from "vitest";
import { Sitting } from "../../table/sitting.svelte.ts";
import { gloss, refuse } from "./gloss.ts";

const texts = {
  say: (id: string, fields: object = {}) => [id, ...Object.values(fields)].join(" "),
  term: (id: string) => id,
  find: () => undefined,
  has: () => false,
};
function sitting(view: object = {}, mine = true): Sitting {
  const made = new Sitting({ act: async () => "", previews: async () => ({}) });
  made.texts = texts as unknown as Sitting["texts"];
  made.actions = { find: () => undefined } as unknown as Sitting["actions"];
  made.info = {
    game: "circus-maximus",
    status: "playing",
    to_act: mine ? [0] : [1],
    seats: [],
  } as unknown as Sitting["info"];
  made.seat = 0;
  const shown = {
    phase: "bidding",
    prices: {
      merchants: [0, 0, 1, 1, 2, 2, 3, 3],
      favours: { promotion: 2 },
      visitors: { senator: 6 },
      tickets: { box: 3 },
    },
    timings: { promotion: "with_merchant" },
    hands: [["promotion"]],
    players: [],
    to_act: mine ? [0] : [1],
    choices: [],
    ...view,
  };
  made.show(shown, []);
  return made;
}

test("what lies open says when it is taken; one's own says when it is played", () => {
  expect(refuse(sitting(), "favour two_cards")?.rule).toBe("CM-29");
  expect(refuse(sitting(), "favour promotion")?.rule).toBe("CM-63");
  expect(refuse(sitting(), "ticket circus box")?.rule).toBe("CM-37");
  expect(refuse(sitting(), "visitor senator")?.rule).toBe("CM-43");
  expect(refuse(sitting(), "start")?.rule).toBe("CM-30");
  expect(refuse(sitting(), "place villa")).toBeNull();
});

test("a merchant that was used says so at any time, another one waits for its turn", () => {
  expect(refuse(sitting({}, false), "used 4")?.rule).toBe("CM-28");
  expect(refuse(sitting({}, false), "merchant 4")).toEqual({ words: "web-not-your-turn" });
  const [bidding, settling] = [sitting(), sitting({ phase: "settling" })].map(
    (table) => refuse(table, "merchant 4")?.words,
  );
  expect(bidding).not.toBe(settling);
});

test("each piece has a title and the rule that it is played by", () => {
  const table = sitting();
  const rules = ["merchant 6", "used 6", "favour promotion", "visitor senator", "visitor caesar"];
  expect(rules.map((what) => gloss(table, what)?.rule)).toEqual([
    "CM-25",
    "CM-28",
    "CM-63",
    "CM-43",
    "CM-76",
  ]);
  expect(gloss(table, "ticket circus box")?.title).toBe("box, circus");
  expect(gloss(table, "place forum")?.rule).toBe("CM-37");
  expect(gloss(table, "nothing")).toBeNull();
});

test("what lies in a row and what stands beside a seat explain themselves, too", () => {
  const table = sitting({
    rows: {
      villa: [
        { seat: 0, level: 6, as: 6 },
        { seat: 0, level: 2, as: 5 },
      ],
    },
    players: [{ merchants: [3, 8], known: ["promotion"], hidden: 1, tickets: [] }],
  });
  table.info = { ...table.info, seats: [{ number: 0, role: "", name: "Anna" }] } as never;
  expect(gloss(table, "laid villa 0")?.now).not.toContain("counts-as");
  expect(gloss(table, "laid villa 1")?.now).toContain("board-gloss-counts-as 5");
  expect(gloss(table, "laid villa 7")).toBeNull();
  expect(gloss(table, "hand 0")?.now).toBe("board-gloss-hand-coins 4");
  expect(gloss(table, "favours 0")?.now).toContain("board-gloss-favours-hidden 1");
  expect(gloss(table, "theirs circus box")?.title).toBe("box, circus");
  expect(gloss(table, "phase shows")?.rule).toBe("CM-39");
});

test("a favour that goes with a merchant says for which it does nothing", () => {
  const table = sitting();
  const step = (level: number) => ({
    text: `step ${level} villa`,
    kind: "step",
    fields: { level, place: "villa" },
    preview: {},
    words: "",
  });
  table.selection.reset([step(2), step(3)]);
  table.selection.pick({ kind: "step" });
  expect(refuse(table, "merchant 8")?.rule).toBe("CM-69");
});
