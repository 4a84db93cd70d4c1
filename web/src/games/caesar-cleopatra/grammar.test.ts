// @vitest-environment node
import { expect, test } from "vitest";
import type { Event } from "../contract.ts";
import { lastLines } from "../../table/herald.ts";
import type { message } from "../../wire/types.ts";
import { grammar } from "./grammar.ts";

const event = (kind: string, more: object = {}): Event => ({ kind, rule: "", ...more });
const because = (one: Event, ...before: Event[]) => grammar.because?.(one, before);

test("a vote says that eight cards lie there, unless its card was turned", () => {
  const vote = event("vote", { group: "censors" });
  expect(because(vote, event("placed"))?.rule).toBe("CC-90");
  expect(because(vote, event("vote_card", { card: "censors" }))).toBeUndefined();
  // The pile may be shuffled in between.
  const shuffled = [event("vote_card", { card: "censors" }), event("votes_shuffled")];
  expect(because(vote, ...shuffled)).toBeUndefined();
  // Another group's card is no reason for this vote.
  expect(because(vote, event("vote_card", { card: "aediles" }))?.rule).toBe("CC-90");
});

test("a count says that the lower sum wins, where one Philosopher is left over", () => {
  expect(because(event("counted", { philosophers: [1, 0] }))?.rule).toBe("CC-130");
  expect(because(event("counted", { philosophers: [1, 1] }))).toBeUndefined();
  expect(because(event("counted"))).toBeUndefined();
});

test("a vote card is told by the vote that follows; an Orgy by itself", () => {
  expect(grammar.hush?.(event("vote_card", { card: "senators" }))).toBe(true);
  expect(grammar.hush?.(event("vote_card", { card: "orgy" }))).toBe(false);
});

test("the card of a finished group is told, for no vote follows it", () => {
  const gone = { ...event("vote_card", { card: "senators" }), rule: "CC-112" };
  expect(grammar.hush?.(gone)).toBe(false);
  expect(because(gone)).toEqual({ id: "board-acta-gone", rule: "CC-112" });
  expect(because(event("vote_card", { card: "senators" }))).toBeUndefined();
});

test("after the Orgy “please shuffle” it is told that the vote cards are shuffled", () => {
  expect(grammar.quiet).not.toContain("votes_shuffled");
  expect(grammar.joins).toContain("votes_shuffled");
});

test("over the board it is called out who won, not which cards went", () => {
  const events = ["vote", "counted", "patrician_won", "lost", "lost"].map((kind) => event(kind));
  const words = [
    "Vote of confidence at the Quaestors.",
    "Spurius Antonius has 9, Hortensius 6.",
    "A Quaestor goes to Spurius Antonius.",
    "Spurius Antonius loses a 5 at the Quaestors.",
    "Hortensius loses a 1 at the Quaestors.",
  ];
  const vote = { seq: 1, kind: "act", seat: 0, events, words } as message.LogItem;
  const quiet = [...grammar.quiet, ...(grammar.unsung ?? [])];
  expect(lastLines([vote], 1, quiet)).toEqual(words.slice(0, 3));
});
