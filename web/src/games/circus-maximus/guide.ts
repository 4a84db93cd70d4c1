/** The plate's sentence while a choice is put together, and the keys. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import { capital, label } from "./circus.ts";
import { canMerchant, pickMerchant, placesFor, type Lies } from "./picking.ts";

/** What is missing, field by field, in the order in which one would ask. */
const ASKS: Record<string, string> = {
  level: "ask-merchant",
  place: "ask-place",
  favour: "ask-favour",
  category: "ask-ticket",
  visitor: "ask-visitor",
  from: "ask-visitor",
  venue: "ask-venue",
};
const TITLES: Record<string, string> = {
  promote: "promotion",
  step: "step_forward",
  front: "front",
  again: "second_use",
  exchange: "exchange",
  move: "redirect",
  sell_other: "other_venue",
  unseen_sale: "unseen",
};

export function hint(sitting: Sitting): string | undefined {
  const { selection, texts } = sitting;
  const one = selection.open[0];
  if (!selection.started || !one || selection.ready) return undefined;
  const kind = selection.picks["kind"] as string | undefined;
  const missing = Object.keys(one.fields).filter((field) => selection.picks[field] === undefined);
  // A ticket is named by two fields; "which ticket" asks for both.
  const field = missing.includes("category") ? "category" : missing[0];
  const ask = field ? ASKS[field] : undefined;
  if (!ask) return undefined;
  const level = selection.picks["level"];
  if (ask === "ask-place" && typeof level === "number") {
    return label(sitting, "ask-place-for", { level });
  }
  const title = kind ? TITLES[kind] : undefined;
  const sentence = label(sitting, ask);
  if (!title) return sentence;
  return label(sitting, "titled-ask", { title: capital(texts.term(title)), words: sentence });
}

/** Which in line it would be, with the warning that it comes too late; what a sale would bring. */
export function aloud(sitting: Sitting): string {
  const { ready } = sitting.selection;
  if (!ready) return "";
  const { rank, warning, cards, brings } = ready.preview as Partial<Lies> & { brings?: number };
  if (brings !== undefined) return `${capital(label(sitting, "brings", { coins: brings }))}.`;
  if (rank === undefined) return "";
  const told = [label(sitting, "aloud-rank", { rank: label(sitting, "rank", { rank }) })];
  if (warning) told.push(label(sitting, "warning", { cards: cards ?? 0 }));
  return told.join(" ");
}

/** Figures choose a merchant; up and down go through the places where it can be laid. */
export function key(sitting: Sitting, event: KeyboardEvent): boolean {
  const { selection } = sitting;
  if (!sitting.mine || sitting.still) return false;
  const level = Number(event.key);
  if (level >= 1 && level <= 8 && canMerchant(selection, level)) {
    pickMerchant(sitting, level);
    // Enter is then for this merchant, not for the one that had the focus.
    const name = `.hand [data-piece="m${sitting.seat ?? 0}-${level}"]`;
    document.querySelector<HTMLElement>(name)?.focus();
    return true;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const places = placesFor(selection);
  if (!step || !places.length) return false;
  const at = places.findIndex((place) => selection.picks["place"] === place);
  const next =
    at < 0 ? (step > 0 ? 0 : places.length - 1) : (at + step + places.length) % places.length;
  selection.pick({ place: places[next] ?? "" });
  return true;
}
