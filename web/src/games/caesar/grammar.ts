/** How the log of Caesar! is written. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Grammar } from "../../table/acta.ts";
import type { Event } from "../contract.ts";
import { SIDES, sideOf, viewOf } from "./reading.ts";

export const grammar: Grammar = {
  opens: ["turn"],
  brief: {
    closed: "board-acta-closed",
    controls: "board-acta-controls",
    border_covered: "board-acta-covered",
    senate: "board-acta-senate",
  },
  first: ({ side, rule }) => ({ kind: "turn", rule, side, turn: 1 }),
  quiet: ["drew", "crassus_draws", "crassus_returns", "tile", "tiles_shuffled", "crassus_keeps"],
  joins: [
    ...["controls", "tied", "tie_broken", "border_covered", "senate", "enriched", "extra_turn"],
    ...["crassus_step", "crassus_province", "crassus_border", "crassus_token", "crassus_discards"],
    ...["screen_lifted", "ordered", "no_effect", "declined"],
  ],
};

export function head(sitting: Sitting, event: Event) {
  const view = viewOf(sitting);
  const called = String(event["side"]);
  const side = SIDES[view.sides.findIndex((one) => one.called === called)];
  const seat = sitting.info.seats.findIndex(
    (_, i) => called !== "crassus" && sideOf(view, i) === side,
  );
  const mine = seat >= 0;
  return {
    head: mine ? sitting.name(seat) : sitting.texts.term(called),
    seat: mine ? seat : null,
    name: String(event["turn"] ?? ""),
  };
}
