import { expect, test } from "vitest";
import { decisive, rowsOf } from "./ledger.ts";
import type { View } from "./pieces.ts";

const line = (seat: number, kind: string, points: number, group: string) => ({
  seat,
  kind,
  points,
  group,
});

function view(outcome: unknown): View {
  return {
    sides: [{ won: [3, 0, 1, 0, 0] }, { won: [1, 0, 2, 0, 0] }],
    outcome,
  } as unknown as View;
}

const LINES = [
  line(0, "patricians", 3, "senators"),
  line(0, "majority", 1, "senators"),
  line(0, "bonus", 2, "senators"),
  line(1, "patricians", 1, "senators"),
  line(0, "patricians", 1, "quaestors"),
  line(1, "patricians", 2, "quaestors"),
  line(1, "majority", 1, "quaestors"),
];

test("every point of a group stands in its row", () => {
  const [senators] = rowsOf(view({ lines: LINES, ranks: [1, 2] }));
  expect(senators?.entries[0]).toEqual({
    patricians: 3,
    points: 6,
    more: [
      { kind: "majority", points: 1 },
      { kind: "bonus", points: 2 },
    ],
  });
  expect(senators?.entries[1].points).toBe(1);
});

test("what decided it is what did most for the winner", () => {
  const won = view({ lines: LINES, ranks: [1, 2] });
  expect(decisive(won, rowsOf(won))?.group).toBe("senators");
  const lost = view({ lines: LINES, ranks: [2, 1] });
  expect(decisive(lost, rowsOf(lost))?.group).toBe("quaestors");
  const tied = view({ lines: LINES, ranks: [1, 1] });
  expect(decisive(tied, rowsOf(tied))).toBeNull();
});

test("a game that was broken off keeps its patricians", () => {
  const rows = rowsOf(view(null));
  expect(rows[0]?.entries.map((one) => one.points)).toEqual([3, 1]);
  expect(decisive(view(null), rows)).toBeNull();
});
