import { expect, test } from "vitest";
import { judge, momentsOf, where } from "./moments.ts";
import { decision, review, seatReview } from "./sample.ts";

test("own faults, one thing well found, and the worst that others missed", () => {
  const own = seatReview({
    decisions: [decision(1, 1, 0.07), decision(4, 2), decision(8, 3, 0.2)],
    moments: [1, 8],
    found: 4,
  });
  const other = seatReview({
    seat: 1,
    decisions: [decision(2, 1, 0.05), decision(3, 2, 0.3), decision(5, 3, 0.1)],
  });
  const found = momentsOf(review([own, other]), 0);
  expect(found.map((one) => [one.kind, one.seat, one.decision.seq])).toEqual([
    ["own", 0, 1],
    ["own", 0, 8],
    ["found", 0, 4],
    ["other", 1, 3],
    ["other", 1, 5],
  ]);
  expect(momentsOf(review([own]), 3)).toEqual([]);
});

test("a try is answered by what the review knows of it", () => {
  const made = decision(3, 2, 0.12, {
    best: "b",
    played: "a",
    best_chance: 0.55,
    chance: 0.43,
    alternatives: [
      { action: "b", chance: 0.55, share: 0.6 },
      { action: "c", chance: 0.54, share: 0.2 },
      { action: "d", chance: 0.48, share: 0.1 },
      { action: "e", chance: 0.3, share: 0.1 },
    ],
  });
  const verdicts = ["b", "c", "d", "e", "a", "z"].map((action) => judge(made, action).verdict);
  expect(verdicts).toEqual(["found", "as-good", "better", "worse", "same", "unknown"]);
  expect(judge(made, "d").chance).toBe(48);
});

test("a choice is made somewhere on the board, or nowhere", () => {
  expect(where({ card: "2", group: "senators" })).toEqual(["group senators"]);
  expect(where({ groups: ["senators", "praetors"] })).toEqual(["group senators", "group praetors"]);
  expect(where({ border: "dm-it", high: "it", low: "dm" })).toEqual(["border dm-it"]);
  expect(where({ category: "box", visitor: "legionary" })).toEqual(["visitor legionary"]);
  expect(where({ card: "spy" })).toEqual([]);
});
