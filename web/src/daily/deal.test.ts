import { expect, test } from "vitest";
import { rankOf } from "./deal.ts";

test("equals share a rank", () => {
  const all = [
    { place: 1, margin: 4 },
    { place: 1, margin: 2 },
    { place: 1, margin: 2 },
    { place: 2, margin: -1 },
  ];
  expect(all.map((one) => rankOf(all, one))).toEqual([1, 2, 2, 4]);
});
