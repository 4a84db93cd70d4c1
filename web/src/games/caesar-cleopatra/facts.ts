/** What the margin says of a seat. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { colours, PORTRAITS, type View } from "./pieces.ts";

export function seatFacts(sitting: Sitting, number: number): SeatFacts {
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
      { count: held, words: texts.say("board-in-hand"), short: short("hand"), atOnce: true },
      ...(["influence", "action"] as const).map((deck) => ({
        count: side?.reserve[deck] ?? 0,
        words: texts.say(`board-reserve-${deck}`),
        short: short(deck),
        narrow: true,
        atOnce: true,
      })),
      {
        count: discards,
        words: texts.say("board-discards", { count: discards }),
        short: short("discards"),
      },
    ],
  };
}
