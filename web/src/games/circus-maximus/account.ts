/** The account after the game: days and their sources by seat, and who was how far behind. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import { SOURCES, coins, label, roman, viewOf, type View } from "./circus.ts";

export interface Row {
  kind: "day" | "source" | "favours";
  day: number;
  /** Of SOURCES; "" for a day and for the favours. */
  source: string;
  /** By seat. */
  coins: number[];
  /** The highest figure of a day, where one has it alone or several share it. */
  best: number;
}

/** Days that are in the books: all three at the end, fewer where it was broken off. */
export function daysOf(view: View): number {
  return view.outcome ? 3 : view.day - 1;
}

export function dayCoins(view: View, seat: number, day: number): number {
  return (view.players[seat]?.ledger[day] ?? []).reduce((sum, one) => sum + one, 0);
}

export function total(view: View, seat: number): number {
  return view.outcome?.points[seat] ?? view.players[seat]?.booked ?? 0;
}

export function rowsOf(view: View): Row[] {
  const seats = view.players.map((_, seat) => seat);
  const rows: Row[] = [];
  for (let day = 0; day < daysOf(view); day += 1) {
    const all = seats.map((seat) => dayCoins(view, seat, day));
    rows.push({ kind: "day", day, source: "", coins: all, best: Math.max(...all) });
    SOURCES.forEach((source, i) => {
      const from = seats.map((seat) => view.players[seat]?.ledger[day]?.[i] ?? 0);
      if (from.some((one) => one > 0))
        rows.push({ kind: "source", day, source, coins: from, best: 0 });
    });
  }
  const kept = seats.map((seat) => total(view, seat) - (view.players[seat]?.booked ?? 0));
  if (kept.some((one) => one > 0))
    rows.push({ kind: "favours", day: 0, source: "", coins: kept, best: 0 });
  return rows;
}

/** Best first; equal coins in the order of play. */
export function byRank(view: View): number[] {
  const seats = view.players.map((_, seat) => seat);
  return seats.sort((a, b) => total(view, b) - total(view, a) || a - b);
}

/** After each day, how many coins each seat was behind the leader; the favours count at the end. */
export function behind(view: View): number[][] {
  const days = daysOf(view);
  const sums = view.players.map(() => 0);
  return Array.from({ length: days }, (_, day) => {
    view.players.forEach((_one, seat) => {
      sums[seat] =
        view.outcome && day === days - 1
          ? total(view, seat)
          : (sums[seat] ?? 0) + dayCoins(view, seat, day);
    });
    const lead = Math.max(...sums);
    return sums.map((sum) => lead - sum);
  });
}

export function why(sitting: Sitting): { words: string; rule: string } | null {
  const view = viewOf(sitting);
  const order = byRank(view);
  const [first, second] = order;
  if (first === undefined || second === undefined) return null;
  const margin = total(view, first) - total(view, second);
  if (margin === 0) return { words: label(sitting, "why-tie"), rule: "CM-72" };
  // The day on which the winner gained most on the second.
  const gain = (day: number) => dayCoins(view, first, day) - dayCoins(view, second, day);
  const day = [0, 1, 2].reduce((best, one) => (gain(one) > gain(best) ? one : best));
  const favours = margin - gain(0) - gain(1) - gain(2);
  const said = {
    margin: coins(sitting, margin),
    second: sitting.name(second),
    day: roman(day + 1),
  };
  const words =
    gain(day) >= favours
      ? label(sitting, "why-day", {
          ...said,
          more: dayCoins(view, first, day),
          fewer: dayCoins(view, second, day),
        })
      : label(sitting, "why-favours", said);
  return { words, rule: "CM-72" };
}
