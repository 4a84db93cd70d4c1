/** Circus Maximus: what the page needs to know of it. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event, GameClient, SeatFacts } from "../contract.ts";
import { why } from "./account.ts";
import Accounts from "./Accounts.svelte";
import Board from "./Board.svelte";
import { find } from "./find.ts";
import { grammar, head } from "./grammar.ts";
import Day from "./Day.svelte";
import { accounts, lasts, rankOf } from "./day.ts";
import { gloss, refuse } from "./gloss.ts";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Picture from "./Picture.svelte";
import { note, noteAt } from "./news.ts";
import Piles from "./Piles.svelte";
import Result from "./Result.svelte";
import SeatLine from "./SeatLine.svelte";
import {
  SHAPES,
  coins,
  colour,
  hasPassed,
  label,
  purse,
  roman,
  viewOf,
  type View,
} from "./circus.ts";
import { aloud, hint, key } from "./guide.ts";
import { DRAWN } from "./picking.ts";

const VERBS: Record<string, string> = {
  lay: "lay",
  promote: "lay",
  step: "lay",
  front: "lay",
  again: "lay",
  draw_ticket: "play",
  draw_visitor: "play",
  exchange: "play",
  move: "play",
  double: "play",
  unseen: "play",
  come_home: "play",
  send: "send",
  take_favour: "take",
  take_start: "take",
  take_ticket: "take",
  sell: "sell",
  sell_other: "sell",
  sell_favour: "sell",
  unseen_sale: "sell",
};

function seat(sitting: Sitting, number: number): SeatFacts {
  const view = viewOf(sitting) as View | null; // none before the game begins
  const player = view?.players[number];
  const tags: string[] = [];
  if (view && !view.outcome && view.start_player === number)
    tags.push(label(sitting, "begins-flag"));
  if (view && hasPassed(view, number)) tags.push(label(sitting, "passed"));
  const of = colour(number);
  const score = view ? purse(view, number) : null;
  const favours = (player?.known.length ?? 0) + (player?.hidden ?? 0);
  return {
    shape: SHAPES[number] ?? "cross",
    colour: `var(--m-${of})`,
    ink: "var(--ink)",
    sign: `var(--on-m-${of})`,
    portrait: "",
    score,
    scoreWords: label(sitting, "coins-word", { count: score ?? 0 }),
    facts: [
      { count: player?.merchants.length ?? 0, words: label(sitting, "merchants") },
      { count: player?.tickets.length ?? 0, words: label(sitting, "tickets") },
      { count: favours, words: label(sitting, "favours") },
    ],
    tags,
  };
}

function moment(sitting: Sitting): string {
  const view = viewOf(sitting) as View | null;
  if (!view) return "";
  const phase = view.outcome ? "accounts" : view.stage;
  return label(sitting, "moment", {
    day: roman(view.day),
    phase: label(sitting, `phase-${phase}`),
  });
}

/** "You are third with 26 coins, 8 behind." */
function sceneWords(sitting: Sitting): string {
  const totals = viewOf(sitting).players.map((player) => player.booked);
  if (sitting.seat === null) return "";
  const own = totals[sitting.seat] ?? 0;
  return label(sitting, "day-stands", {
    rank: rankOf(totals, sitting.seat),
    coins: coins(sitting, own),
    behind: Math.max(...totals) - own,
  });
}

export const client: GameClient = {
  Board,
  Hand,
  Held,
  SeatLine,
  Picture,
  Result,
  why,
  gloss,
  find,
  refuse,
  note,
  noteAt,
  ahead: "most",
  tabs: [
    { id: "accounts", label: "board-tab-accounts", Tab: Accounts },
    { id: "piles", label: "board-tab-piles", Tab: Piles },
  ],
  seat,
  moment,
  grammar,
  head,
  lasts,
  Scene: Day,
  scene: (news) => accounts(news).length > 0,
  sceneWords,
  mark: (event: Event) => (event.kind === "day" ? { seat: null } : null),
  hint,
  aloud,
  verb: (kind) => (VERBS[kind] ? `board-verb-${VERBS[kind]}` : undefined),
  button: (_sitting, choice) => (DRAWN.includes(choice.kind) ? null : undefined),
  key,
  keys: "12345678",
};
