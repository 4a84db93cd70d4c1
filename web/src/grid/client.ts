/** Any game whose view has a `grid`, as the page draws it without a folder of its own. */
import type { GameClient } from "../games/contract.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { lookOf } from "./looks.ts";

export const client: GameClient = {
  Board,
  Hand,
  seat: (_, seat) => ({
    ...lookOf(seat),
    portrait: "",
    score: null,
    scoreWords: "",
    facts: [],
  }),
  moment: () => "",
};
