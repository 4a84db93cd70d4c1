/** How the log of Caesar & Cleopatra is written. */
import type { Grammar } from "../../table/acta.ts";
import type { Event } from "../contract.ts";
import { GROUPS } from "./pieces.ts";

/** The card of a finished group was turned: no vote follows. */
const GONE = "CC-112";

/** Votes go by card, unless eight cards lie at a group. */
function because(event: Event, before: readonly Event[]): { id: string; rule: string } | undefined {
  if (event.kind === "vote") {
    const last = before.filter((one) => one.kind !== "votes_shuffled").at(-1);
    const turned = last?.kind === "vote_card" && last["card"] === event["group"];
    return turned ? undefined : { id: "board-acta-eight", rule: "CC-90" };
  }
  if (event.kind === "vote_card" && event.rule === GONE)
    return { id: "board-acta-gone", rule: GONE };
  if (event.kind !== "counted") return undefined;
  const [caesar = 0, cleopatra = 0] = (event["philosophers"] as number[] | undefined) ?? [];
  if (caesar === cleopatra) return undefined;
  return { id: "board-acta-lower", rule: "CC-130" };
}

export const grammar: Grammar = {
  opens: ["turn"],
  prepares: ["arranged", "set_up"],
  quiet: [
    ...["arranged", "set_up", "drew", "plays_ended", "allowed", "declined", "lifted", "laid"],
    ...["revealed", "discarded", "group_finished", "cleared"],
  ],
  unsung: ["lost"],
  joins: [
    ...["counted", "patrician_won", "tied", "lost", "swapped"],
    ...["assassinated", "smitten", "scouted", "castled", "hand_shown", "struck", "vetoed"],
    ...["bonus_shown", "votes_shuffled"],
  ],
  // What a card does, not how it was announced or turned.
  explains: ["assassinated", "smitten", "scouted", "castled", "hand_shown", "votes_shuffled"],
  because,
  brief: {
    lost: "board-acta-lost",
    patrician_won: "board-acta-won",
    castled: "board-acta-castled",
  },
  // The vote that follows says it.
  hush: (event) =>
    event.kind === "vote_card" &&
    event.rule !== GONE &&
    GROUPS.some((group) => group === event["card"]),
};
