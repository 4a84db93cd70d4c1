/** Caesar!, as the page draws it. */
import portraitCaesar from "icon:caesar";
import portraitPompey from "icon:centurion-helmet";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event, GameClient, SeatFacts } from "../contract.ts";
import Board from "./Board.svelte";
import { tokenPicked, turn } from "./choosing.ts";
import Hand from "./Hand.svelte";
import NarrowAids from "./NarrowAids.svelte";
import Picture from "./Picture.svelte";
import Provinces from "./Provinces.svelte";
import {
  COLOURS,
  INKS,
  read,
  SIDES,
  sideOf,
  sideSeen,
  viewOf,
  type Side,
  type View,
} from "./reading.ts";

const VERBS: Record<string, string> = {
  lay: "board-lay",
  hide: "board-lay",
  might: "board-might",
  settle: "board-settle",
  recruit: "board-recruit",
};

function seat(sitting: Sitting, number: number): SeatFacts {
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

function hint(sitting: Sitting): string | undefined {
  const { texts, selection } = sitting;
  const token = tokenPicked(sitting);
  const fields = selection.ready?.fields ?? {};
  const term = (field: string) => texts.term(String(fields[field]));
  if (viewOf(sitting).phase !== "lay") return undefined;
  if (selection.ready?.kind === "lay") {
    const { high, low } = read(String(fields["token"]));
    const said = { first: high, second: low, high: term("high"), low: term("low") };
    return texts.say("board-lay-ask", said);
  }
  if (selection.ready)
    return texts.say("board-hide-ask", { token: term("token"), border: term("border") });
  if (token) return texts.say("board-choose-border", { token: texts.term(token) });
  return texts.say("board-choose-token");
}

function mark(event: Event): { seat: number | null } | null {
  if (event.kind !== "controls" && event.kind !== "tied") return null;
  const side = event["side"] as Side | undefined;
  const at = side ? SIDES.indexOf(side) : -1;
  return { seat: at < 0 ? null : at };
}

export const client: GameClient = {
  Board,
  Hand,
  Margin: NarrowAids,
  Picture,
  tabs: [{ id: "provinces", label: "board-provinces", Tab: Provinces }],
  seat,
  hint,
  mark,
  moment: (sitting) => {
    const view = sitting.view as View | null;
    return view ? sitting.texts.say("board-moment", { turn: view.turn }) : "";
  },
  chapter: (view) => String((view as View | null)?.turn ?? ""),
  verb: (kind) => VERBS[kind],
  key(sitting, event) {
    return event.key.toLowerCase() === "r" && turn(sitting);
  },
};
