import { expect, test } from "vitest";
import { LOW, TALL, WIDE, type Plan, type Space } from "./plan.ts";
import { common, placeSums, sumsAt, tokenAt } from "./sums.ts";

const PLANS = [WIDE, TALL, LOW];
const NONE = new Set<string>();

function space(id: string): Space {
  const found = WIDE.spaces.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

test("sums stand under their seal, and over it where they would hide the token", () => {
  const seal = (id: string) => WIDE.places.find((one) => one.id === id)?.at[1] ?? 0;
  const far = placeSums(WIDE, ["as", "ag"], "caesar", NONE, space("as-ag"));
  expect(far.get("as")?.[1]).toBeGreaterThan(seal("as"));
  const near = placeSums(WIDE, ["hc", "hu"], "caesar", NONE, space("hc-hu"));
  expect(near.get("hc")?.[1]).toBeLessThan(seal("hc"));
});

test.each(PLANS)("neither sums nor the token hide each other on the $kind map", (plan) => {
  const unit = plan.pill ** 2;
  for (const lay of plan.spaces)
    for (const taken of [NONE, new Set(plan.spaces.map((one) => one.id))]) {
      const sums = placeSums(plan, lay.provinces, "caesar", taken, lay);
      const [one = [], two = []] = [...sums.values()].map((at) => sumsAt(plan, at, "caesar"));
      expect(common(one, two), lay.id).toBeLessThan(unit / 12);
      expect(common([...one, ...two], tokenAt(plan, lay)), lay.id).toBeLessThan(unit / 12);
    }
});

/** How often sums hide a third of a number or more, on a map full of tokens. */
function hidden(plan: Plan): number {
  const all = new Set(plan.spaces.map((one) => one.id));
  const hides = plan.spaces.flatMap((lay) => {
    const numbers = plan.spaces
      .filter((one) => one !== lay)
      .flatMap((one) => tokenAt(plan, one))
      .map((box) => [box]);
    return [...placeSums(plan, lay.provinces, "caesar", all, lay).values()].map((at) => {
      const boxes = sumsAt(plan, at, "caesar");
      return numbers.some((one) => common(boxes, one) > common(one, one) / 3);
    });
  });
  return hides.filter(Boolean).length;
}

test("numbers of tokens stay to be read beside the sums: all on a wide map, most on a phone", () => {
  expect(hidden(WIDE)).toBe(0);
  expect(hidden(TALL)).toBeLessThanOrEqual(4);
});

test.each(PLANS)("the coin at their end stays on the $kind map", (plan) => {
  for (const place of plan.places)
    for (const side of ["caesar", "pompey"] as const) {
      const at = placeSums(plan, [place.id], side, NONE).get(place.id) ?? [-1, -1];
      const boxes = sumsAt(plan, at, side);
      expect(Math.min(...boxes.map((box) => box[0]))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes.map((box) => box[2]))).toBeLessThanOrEqual(plan.width);
      // The frame of the map is there, too.
      expect(Math.min(...boxes.map((box) => box[1]))).toBeGreaterThanOrEqual(-plan.edge);
      expect(Math.max(...boxes.map((box) => box[3]))).toBeLessThanOrEqual(plan.height + plan.edge);
    }
});
