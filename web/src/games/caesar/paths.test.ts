import { expect, test } from "vitest";
import { sumsAt } from "./paths.ts";
import { TALL, WIDE, type Plan } from "./plan.ts";

function at(plan: Plan, province: string, border: string) {
  const place = plan.places.find((one) => one.id === province);
  const lay = plan.spaces.find((one) => one.id === border);
  if (!place) throw new Error(province);
  return { seal: place.at, sums: sumsAt(plan, place, "caesar", lay) };
}

test("sums stand under their seal, and over it where they would hide the token", () => {
  const far = at(WIDE, "as", "as-ag");
  expect(far.sums[1]).toBeGreaterThan(far.seal[1]);
  const near = at(WIDE, "hc", "hc-hu");
  expect(near.sums[1]).toBeLessThan(near.seal[1]);
});

test.each([WIDE, TALL])("the coin at their end stays on the $kind map", (plan) => {
  for (const place of plan.places) {
    const [x] = sumsAt(plan, place, "caesar");
    expect(x - 3.7 * plan.pill).toBeGreaterThanOrEqual(0);
    const [other] = sumsAt(plan, place, "pompey");
    expect(other + 3.7 * plan.pill).toBeLessThanOrEqual(plan.width);
  }
});
