/** What the margin says of a seat. */
import portraitCaesar from "icon:caesar";
import portraitPompey from "icon:centurion-helmet";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { COLOURS, INKS, SIDES, sideOf, sideSeen, type Side, type View } from "./reading.ts";

export function seatFacts(sitting: Sitting, number: number): SeatFacts {
  const { texts } = sitting;
  const view = sitting.view as View | null;
  // Before the game begins there is no view, but the seats have their roles.
  const role = sitting.info.seats[number]?.role as Side | undefined;
  const side = view ? sideOf(view, number) : (role ?? SIDES[number] ?? "caesar");
  const looks = {
    shape: side === "caesar" ? ("disc" as const) : ("octagon" as const),
    colour: COLOURS[side],
    ink: INKS[side],
    portrait: side === "caesar" ? portraitCaesar : portraitPompey,
  };
  if (!view) return { ...looks, score: null, scoreWords: "", facts: [] };
  const seen = sideSeen(view, side);
  return {
    ...looks,
    score: seen.markers,
    scoreWords: texts.say("board-markers-left", { count: seen.markers }),
    facts: [
      { count: seen.supply_size, words: texts.say("board-tokens", { count: seen.supply_size }) },
      { count: seen.bag_size, words: texts.say("board-bagged") },
      {
        count: seen.senates.length,
        words: texts.say("board-senate-count", { count: seen.senates.length }),
      },
    ],
  };
}
