/** Where the buttons of a replay stop: at every move, the set-up being one; or at every turn. */
import type { message } from "../wire/types.ts";
import type { Grammar } from "./acta.ts";

export interface Stops {
  moves: number[];
  turns: number[];
}

/** Both lists rise from 0, the deal, to the number of moves, the end. */
export function stopsOf(moves: readonly message.LogItem[], grammar: Grammar): Stops {
  const kinds = moves.map((item) => item.events.map((event) => String(event["kind"])));
  const prepares = grammar.prepares ?? [];
  const first = kinds.findIndex((all) => !all.some((kind) => prepares.includes(kind)));
  const ready = first < 0 ? moves.length : first;
  const single = moves.map((_, i) => i + 1).filter((at) => at >= ready);
  const turns = kinds.flatMap((all, i) =>
    i + 1 >= ready && all.some((kind) => grammar.opens.includes(kind)) ? [i + 1] : [],
  );
  const whole = [0, ...(ready ? [ready] : []), ...turns, moves.length];
  return { moves: rising([0, ...single]), turns: rising(whole) };
}

function rising(all: number[]): number[] {
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The next stop that way; the last one there is, if there is none. */
export function stopFrom(stops: readonly number[], at: number, way: 1 | -1): number {
  const found = way > 0 ? stops.find((one) => one > at) : stops.filter((one) => one < at).at(-1);
  return found ?? (way > 0 ? (stops.at(-1) ?? 0) : 0);
}

/** The nearest stop: within the set-up nothing is to be seen. */
export function nearestStop(stops: readonly number[], at: number): number {
  return stops.reduce(
    (best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best),
    stops[0] ?? 0,
  );
}
