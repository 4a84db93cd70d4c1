/** How the log of Circus Maximus is written: the heading is the phase, settled ones stay short. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Grammar } from "../../table/acta.ts";
import type { Event } from "../contract.ts";
import { label, roman } from "./circus.ts";

/** What several do one after the other is one sentence; a bid or a sale is a line for each. */
const TOGETHER = ["took_favour", "took_start", "took_ticket", "accounts"];
const BIDS = ["laid", "passed", "passed_of_necessity", "promoted", "stepped", "fronted"];

export const grammar: Grammar = {
  opens: ["day", "stage"],
  first: ({ rule }) => ({ kind: "day", rule, day: 1 }),
  begins: (event, before) => event.kind === "accounts" && before.at(-1)?.kind !== "accounts",
  parts: (event, before) => !TOGETHER.includes(event.kind) && event["seat"] !== before["seat"],
  brief: {
    laid: "board-acta-laid",
    took_favour: "board-acta-took-favour",
    took_ticket: "board-acta-took-ticket",
    accounts: "board-acta-accounts",
  },
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
  const stage = day ? "favours" : event.kind === "accounts" ? "accounts" : String(event["stage"]);
  return {
    head: label(sitting, `phase-${stage}`),
    seat: null,
    name: day ? roman(Number(event["day"])) : "",
  };
}
