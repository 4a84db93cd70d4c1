/** How the log of Circus Maximus is written: the heading is the phase, settled ones stay short. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Grammar } from "../../table/acta.ts";
import type { Event } from "../contract.ts";
import { label, roman } from "./circus.ts";

const BIDS = ["laid", "passed", "passed_of_necessity", "promoted", "stepped", "fronted"];

export const grammar: Grammar = {
  opens: ["day", "stage"],
  quiet: ["idle", "venue_laid", "favours_laid", "declined"],
  joins: [
    "passed",
    "passed_of_necessity",
    "took_favour",
    "took_start",
    "took_ticket",
    "sold",
    "sent",
    "accounts",
  ],
  passing: [...BIDS, "laid_again"],
};

export function head(sitting: Sitting, event: Event) {
  const day = event.kind === "day";
  const stage = day ? "favours" : String(event["stage"]);
  return {
    head: label(sitting, `phase-${stage}`),
    seat: null,
    name: day ? roman(Number(event["day"])) : "",
  };
}
