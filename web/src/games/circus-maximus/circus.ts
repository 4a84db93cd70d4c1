/** Words and shapes of Circus Maximus that its components share. No rules here. */
import chariot from "icon:chariot";
import swords from "icon:crossed-swords";
import masks from "icon:drama-masks";
import laurels from "icon:laurel-crown";
import column from "icon:ionic-column";
import sandal from "icon:sandal";
import necklace from "icon:necklace-display";
import quill from "icon:scroll-quill";
import helmet from "icon:centurion-helmet";
import toga from "icon:roman-toga";
import caesar from "icon:caesar";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { circusMaximus } from "../../wire/types.ts";

export type View = circusMaximus.View;
export type Ticket = circusMaximus.Ticket;
export type Merchant = circusMaximus.Merchant;
export type Player = circusMaximus.Player;
export type Place = keyof circusMaximus.Rows;
export type Venue = Ticket["venue"];
export type Category = Ticket["category"];
export type Effect = View["villa"][number];
export type VisitorCard = View["unseen"]["visitors"][number];

export const VENUES: Venue[] = ["circus", "colosseum", "theatre"];
export const PHASES = ["favours", "tickets", "shows", "accounts"] as const;
export const SOURCES = ["visitors", "tickets", "coin_cards", "merchants", "seat_beside_caesar"];
const ROMAN = ["", "I", "II", "III", "IV", "V"];

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}

export function viewOf(sitting: Sitting): View {
  return sitting.view as View;
}

/** The five colours, by seat, and the mark that tells each without its colour. */
export const COLOURS = ["red", "blue", "yellow", "green", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const SHAPES = ["triangle", "disc", "square", "lozenge", "cross"] as const;
/** Drawn in 16 × 16. */
export const MARKS: Record<Colour, string> = {
  red: "M8 1.5 15 14.5H1z",
  blue: "M8 1.5a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13z",
  yellow: "M2 2h12v12H2z",
  green: "M8 .5 15.500 8 8 15.500.5 8z",
  white: "M5.800 1h4.400v4.800H15v4.400h-4.800V15H5.800v-4.800H1V5.800h4.800z",
};

export function colour(seat: number): Colour {
  return COLOURS[seat] ?? "white";
}

export const PLACE_ICONS: Record<Place, string> = {
  villa: laurels,
  forum: column,
  circus: chariot,
  colosseum: swords,
  theatre: masks,
};

export const VISITOR_ICONS: Record<VisitorCard, string> = {
  legionary: helmet,
  student: quill,
  matron: necklace,
  tourist: sandal,
  senator: toga,
  caesar,
};

/** A name in the middle of a sentence, at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A name of a place as variables of messages: docs/texts.md. */
export function placeWords(sitting: Sitting, place: string): Record<string, string> {
  const name = sitting.texts.term(place);
  return { place: name, place_id: place, venue: name, venue_id: place };
}

export function label(sitting: Sitting, id: string, variables?: Record<string, string | number>) {
  return sitting.texts.say(`board-${id}`, variables);
}

/** "3 coins". */
export function coins(sitting: Sitting, count: number): string {
  return label(sitting, "coins", { coins: count });
}

/** What a seat has for certain: the accounts so far and today's sales; all of it at the end. */
export function purse(view: View, seat: number): number {
  if (view.outcome) return view.outcome.points[seat] ?? 0;
  const sold = view.sales.filter((sale) => sale.seat === seat);
  const booked = view.players[seat]?.booked ?? 0;
  return sold.reduce((sum, sale) => sum + sale.points, booked);
}

/** The favours of a hand as far as this reader knows them. */
export function favoursOf(view: View, seat: number): Effect[] {
  return view.hands[seat] ?? view.players[seat]?.known ?? [];
}

/** Out of the bidding; once rows are settled everybody is, and it tells nothing. */
export function hasPassed(view: View, seat: number): boolean {
  return view.phase !== "settling" && !view.outcome && view.passed.includes(seat);
}

/** Of alike pieces that were picked, whether it is this one: that which was pressed, or the first. */
export function isThis(name: string, pressed: string): boolean {
  const kind = (one: string) => one.slice(0, one.lastIndexOf("-"));
  return kind(pressed) === kind(name) ? pressed === name : name.endsWith("-0");
}

/** Names for alike pieces: "senator 1 0", "senator 1 1". The same piece has the same name as long
 *  as it lies there, so that what goes is what is seen to go. */
export function numbered<T>(all: T[], name: (one: T) => string): { one: T; name: string }[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const key = name(one);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return { one, name: `${key}-${count}` };
  });
}
