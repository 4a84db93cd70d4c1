import { expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import {
  chapters,
  lastOwn,
  runsIn,
  sentences,
  withoutName,
  type Grammar,
  type Names,
} from "./acta.ts";

const NAMES: Names = {
  name: (seat) => ["Anna", "Bert"][seat] ?? "",
  head: (event) => ({
    head: ["Anna", "Bert"][Number(event["seat"])] ?? "",
    seat: Number(event["seat"]),
    name: String(event["turn"]),
  }),
  called: (seat) => (seat === null ? [] : [["Anna", "Bert"][seat] ?? ""]),
  all: ["Anna", "Bert"],
  say: (id) => `(${id})`,
  about: (id, event) => `${id} ${String(event["seat"])}`,
};
const GRAMMAR: Grammar = {
  quiet: ["drew"],
  joins: ["swapped", "counted", "won", "worked"],
  explains: ["worked"],
  opens: ["turn"],
  passing: ["laid"],
  because: (event, before) =>
    event.kind === "counted" && !before.some((one) => one.kind === "card")
      ? { id: "eight", rule: "CC-90" }
      : undefined,
};

let seq = 0;
function item(...told: [kind: string, words: string, more?: object][]): message.LogItem {
  seq += 1;
  return {
    seq,
    kind: "act",
    seat: 0,
    events: told.map(([kind, , more]) => ({ kind, rule: `r-${kind}`, ...more })),
    words: told.map(([, words]) => words),
  };
}

test("the name stands in the heading, then verbs", () => {
  const [turn] = chapters(
    [item(["turn", "", { seat: 0, turn: 3 }], ["placed", "Anna places a 3."])],
    GRAMMAR,
    NAMES,
  );
  expect(turn).toMatchObject({ head: "Anna", name: "3", seat: 0 });
  expect(turn?.lines.map((line) => line.words)).toEqual(["places a 3."]);
});

test("the rule of a line is that of what explains it", () => {
  const turn = item(["turn", "", { seat: 0, turn: 3 }], ["announced", "Anna plays a card."]);
  const worked = item(["worked", "It works."], ["won", "Anna wins one."]);
  const [told] = chapters([turn, worked], GRAMMAR, NAMES);
  expect(told?.lines).toMatchObject([{ rule: "r-worked" }]);
});

const said = (words: string) => ({ ...item(), kind: "agree", words: [words] });

test("whoever does something beside the game in their own turn is named by its heading", () => {
  const begun = item(["turn", "", { seat: 0, turn: 3 }]);
  const [turn] = chapters([begun, said("Anna resigns.")], GRAMMAR, NAMES);
  expect(turn?.lines).toMatchObject([{ words: "resigns.", verb: true }]);
  expect(turn && runsIn(turn)).toBe(true);
});

test("who agrees after another's word is named, whoever's turn it is", () => {
  const [turn] = chapters(
    [
      item(["turn", "", { seat: 0, turn: 3 }], ["placed", "Anna places a 3."]),
      said("Bert asks for a pause."),
      said("Anna agrees."),
    ],
    GRAMMAR,
    NAMES,
  );
  const told = ["places a 3.", "Bert asks for a pause.", "Anna agrees."];
  expect(turn?.lines.map((line) => line.words)).toEqual(told);
});

test("quiet events are not written, joined ones go on in the line", () => {
  const [turn] = chapters(
    [
      item(
        ["turn", "", { seat: 0, turn: 3 }],
        ["passed", "Anna passes."],
        ["swapped", "Anna swaps 3 cards."],
        ["drew", "Anna draws."],
      ),
    ],
    GRAMMAR,
    NAMES,
  );
  expect(turn?.lines.map((line) => line.words)).toEqual(["passes, swaps 3 cards."]);
});

test("a reason stands in the line with its rule", () => {
  const [turn] = chapters(
    [
      item(
        ["turn", "", { seat: 0, turn: 1 }],
        ["vote", "A vote."],
        ["counted", "Anna 3, Bert 6."],
        ["won", "It goes to Bert."],
      ),
    ],
    GRAMMAR,
    NAMES,
  );
  expect(turn?.lines).toMatchObject([
    { words: "A vote. Anna 3, Bert 6. (eight) It goes to Bert.", rule: "CC-90" },
  ]);
});

test("what was passing stays only while its chapter is the last", () => {
  const log = [
    item(["turn", "", { seat: 0, turn: 1 }], ["laid", "Anna lays."], ["took", "Anna takes."]),
    item(["turn", "", { seat: 1, turn: 2 }], ["laid", "Bert lays."]),
  ];
  expect(chapters(log, GRAMMAR, NAMES).map((one) => one.lines.length)).toEqual([1, 1]);
});

test("names are cut only where a word ends", () => {
  expect(withoutName("Annalena lays", ["Anna"])).toBe("Annalena lays");
});

test("of two names that begin alike the longer one is not cut", () => {
  const all = ["Anna", "Anna Maria"];
  expect(withoutName("Anna Maria resigns.", ["Anna"], all)).toBe("Anna Maria resigns.");
  expect(withoutName("Anna Maria resigns.", ["Anna Maria"], all)).toBe("resigns.");
  expect(withoutName("Anna resigns.", ["Anna"], all)).toBe("resigns.");
  const begun = item(["turn", "", { seat: 0, turn: 3 }]);
  const gone = { ...item(), kind: "resign", words: ["Anna Maria resigns."] };
  const [turn] = chapters([begun, gone], GRAMMAR, { ...NAMES, all });
  expect(turn?.lines).toMatchObject([{ words: "Anna Maria resigns." }]);
});

test("a verb goes on in the sentence, a name begins one, however it is written", () => {
  const said = (words: string, verb: boolean) => ({ words, verb });
  expect(sentences([said("passes.", true), said("swaps.", true), said("Then.", false)])).toBe(
    "passes, swaps. Then.",
  );
  expect(sentences([said("passes.", true), said("bert wins.", false)])).toBe("passes. bert wins.");
});

test("what stays is not lost with a line that goes", () => {
  const log = [
    item(["turn", "", { seat: 0, turn: 1 }], ["laid", "Anna lays."], ["won", "It goes to Bert."]),
    item(["turn", "", { seat: 1, turn: 2 }], ["laid", "Bert lays."]),
  ];
  expect(chapters(log, GRAMMAR, NAMES)[0]?.lines.map((line) => line.words)).toEqual([
    "It goes to Bert.",
  ]);
});

test("the heading of a turn of one line is the first word of it, if that begins with a verb", () => {
  const log = [
    item(["turn", "", { seat: 0, turn: 1 }], ["placed", "Anna places a 3."]),
    item(["turn", "", { seat: 1, turn: 2 }], ["placed", "Bert places."], ["took", "A vote."]),
    item(["turn", "", { seat: 0, turn: 3 }], ["took", "A vote."]),
  ];
  expect(chapters(log, GRAMMAR, NAMES).map(runsIn)).toEqual([true, false, false]);
});

test("after several sentences it is said again who goes on", () => {
  const [turn] = chapters(
    [
      item(
        ["turn", "", { seat: 0, turn: 1 }],
        ["closed", "Anna closes Gallia. Anna has 4 there, Bert 0."],
        ["won", "Anna controls Gallia."],
      ),
    ],
    GRAMMAR,
    NAMES,
  );
  expect(turn?.lines.map((line) => line.words)).toEqual([
    "closes Gallia. Anna has 4 there, Bert 0. Anna controls Gallia.",
  ]);
});

test("a game may begin without an event that says so: the first chapter has its heading", () => {
  const log = [
    item(["laid", "Anna lays a 3.", { seat: 0 }], ["turn", "", { seat: 1, turn: 2 }]),
    item(["placed", "Bert places a 4."]),
  ];
  const first: Grammar = {
    ...GRAMMAR,
    passing: [],
    first: ({ rule, seat }) => ({ kind: "turn", rule, seat, turn: 1 }),
  };
  expect(chapters(log, first, NAMES)).toMatchObject([
    { head: "Anna", name: "1", lines: [{ words: "lays a 3." }] },
    { head: "Bert", name: "2", lines: [{ words: "places a 4." }] },
  ]);
  // It is that of a hint which was asked for before, too.
  const hinted = { ...item(), kind: "coach", events: [], words: ["Anna asks the coach."] };
  expect(chapters([hinted, ...log], first, NAMES)[0]).toMatchObject({
    name: "1",
    lines: [{ words: "asks the coach." }, {}],
  });
});

test("a rule that stands behind the line before is not written again", () => {
  const rules = (...kinds: string[]) =>
    chapters(
      kinds.map((kind) => item([kind, "Somebody does something."])),
      GRAMMAR,
      NAMES,
    ).flatMap((chapter) => chapter.lines.map((line) => line.rule));
  expect(rules("placed", "placed", "passed", "placed")).toEqual([
    "r-placed",
    "",
    "r-passed",
    "r-placed",
  ]);
});

test("what several do is told apart, in a chapter of its own and in few words", () => {
  const accounts: Grammar = {
    quiet: [],
    joins: ["sold", "counted"],
    opens: ["turn"],
    begins: (event, before) => event.kind === "counted" && before.at(-1)?.kind !== "counted",
    parts: (event, before) => event.kind === "sold" && event["seat"] !== before["seat"],
    brief: { counted: "short" },
  };
  const told = chapters(
    [
      item(
        ["turn", "", { seat: 0, turn: 1 }],
        ["sold", "Anna sells one.", { seat: 0 }],
        ["sold", "Anna sells two.", { seat: 0 }],
        ["sold", "Bert sells one.", { seat: 1 }],
        ["counted", "Day 1: Anna earns 3 coins.", { seat: 0 }],
        ["counted", "Day 1: Bert earns 1 coin.", { seat: 1 }],
      ),
    ],
    accounts,
    NAMES,
  );
  expect(told.map((chapter) => chapter.lines.map((line) => line.words))).toEqual([
    ["sells one, sells two.", "Bert sells one."],
    ["short 0 short 1"],
  ]);
});

test("one's own last move is what one decided, not what came of a card that was drawn", () => {
  const turn = item(["turn", "", { seat: 0, turn: 1 }]);
  const placed = item(["placed", "Anna places a 3."]);
  const drew = item(["drew", "Anna draws a card."], ["card", "A card is turned."]);
  const log = [turn, placed, drew];
  const own = lastOwn(chapters(log, GRAMMAR, NAMES), log, 0, GRAMMAR.quiet);
  expect(own?.at).toBe(placed.seq);
  expect(lastOwn(chapters(log, GRAMMAR, NAMES), log, 1, GRAMMAR.quiet)).toBeUndefined();
});

test("a line that others went on with is one's own if one began it", () => {
  const announced = item(["turn", "", { seat: 0, turn: 1 }], ["card", "Anna plays a card."]);
  const allowed = { ...item(["won", "Bert loses a 4."]), seat: 1 };
  const log = [announced, allowed];
  const told = chapters(log, GRAMMAR, NAMES);
  expect(told[0]?.lines).toHaveLength(1);
  expect(lastOwn(told, log, 0, GRAMMAR.quiet)?.at).toBe(announced.seq);
});
