/** How clicks on pieces become picks. Which choices there are comes from the server alone; here
 *  stands only which field a piece stands for. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Choice, Picks, Selection } from "../../table/selection.svelte.ts";
import type { Effect, Place, Ticket, Venue } from "./circus.ts";

/** The kinds of choice that play a favour. */
const PLAYS: Record<Effect, string[]> = {
  new_ticket: ["draw_ticket"],
  new_visitor: ["draw_visitor"],
  promotion: ["promote"],
  second_use: ["again"],
  step_forward: ["step"],
  double: ["double"],
  other_venue: ["sell_other"],
  unseen: ["unseen", "unseen_sale"],
  front: ["front"],
  homecoming: ["come_home"],
  exchange: ["exchange"],
  redirect: ["move"],
};
const BIDS = ["lay", "promote", "step", "front", "again"];
const SALES = ["sell", "sell_other", "sell_favour"];

/** Choices without fields that a piece stands for. */
export const DRAWN = ["take_start", "draw_ticket", "draw_visitor", "unseen", "double", "come_home"];

function kindOf(selection: Selection): string {
  return (selection.picks["kind"] as string | undefined) ?? "";
}

/** A target on the board: the first click picks it, the second sends what has come together. Of alike
 *  pieces another one may be pressed (`same` is false): that sends nothing. */
export function target(sitting: Sitting, more: Picks, same = true): void {
  const selection = sitting.selection;
  if (selection.has(more) && selection.ready && same) void sitting.play();
  else selection.pick(more);
}

/* Merchants of the hand */

export function canMerchant(selection: Selection, level: number): boolean {
  const kind = kindOf(selection);
  if (kind === "promote") return selection.knows({ kind: "lay", level });
  if (kind === "step" || kind === "front") return selection.offers({ level });
  return selection.knows({ kind: "lay", level });
}

export function isMerchant(selection: Selection, level: number): boolean {
  const kind = kindOf(selection);
  if (kind === "promote") return level === 1;
  return BIDS.includes(kind) && kind !== "again" && selection.picks["level"] === level;
}

export function pickMerchant(sitting: Sitting, level: number, byKey = false): void {
  const selection = sitting.selection;
  if (isMerchant(selection, level)) {
    // By key the second press sends, as there is nothing else to point at.
    if (byKey && selection.ready) void sitting.play();
    else selection.clear();
    return;
  }
  const kind = kindOf(selection);
  const keeps = (kind === "step" || kind === "front") && selection.offers({ level });
  selection.pick({ kind: keeps ? kind : "lay", level });
}

/* Merchants that were used and may be laid again */

export function canAgain(selection: Selection, level: number): boolean {
  return kindOf(selection) === "again" && selection.offers({ kind: "again", level });
}

export function pickAgain(sitting: Sitting, level: number): void {
  sitting.selection.toggle({ kind: "again", level });
}

/* Places for a bid */

/** The one bid that the picks leave at a place, with its preview. */
export function bidAt(selection: Selection, place: Place): Choice | null {
  if (!BIDS.includes(kindOf(selection))) return null;
  const left = selection.left({ place });
  return left.length === 1 ? (left[0] ?? null) : null;
}

export interface Lies {
  at: number;
  rank: number;
  as: number;
  cards: number;
  warning: boolean;
}

export function lies(choice: Choice): Lies {
  return choice.preview as unknown as Lies;
}

export function placesFor(selection: Selection): Place[] {
  const all: Place[] = ["villa", "forum", "circus", "colosseum", "theatre"];
  return all.filter((place) => bidAt(selection, place) !== null);
}

/* Favours of the hand */

/** How this favour can be played now, if it can. */
export function playOf(selection: Selection, effect: Effect): string | undefined {
  return PLAYS[effect].find((kind) => selection.knows({ kind }));
}

export function canFavour(selection: Selection, effect: Effect): boolean {
  if (kindOf(selection) === "sell_favour") return selection.offers({ favour: effect });
  const kind = playOf(selection, effect);
  if (kind) return true;
  return selection.knows({ kind: "sell_favour", favour: effect });
}

