/** The ledger after the game: for each group what each side got there, and from what. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import { GROUPS, type Group, type View } from "./pieces.ts";

type Kind = "majority" | "whole_group" | "bonus";

export interface Entry {
  points: number;
  patricians: number;
  /** What came on top of the patricians, with its points. */
  more: { kind: Kind; points: number }[];
}

export interface Row {
  group: Group;
  /** By seat. */
  entries: [Entry, Entry];
}

interface Line {
  seat: number;
  kind: Kind | "patricians";
  points: number;
  group: Group;
}

/** Of a game that was broken off the patricians that were won, as it stood. */
export function rowsOf(view: View): Row[] {
  const lines = (view.outcome?.lines ?? []) as unknown as Line[];
  return GROUPS.map((group, at) => {
    const entry = (seat: number): Entry => {
      const mine = lines.filter((line) => line.seat === seat && line.group === group);
      const patricians = view.sides[seat]?.won[at] ?? 0;
      return {
        patricians,
        points: view.outcome ? mine.reduce((sum, line) => sum + line.points, 0) : patricians,
        more: mine.flatMap((line) =>
          line.kind === "patricians" ? [] : [{ kind: line.kind, points: line.points }],
        ),
      };
    };
    return { group, entries: [entry(0), entry(1)] };
  });
}

/** The row that did most for the winner; none in a tie. */
export function decisive(view: View, rows: Row[]): Row | null {
  const winners = (view.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const winner = winners[0];
  if (winners.length !== 1 || winner === undefined) return null;
  const gain = (row: Row): number =>
    (row.entries[winner]?.points ?? 0) - (row.entries[1 - winner]?.points ?? 0);
  return rows.reduce((best, row) => (gain(row) > gain(best) ? row : best));
}

export function why(sitting: Sitting): { words: string; rule: string } | null {
  const view = sitting.view as View;
  const row = decisive(view, rowsOf(view));
  if (!row) return { words: sitting.texts.say("board-why-tie"), rule: "" };
  const [first, second] = row.entries;
  const bonus = [first, second].some((one) => one.more.some((line) => line.kind === "bonus"));
  return {
    words: sitting.texts.say("board-why-group", {
      group: sitting.texts.term(row.group),
      more: Math.max(first.points, second.points),
      fewer: Math.min(first.points, second.points),
      bonus: bonus ? "yes" : "no",
    }),
    rule: bonus ? "CC-169" : "CC-167",
  };
}
