import { expect, test } from "vitest";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { behind, byRank, rowsOf, why } from "./account.ts";
import type { View } from "./circus.ts";

const LEDGERS = [
  [
    [3, 3, 0, 5, 0],
    [4, 3, 0, 8, 0],
    [13, 7, 2, 6, 0],
  ],
  [
    [7, 6, 0, 5, 0],
    [5, 6, 1, 4, 0],
    [8, 6, 1, 4, 0],
  ],
];
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
const booked = LEDGERS.map((days) => sum(days.map(sum)));

function view(points: number[] | null, day = 3): View {
  return {
    day,
    outcome: points && { points },
    players: LEDGERS.map((ledger, seat) => ({ ledger, booked: booked[seat] })),
  } as unknown as View;
}

test("days with their sources, and the best of each day", () => {
  const rows = rowsOf(view([booked[0] ?? 0, (booked[1] ?? 0) + 6]));
  const days = rows.filter((row) => row.kind === "day");
  expect(days.map((row) => row.coins)).toEqual([
    [11, 18],
    [15, 16],
    [28, 19],
  ]);
  expect(days.map((row) => row.best)).toEqual([18, 16, 28]);
  expect(rows.some((row) => row.source === "seat_beside_caesar")).toBe(false);
  expect(rows.at(-1)).toMatchObject({ kind: "favours", coins: [0, 6] });
});

test("the race is told by what is missing to the leader", () => {
  expect(behind(view([54, 53]))).toEqual([
    [7, 0],
    [8, 0],
    [0, 1],
  ]);
  expect(byRank(view([54, 53]))).toEqual([0, 1]);
});

test("a game that was broken off on day II has one day in its books", () => {
  expect(rowsOf(view(null, 2)).filter((row) => row.kind === "day")).toHaveLength(1);
});

test("what decided it is the day, or the favours that were kept if they weigh more", () => {
  const sitting = (points: number[]) =>
    ({
      view: view(points),
      name: String,
      texts: { say: (id: string) => id },
    }) as unknown as Sitting;
  const [first = 0, second = 0] = booked;
  expect(why(sitting([first, second]))?.words).toBe("board-why-day");
  expect(why(sitting([first + 12, second]))?.words).toBe("board-why-favours");
});
