/** How a game ended: read from the outcome, or from the table where it was broken off. */
import type { Texts } from "../texts/texts.ts";
import { messageId } from "../texts/texts.ts";
import type { Sitting } from "./sitting.svelte.ts";

interface Outcome {
  points: number[];
  ranks: number[];
  reason: string;
  rule: string;
}

export interface Ending {
  winners: number[];
  /** "Anna wins." */
  verdict: string;
  /** "All patricians are won." */
  reason: string;
  rule: string;
  /** Somebody resigned or ran out of time, or the players agreed to stop: the account is as it stood. */
  broken: boolean;
}

/** "Anna, Bert and Chloé". */
export function join(texts: Texts, all: string[]): string {
  if (all.length < 2) return all[0] ?? "";
  const first = all.slice(0, -1).join(texts.say("list-comma"));
  return texts.say("list-and", { first, last: all.at(-1) ?? "" });
}

function outcomeOf(sitting: Sitting): Outcome | null {
  return (sitting.view as { outcome?: Outcome | null } | null)?.outcome ?? null;
}

function broken(sitting: Sitting): Ending {
  const { texts, info } = sitting;
  const seat = info.result?.["seat"];
  const why = String(info.result?.["reason"] ?? "");
  const lost = why === "resigned" || why === "time";
  const gone = lost && typeof seat === "number" ? seat : null;
  // Against one opponent that one has won; against several nobody is named, for no rule ranks them.
  const others = info.seats.map((one) => one.number).filter((one) => one !== gone);
  const winners = gone !== null && others.length === 1 ? others : [];
  const reason = texts.find(messageId("web-ended", why), {
    name: gone === null ? "" : sitting.name(gone),
  });
  return {
    winners,
    verdict: winners.length ? verdict(sitting, winners) : texts.say("web-over"),
    reason: reason ?? "",
    rule: "",
    broken: true,
  };
}

function verdict(sitting: Sitting, winners: number[]): string {
  const { texts } = sitting;
  if (!winners.length) return texts.say("outcome-lost", { loser: sitting.name(0) });
  const id = winners.length === 1 ? "outcome-winner" : "outcome-draw";
  return texts.say(id, {
    winner: join(
      texts,
      winners.map((seat) => sitting.name(seat)),
    ),
  });
}

export function endingOf(sitting: Sitting): Ending {
  const outcome = outcomeOf(sitting);
  if (!outcome) return broken(sitting);
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return {
    winners,
    verdict: verdict(sitting, winners),
    reason: sitting.texts.find(messageId("reason", outcome.reason)) ?? "",
    rule: outcome.rule,
    broken: false,
  };
}