export function isFavour(selection: Selection, effect: Effect): boolean {
  const kind = kindOf(selection);
  if (kind === "sell_favour") return selection.picks["favour"] === effect;
  return PLAYS[effect].includes(kind);
}

export function pickFavour(sitting: Sitting, effect: Effect): void {
  const selection = sitting.selection;
  if (kindOf(selection) === "sell_favour") {
    selection.toggle({ kind: "sell_favour", favour: effect });
    return;
  }
  const kind = playOf(selection, effect);
  if (!kind) {
    selection.pick({ kind: "sell_favour", favour: effect });
    return;
  }
  const level = kindOf(selection) === "promote" ? 1 : selection.picks["level"];
  if (isFavour(selection, effect)) {
    // Put the favour back, and keep the merchant that it came with.
    selection.clear();
    if (level !== undefined) selection.pick({ kind: "lay", level });
    return;
  }
  if (kind === "promote" || kind === "again") selection.drop("level");
  selection.pick({ kind });
}

/* Visitors */

export function canVisitor(sitting: Sitting, venue: Venue, visitor: string, here: boolean) {
  const selection = sitting.selection;
  const kind = kindOf(selection);
  if (kind === "move") return selection.offers({ visitor, from: venue });
  if (!here) return false;
  return SALES.some((one) => selection.knows({ kind: one, visitor }));
}

export function isVisitor(selection: Selection, venue: Venue, visitor: string, here: boolean) {
  if (kindOf(selection) === "move") return selection.has({ visitor, from: venue });
  return here && SALES.includes(kindOf(selection)) && selection.has({ visitor });
}

export function pickVisitor(sitting: Sitting, venue: Venue, visitor: string, same = true): void {
  const selection = sitting.selection;
  const kind = kindOf(selection);
  if (kind === "move") {
    target(sitting, { kind, visitor, from: venue }, same);
    return;
  }
  if (SALES.includes(kind) && selection.offers({ visitor })) {
    target(sitting, { kind, visitor }, same);
    return;
  }
  const sale = SALES.find((one) => selection.knows({ kind: one, visitor }));
  if (sale) target(sitting, { kind: sale, visitor }, same);
}

/** What the sale to this visitor would bring with what is picked, or would at best. */
export function bringsOf(selection: Selection, visitor: string): number | null {
  const kind = kindOf(selection);
  const kinds = SALES.includes(kind) ? [kind] : ["sell"];
  const left = selection
    .left({ visitor })
    .filter((choice) => kinds.includes(choice.kind))
    .map((choice) => choice.preview["brings"] as number | undefined)
    .filter((brings) => brings !== undefined); // not asked for yet
  return left.length ? Math.max(...left) : null;
}

/* One's own tickets */

function ticketPicks(selection: Selection, ticket: Ticket, here: boolean): Picks | null {
  const kind = kindOf(selection);
  const { venue, category } = ticket;
  if (kind === "exchange" || kind === "sell_other") return { kind, venue, category };
  if (!here) return null;
  if (kind === "unseen_sale" || kind === "sell") return { kind, category };
  return selection.knows({ kind: "sell", category }) ? { kind: "sell", category } : null;
}

export function canTicket(selection: Selection, ticket: Ticket, here: boolean): boolean {
  const picks = ticketPicks(selection, ticket, here);
  return picks !== null && selection.offers(picks);
}

export function isTicket(selection: Selection, ticket: Ticket, here: boolean): boolean {
  const picks = ticketPicks(selection, ticket, here);
  return picks !== null && selection.has(picks);
}

export function pickTicket(sitting: Sitting, ticket: Ticket, here: boolean): void {
  const picks = ticketPicks(sitting.selection, ticket, here);
  if (picks) sitting.selection.toggle(picks);
}

/* Venues as targets of visitors */

export function venuePicks(selection: Selection, venue: Venue): Picks | null {
  if (selection.knows({ kind: "send", venue })) return { kind: "send", venue };
  const moving = kindOf(selection) === "move" && selection.picks["visitor"] !== undefined;
  return moving && selection.offers({ venue }) ? { kind: "move", venue } : null;
}
