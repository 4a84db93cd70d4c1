/** The ladder of a game: the best of all its roles. */
import type { api } from "../wire/types.ts";

export interface Climbed {
  game: string;
  /** How many levels were beaten: the highest counts for those below it. */
  beaten: number;
  /** The level that is offered next. */
  next: string;
}

export function climbed({ rungs, levels }: api.Ladder): Climbed[] {
  const found: Record<string, Climbed> = {};
  for (const { game, beaten, next } of rungs) {
    const high = levels.indexOf(beaten) + 1;
    const known = found[game];
    if (!known || high > known.beaten) found[game] = { game, beaten: high, next };
  }
  return Object.values(found);
}
