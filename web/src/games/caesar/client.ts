/** Caesar!, as the page draws it. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event, GameClient } from "../contract.ts";
import Board from "./Board.svelte";
import { tokenPicked, turn, turns } from "./choosing.ts";
import { seatFacts } from "./facts.ts";
import Hand from "./Hand.svelte";
import NarrowAids from "./NarrowAids.svelte";
import Picture from "./Picture.svelte";
import Provinces from "./Provinces.svelte";
import SeatLine from "./SeatLine.svelte";
import { read, SIDES, viewOf, type Side, type View } from "./reading.ts";

const VERBS: Record<string, string> = {
  lay: "board-lay",
  hide: "board-lay",
  might: "board-might",
  settle: "board-settle",
  recruit: "board-recruit",
};

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
  SeatLine,
  Picture,
  tabs: [{ id: "provinces", label: "board-provinces", Tab: Provinces }],
  seat: seatFacts,
  hint,
  mark,
  moment: (sitting) => {
    const view = sitting.view as View | null;
    return view ? sitting.texts.say("board-moment", { turn: view.turn }) : "";
  },
  open: turns,
  verb: (kind) => VERBS[kind],
  key(sitting, event) {
    return event.key.toLowerCase() === "r" && turn(sitting);
  },
};
