import { expect, test } from "vitest";
import { MERCHANTS } from "./pictures.ts";

test("a merchant shows the same coins beside every rule, those of CM-4", () => {
  const coins = (MERCHANTS["CM-3"] ?? []).map((one) => one.coins);
  expect(coins).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  for (const row of Object.values(MERCHANTS))
    for (const one of row) expect(one.coins).toBe(coins[one.level - 1]);
});
