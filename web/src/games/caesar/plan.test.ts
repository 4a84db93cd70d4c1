import { describe, expect, test } from "vitest";
import { roomiest, step } from "./paths.ts";
import { LOW, TALL, WIDE } from "./plan.ts";
import { placeSums } from "./sums.ts";

describe.each([WIDE, TALL, LOW])("the map $height high", (plan) => {
  const all = [...plan.places, ...plan.spaces];

  test("has 18 provinces and 30 borders, ten of each symbol", () => {
    expect(plan.places).toHaveLength(18);
    expect(plan.spaces).toHaveLength(30);
    for (const symbol of ["sword", "shield", "ship"])
      expect(plan.spaces.filter((space) => space.symbol === symbol)).toHaveLength(10);
    expect(plan.spaces.filter((space) => space.checkpoint)).toHaveLength(3);
    expect(plan.places.reduce((sum, place) => sum + place.borders, 0)).toBe(60);
  });

  test("arrow keys reach every place from Italia", () => {
    const seen = new Set(["it"]);
    for (const from of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const to = step(all, from, key);
        if (to) seen.add(to);
      }
    expect([...seen].sort()).toEqual(all.map((one) => one.id).sort());
  });

  test("handles stand on the map and hide no other place", () => {
    for (const space of plan.spaces)
      for (const [x, y] of roomiest(
        plan,
        space,
        placeSums(plan, space.provinces, null, new Set(), space),
      ).slice(0, space.checkpoint ? 2 : 1)) {
        expect(x > 0 && y > 0 && x < plan.width && y < plan.height).toBe(true);
        for (const other of all)
          expect(Math.hypot(other.at[0] - x, other.at[1] - y)).toBeGreaterThan(plan.free * 0.5);
      }
  });
});
