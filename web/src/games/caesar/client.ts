/** Caesar!, as the page draws it. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Choice } from "../../table/selection.svelte.ts";
import type { Event, GameClient } from "../contract.ts";
import Board from "./Board.svelte";
import { tokenPicked, turn, turns } from "./choosing.ts";
import { rival, seatFacts } from "./facts.ts";
import { beside, find } from "./find.ts";
import { grammar, head } from "./grammar.ts";
import { gloss, refuse } from "./gloss.ts";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import { why } from "./markers.ts";
import NarrowAids from "./NarrowAids.svelte";
import Picture from "./Picture.svelte";
import Provinces from "./Provinces.svelte";
import Result from "./Result.svelte";
import SeatLine from "./SeatLine.svelte";
import { beware, tip, would } from "./would.ts";
import { read, SIDES, viewOf, type Side, type View } from "./reading.ts";

const VERBS: Record<string, string> = {
  lay: "board-lay",
  hide: "board-lay",
  might: "board-might",
  settle: "board-settle",
  recruit: "board-recruit",
};

/** For how long each is looked at, in ms at a brisk pace. */
const TIMES: Record<string, number> = {
  laid: 500,
  hid: 500,
  crassus_lays: 900,
  border_covered: 250,
  might: 700,
  senate: 500,
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

/** With the number at each province, not with "(higher number)". */
function words(sitting: Sitting, choice: Choice): string | undefined {
  if (choice.kind !== "lay") return undefined;
  const { texts } = sitting;
  const token = String(choice.fields["token"]);
  const { high, low } = read(token);
  return texts.say("board-lay-words", {
    token: texts.term(token),
    first: high,
    second: low,
    high: texts.term(String(choice.fields["high"])),
    low: texts.term(String(choice.fields["low"])),
  });
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
  Held,
  Margin: NarrowAids,
  SeatLine,
  Picture,
  Result,
  why,
  rival,
  gloss,
  beside,
  find,
  refuse,
  tabletOver: true,
  ahead: "fewest",
  tabs: [{ id: "provinces", label: "board-provinces", Tab: Provinces }],
  seat: seatFacts,
  hint,
  words,
  aloud: (sitting) => [...would(sitting), tip(sitting)].filter(Boolean).join(". "),
  beware,
  grammar,
  lasts(news) {
    const all = news.map((event) => (event.kind === "closed" ? 900 : (TIMES[event.kind] ?? 0)));
    return all.reduce((sum, one) => sum + one, 0) || 300;
  },
  head,
  mark,
  moment: (sitting) => {
    const view = sitting.view as View | null;
    return view ? sitting.texts.say("board-moment", { turn: view.turn }) : "";
  },
  open: turns,
  verb: (kind) => VERBS[kind],
  main: ({ kind }) => ["use", "bank", "begin"].includes(kind),
  // Every move places a token: which one is the question.
  kind({ texts }, { kind, fields }) {
    const token = kind === "lay" ? texts.term(String(fields["token"])) : "";
    return token && texts.say("board-kind-lay", { token });
  },
  key(sitting, event) {
    return event.key.toLowerCase() === "r" && turn(sitting);
  },
  keys: "r",
};
