/** Caesar & Cleopatra, as the page draws it. */
import type { Event, GameClient, SeatFacts } from "../contract.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import Board from "./Board.svelte";
import Discards from "./Discards.svelte";
import Hand from "./Hand.svelte";
import { key } from "./keys.ts";
import Margin from "./Margin.svelte";
import Picture from "./Picture.svelte";
import { colours, PORTRAITS, type View } from "./pieces.ts";
import { hint, plan } from "./plan.ts";

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

function seat(sitting: Sitting, number: number): SeatFacts {
  const view = sitting.view as View | null; // none before the game begins
  const side = view?.sides[number];
  const { texts } = sitting;
  const held = (side?.hand_size.influence ?? 0) + (side?.hand_size.action ?? 0);
  const won = (side?.won ?? []).reduce((all, one) => all + one, 0);
  const short = (word: string) => texts.say(`board-short-${word}`);
  const discards = side?.discards.length ?? 0;
  const score = view?.outcome?.points[number] ?? side?.open_points ?? 0;
  return {
    shape: number === 1 ? "octagon" : "disc",
    colour: colours(number).piece,
    ink: colours(number).text,
    portrait: PORTRAITS[number === 1 ? 1 : 0],
    score,
    scoreWords: texts.say(view?.outcome ? "board-final-points" : "board-open-points", {
      count: score,
    }),
    facts: [
      {
        count: won,
        words: texts.say("board-patricians", { count: won }),
        short: short("patricians"),
      },
      { count: held, words: texts.say("board-in-hand"), short: short("hand") },
      ...(["influence", "action"] as const).map((deck) => ({
        count: side?.reserve[deck] ?? 0,
        words: texts.say(`board-reserve-${deck}`),
        short: short(deck),
        narrow: true,
      })),
      {
        count: discards,
        words: texts.say("board-discards", { count: discards }),
        short: short("discards"),
      },
    ],
  };
}

export const client: GameClient = {
  Board,
  Hand,
  Margin,
  Picture,
  tabs: [{ id: "discards", label: "board-tab-discards", Tab: Discards }],
  seat,
  counting: ["arranged"],
  moment(sitting) {
    const turn = (sitting.view as View | null)?.turn ?? 0;
    return turn > 0
      ? sitting.texts.say("board-moment", { turn })
      : sitting.texts.say("board-moment-start");
  },
  mark: (event: Event) =>
    event.kind === "patrician_won" ? { seat: event["seat"] as number } : null,
  plan,
  hint,
  button(sitting, choice) {
    if (choice.kind === "spy") return null;
    const id = BUTTONS[choice.kind];
    return id && sitting.texts.say(id);
  },
  verb: (kind) => VERBS[kind],
  key,
};
