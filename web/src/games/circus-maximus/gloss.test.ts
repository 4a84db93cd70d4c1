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
