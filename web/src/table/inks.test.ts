import { expect, test } from "vitest";
import type { GameClient } from "../games/contract.ts";
import { inksOf, piecesOf } from "./inks.ts";
import type { Sitting } from "./sitting.svelte.ts";

const sitting = {
  info: {
    seats: [
      { number: 0, role: "caesar" },
      { number: 1, role: "" },
    ],
  },
  name: (seat: number) => ["Anna", "Anna (Praha)"][seat],
  texts: { find: () => "Caesar" },
} as unknown as Sitting;
const client = {
  seat: (_: Sitting, seat: number) => ({
    ink: `ink-${seat}`,
    shape: "disc",
    colour: "red",
    sign: seat === 1 ? "white" : undefined,
  }),
} as unknown as GameClient;

test("names and roles have the ink of their seat; the longest is looked for first", () => {
  const inks = inksOf(client, sitting);
  expect(inks.map((one) => one.name)).toEqual(["Anna (Praha)", "Caesar", "Anna"]);
  const found = piecesOf("Anna (Praha) beats Anna at Caesarea.", inks);
  expect(found.map(({ text, ink }) => [text, ink])).toEqual([
    ["Anna (Praha)", "ink-1"],
    [" beats ", undefined],
    ["Anna", "ink-0"],
    [" at Caesarea.", undefined],
  ]);
});

test("a game with marks has them before the names", () => {
  const [first, , second] = piecesOf("Anna (Praha) beats Anna.", inksOf(client, sitting));
  expect(first?.mark).toMatchObject({ shape: "disc", sign: "white" });
  expect(second?.mark).toBeUndefined();
});

test("where nobody has a name a sentence is one piece", () => {
  expect(piecesOf("The game begins.", [])).toEqual([{ text: "The game begins." }]);
});
