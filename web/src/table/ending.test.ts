import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Texts } from "../texts/texts.ts";
import { endingOf, join } from "./ending.ts";
import type { Sitting } from "./sitting.svelte.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
list-comma = { ", " }
list-and = { $first } and { $last }
outcome-winner = { $winner } wins.
outcome-draw = { $winner } share the victory.
outcome-lost = { $loser } loses.
reason-three-days = Three days have passed.
web-over = The game is over
web-ended-resigned = { $name } has resigned.
web-ended-agreed = Agreed.
`),
);
const texts = new Texts("en", [bundle]);
const NAMES = ["Anna", "Bert", "Chloé"];

function sitting(outcome: unknown, result: unknown, seats = 2): Sitting {
  return {
    texts,
    info: { seats: NAMES.slice(0, seats).map((_, number) => ({ number })), result },
    view: { outcome },
    name: (seat: number) => NAMES[seat],
  } as unknown as Sitting;
}

test("names are joined as people say them", () => {
  expect(join(texts, ["Anna"])).toBe("Anna");
  expect(join(texts, NAMES)).toBe("Anna, Bert and Chloé");
});

test("a finished game names its winner and its rule", () => {
  const outcome = { points: [3, 5], ranks: [2, 1], reason: "three_days", rule: "CM-71" };
  expect(endingOf(sitting(outcome, { reason: "finished" }))).toEqual({
    winners: [1],
    verdict: "Bert wins.",
    reason: "Three days have passed.",
    rule: "CM-71",
    broken: false,
  });
});

test("a shared victory and a lost solo game", () => {
  const shared = { points: [5, 5, 1], ranks: [1, 1, 3], reason: "three_days", rule: "" };
  expect(endingOf(sitting(shared, {}, 3)).verdict).toBe("Anna and Bert share the victory.");
  const lost = { points: [4], ranks: [2], reason: "three_days", rule: "" };
  expect(endingOf(sitting(lost, {}, 1)).verdict).toBe("Anna loses.");
});

test("after a resignation the other one has won", () => {
  const ending = endingOf(sitting(null, { reason: "resigned", seat: 0 }));
  expect(ending.verdict).toBe("Bert wins.");
  expect(ending.reason).toBe("Anna has resigned.");
  expect(ending.broken).toBe(true);
});

test("after a resignation against several nobody is crowned", () => {
  const ending = endingOf(sitting(null, { reason: "resigned", seat: 0 }, 3));
  expect(ending.winners).toEqual([]);
  expect(ending.verdict).toBe("The game is over");
  expect(ending.reason).toBe("Anna has resigned.");
});

test("nobody has won a game that was ended early", () => {
  const ending = endingOf(sitting(null, { reason: "agreed", seat: null }));
  expect(ending.winners).toEqual([]);
  expect(ending.verdict).toBe("The game is over");
});
