import { expect, test } from "vitest";
import { addUp, CAUSES, signed } from "./adding.ts";
import { seatReview } from "./sample.ts";

test("whole points add up to the result, whatever is rounded", () => {
  let seed = 7;
  const chance = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let n = 0; n < 2000; n++) {
    const [deal, draws, turned, own, others] = [
      (chance() - 0.5) / 5,
      (chance() - 0.5) / 5,
      (chance() - 0.5) / 2,
      -chance() / 3,
      (chance() - 0.5) / 2,
    ];
    const start = 0.3 + chance() / 3;
    const result = Math.max(0.1, start + deal + draws + turned + own + others);
    const sum = addUp(seatReview({ start, deal, draws, turned, own, others, result }));
    const total = sum.steps.reduce((all, step) => all + step.points, sum.start);
    expect(total).toBe(sum.result);
    expect(sum.result).toBe(Math.round(100 * result));
  }
});

test("what rounding leaves goes to the largest part, and parts of nothing are left out", () => {
  const parts = { deal: 0.004, draws: 0.004, turned: 0.004, own: 0, others: 0.548 };
  const sum = addUp(seatReview({ start: 0.44, ...parts, result: 1 }));
  expect(sum.steps.map((step) => [step.cause, step.points])).toEqual([["others", 56]]);
  expect(sum.steps[0]).toMatchObject({ from: 44, to: 100 });
});

test("bars are a stair: each begins where the one before ends", () => {
  const sum = addUp(
    seatReview({
      start: 0.44,
      deal: 0,
      draws: 0.04,
      turned: 0.17,
      own: -0.31,
      others: 0.66,
      result: 1,
    }),
  );
  expect(sum.steps.map((step) => [step.from, step.to])).toEqual([
    [44, 48],
    [48, 65],
    [65, 34],
    [34, 100],
  ]);
  expect([sum.low, sum.high]).toEqual([0, 100]);
  expect(sum.steps.map((step) => signed(step.points))).toEqual(["+4", "+17", "−31", "+66"]);
  expect(CAUSES).toHaveLength(5);
});

test("the scale is as wide as the stair goes", () => {
  const parts = { deal: 0, draws: 0, turned: -0.84, own: -0.52, others: 0.86 };
  const sum = addUp(seatReview({ start: 0.5, ...parts, result: 0 }));
  expect([sum.low, sum.high]).toEqual([-86, 100]);
});
