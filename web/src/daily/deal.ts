/** What a result of the deal of the day says, without telling a card. */
import type { Texts } from "../texts/texts.ts";
import type { api } from "../wire/types.ts";

type Result = Pick<api.DealResult, "place" | "margin">;

/** "Won by 4". */
export function outcome(result: Result, texts: Texts): string {
  const { place, margin } = result;
  if (margin > 0) return texts.say("deal-won", { margin });
  if (margin < 0) return texts.say("deal-lost", { margin: -margin });
  return texts.say(place === 1 ? "deal-even" : "deal-even-lost");
}

/** Where a result stands among all; equals share a rank. */
export function rankOf(all: readonly Result[], one: Result): number {
  const better = (other: Result) =>
    other.place < one.place || (other.place === one.place && other.margin > one.margin);
  return 1 + all.filter(better).length;
}

/** One line to be sent to friends. */
export function shareLine(deal: api.DealState, game: string, texts: Texts): string {
  if (!deal.mine) return "";
  return texts.say("deal-line", {
    day: deal.day,
    game,
    result: outcome(deal.mine, texts),
    rank: deal.rank,
    count: deal.finished,
  });
}

/** As whom, and against whom; `role` in the reader's language, where the game has roles. */
export function company(
  deal: Pick<api.DealState, "seat" | "seats" | "bot">,
  role: string,
  texts: Texts,
): string {
  const level = texts.say(`level-${deal.bot}`);
  if (role) return texts.say("deal-as", { role, level });
  return texts.say("deal-seat", { number: deal.seat + 1, seats: deal.seats, level });
}

/** How the others did, in a sentence or two. */
export function others(
  deal: { finished: number; points: number; margin: number; seats: number },
  texts: Texts,
): string {
  if (!deal.finished) return texts.say("deal-nobody");
  const best =
    deal.seats === 2
      ? texts.say("deal-best", { points: deal.points, others: deal.points - deal.margin })
      : texts.say("deal-best-points", { points: deal.points });
  return `${texts.say("deal-played", { count: deal.finished })} ${best}`;
}
