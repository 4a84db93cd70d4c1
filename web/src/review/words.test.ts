import { expect, test } from "vitest";
import type { Stop } from "./graph.ts";
import { seatReview } from "./sample.ts";
import { luckiest, mostOfOthers } from "./words.ts";

const sentence = { points: 0, percent: 0, seq: -1, turn: -1, seat: -1, action: "" };

test("the turn of most luck is that of the story, for the kind that it tells of", () => {
  const told = seatReview({
    story: [
      { ...sentence, id: "played" },
      { ...sentence, id: "luck-turned-gave", turn: 26 },
    ],
  });
  expect(luckiest(told, "turned")).toBe(26);
  expect(luckiest(told, "draws")).toBeUndefined();
});

test("where the others weighed most is told if it was more than a little", () => {
  const stop = (turn: number, others: number): Stop => ({
    ...{ seq: turn, turn, others },
    ...{ chance: 50, luck: 0, own: 0, truth: null },
  });
  expect(mostOfOthers([stop(1, 4), stop(2, -12), stop(3, 7)])?.turn).toBe(2);
  expect(mostOfOthers([stop(1, 4)])).toBeNull();
});
