/** The lines of a mini-cup: each seat joined with each. */
import type { api } from "../wire/types.ts";

export interface Line {
  /** Seats, as places in `people`. */
  from: number;
  to: number;
  /** Both sit there. */
  both: boolean;
  playing: boolean;
  /** Who has won more of their games when all are over; "tie", or nothing yet. */
  winner: number | "tie" | undefined;
}

export function starLines({ cup, people, games }: api.Cup): Line[] {
  const seats = Array.from({ length: cup.size }, (_, n) => n);
  return seats.flatMap((from) =>
    seats.slice(from + 1).map((to) => {
      const theirs = games
        .filter((game) => game.first + game.second === from + to)
        .filter((game) => game.first === from || game.first === to);
      const playing = theirs.some((game) => game.winner < 0);
      return {
        from,
        to,
        both: Boolean(people[from]?.name && people[to]?.name),
        playing,
        winner: playing || !theirs.length ? undefined : winnerOf(theirs, from, to),
      };
    }),
  );
}

function winnerOf(games: api.CupGame[], one: number, other: number): number | "tie" {
  const won = (who: number) =>
    games.filter((game) => [game.first, game.second][game.winner] === who).length;
  if (won(one) === won(other)) return "tie";
  return won(one) > won(other) ? one : other;
}
