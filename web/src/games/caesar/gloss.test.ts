import { expect, test } from "vitest";
import { Sitting } from "../../table/sitting.svelte.ts";
import { gloss, refuse } from "./gloss.ts";
import { WIDE, type Space } from "./plan.ts";

const texts = {
  say: (id: string, fields: object = {}) => [id, ...Object.values(fields)].join(" "),
  term: (id: string) => id,
  find: () => undefined,
  has: () => false,
};
const [HERE, THERE] = WIDE.spaces as [Space, Space];
function sitting(view: object = {}, mine = true): Sitting {
  const made = new Sitting({ act: async () => "", previews: async () => ({}) });
  made.texts = texts as unknown as Sitting["texts"];
  made.actions = {
    find: (text: string) => {
      const [kind, token, border] = text.split(" ");
      return { text, kind, fields: { token, border, towards: "x" } };
    },
  } as unknown as Sitting["actions"];
  made.info = {
    game: "caesar",
    status: "playing",
    to_act: mine ? [0] : [1],
    seats: [],
  } as unknown as Sitting["info"];
  made.seat = 0;
  const shown = {
    phase: "lay",
    provinces: [],
    borders: WIDE.spaces.map(() => ({ token: null, marker: null })),
    to_act: mine ? [0] : [1],
    choices: mine ? [`lay sword-5-1 ${HERE.id}`] : [],
    ...view,
  };
  made.show(shown, []);
  return made;
}

test("a token that fits nowhere says so, and one that waits for a bonus, too", () => {
  expect(refuse(sitting(), "token sword-5-1")).toBeNull();
  expect(refuse(sitting(), "token ship-6-0")?.rule).toBe("CA-7");
  expect(refuse(sitting({ phase: "offer" }), "token ship-6-0")?.rule).toBe("CA-29");
  expect(refuse(sitting({}, false), "token ship-6-0")).toEqual({ words: "web-not-your-turn" });
});

test("a border says whether it is taken, or that a token comes first", () => {
  const taken = WIDE.spaces.map((_, i) => ({ token: i === 1 ? "sword-5-1" : null, marker: null }));
  expect(refuse(sitting({ borders: taken }), `spot ${THERE.id}`)?.words).toBe("board-refuse-taken");
  expect(refuse(sitting(), `spot ${THERE.id}`)?.words).toBe("board-choose-token");
  const table = sitting();
  table.selection.pick({ token: "sword-5-1" });
  expect(refuse(table, `spot ${THERE.id}`)?.words).toBe(`board-refuse-symbol ${THERE.symbol}`);
  expect(refuse(sitting({ phase: "might" }), `spot ${THERE.id}`)).toBeNull();
});

test("bonuses and tiles name their rules", () => {
  const rules = ["senate", "tactics", "wealth", "might", "poison", "centurion"].map(
    (bonus) => gloss(sitting(), `bonus ${bonus}`)?.rule,
  );
  expect(rules).toEqual(["CA-38", "CA-31", "CA-33", "CA-34", "CA-44", "CA-47"]);
  expect(gloss(sitting(), "tile 3")?.rule).toBe("CA-57");
  expect(gloss(sitting(), "nothing")).toBeNull();
});
