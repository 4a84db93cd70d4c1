/** Caesar & Cleopatra, as the page draws it. */
import type { Event, GameClient } from "../contract.ts";
import { moot, spoken } from "./announced.ts";
import Board from "./Board.svelte";
import Discards from "./Discards.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import { seatFacts } from "./facts.ts";
import { find, noteAt } from "./find.ts";
import { grammar } from "./grammar.ts";
import { gloss, refuse } from "./gloss.ts";
import { key } from "./keys.ts";
import Margin from "./Margin.svelte";
import Picture from "./Picture.svelte";
import type { View } from "./pieces.ts";
import { hint, plan } from "./plan.ts";
import { why } from "./ledger.ts";
import { lasts } from "./stage.svelte.ts";
import Result from "./Result.svelte";

const VERBS: Record<string, string> = {
  assassinate: "board-play",
  spy: "board-play",
  castle: "board-play",
  scout: "board-play",
  wrath: "board-play",
  veto: "board-play",
  strike: "board-strike",
};

/** Choices that need a button on the plate, with short words; Spy has its card in the hand. */
const BUTTONS: Record<string, string> = {
  pass: "board-pass",
  end: "board-end",
  veto: "board-veto",
  allow: "board-allow",
  done: "board-done",
  decline: "board-decline",
};

export const client: GameClient = {
  Board,
  Hand,
  Held,
  Margin,
  Picture,
  Result,
  why,
  gloss,
  find,
  refuse,
  ahead: "most",
  tabs: [{ id: "discards", label: "board-tab-discards", Tab: Discards }],
  seat: seatFacts,
  grammar,
  lasts,
  moment(sitting) {
    const turn = (sitting.view as View | null)?.turn ?? 0;
    return turn > 0
      ? sitting.texts.say("board-moment", { turn })
      : sitting.texts.say("board-moment-start");
  },
  noteAt,
  mark: (event: Event) =>
    event.kind === "patrician_won" ? { seat: event["seat"] as number } : null,
  plan,
  hint,
  button(sitting, choice) {
    if (choice.kind === "spy") return null;
    const swapped = (sitting.view as View).to_draw;
    if (choice.kind === "done" && !swapped) return sitting.texts.say("board-swap-none");
    const id = BUTTONS[choice.kind];
    return id && sitting.texts.say(id);
  },
  alone(sitting) {
    const [only, more] = sitting.selection.choices;
    // No Veto to play, or no action card: asked because of what the backs show.
    return only && ["allow", "end"].includes(only.kind) && !more ? only : null;
  },
  moot,
  spoken,
  verb: (kind) => VERBS[kind],
  key,
  keys: "123456789",
};
