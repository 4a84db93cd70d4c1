/** What the margin says of a seat. */
import portraitCaesar from "icon:caesar";
import portraitPompey from "icon:centurion-helmet";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Rival, SeatFacts } from "../contract.ts";
import {
  COLOURS,
  INKS,
  otherSide,
  SIDES,
  sideOf,
  sideSeen,
  type Side,
  type View,
} from "./reading.ts";

export function seatFacts(sitting: Sitting, number: number): SeatFacts {
  const view = sitting.view as View | null;
  // Before the game begins there is no view, but the seats have their roles.
  const role = sitting.info.seats[number]?.role as Side | undefined;
  const side = view ? sideOf(view, number) : (role ?? SIDES[number] ?? "caesar");
  if (!view) return { ...looks(side), score: null, scoreWords: "", facts: [] };
  return factsOf(sitting, view, side);
}

function looks(side: Side): Pick<SeatFacts, "shape" | "colour" | "ink" | "portrait"> {
  return {
    shape: side === "caesar" ? "disc" : "octagon",
    colour: COLOURS[side],
    ink: INKS[side],
    portrait: side === "caesar" ? portraitCaesar : portraitPompey,
  };
}

/** Who plays a side: the name by which the rest of the page calls them. */
export function nameOf(sitting: Sitting, view: View, side: Side): string {
  const called = sideSeen(view, side).called;
  if (called === "crassus") return sitting.texts.term(called);
  const seat = sitting.info.seats.findIndex((_, i) => sideOf(view, i) === side);
  return seat < 0 ? sitting.texts.term(side) : sitting.name(seat);
}

/** Alone: Crassus, who has the other side's pieces. */
export function rival(sitting: Sitting): Rival | null {
  const view = sitting.view as View | null;
  if (!view?.crassus) return null;
  const side = otherSide(view.options.side);
  const { texts } = sitting;
  return {
    name: texts.term("crassus"),
    role: texts.term(side),
    facts: factsOf(sitting, view, side),
  };
}

function factsOf(sitting: Sitting, view: View, side: Side): SeatFacts {
  const { texts } = sitting;
  const seen = sideSeen(view, side);
  return {
    ...looks(side),
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
