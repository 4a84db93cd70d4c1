/** Reading a view: what the words in it stand for. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Choice } from "../../table/selection.svelte.ts";
import type { caesar } from "../../wire/types.ts";
import type { Event } from "../contract.ts";

export type View = caesar.View;
export type Side = View["side"];
export type Bonus = NonNullable<View["offer"]>;

export const SIDES: readonly Side[] = ["caesar", "pompey"];
export const COLOURS: Record<Side, string> = { caesar: "var(--side-a)", pompey: "var(--side-b)" };
export const DEEP: Record<Side, string> = {
  caesar: "var(--side-a-deep)",
  pompey: "var(--side-b-deep)",
};
export const HATCH: Record<Side, string> = { caesar: "var(--hatch-a)", pompey: "var(--hatch-b)" };
export const INKS: Record<Side, string> = { caesar: "var(--terra)", pompey: "var(--sea)" };

export function viewOf(sitting: Sitting): View {
  return sitting.view as View;
}

/** "shield-ship-4-4": its symbols and its two numbers. */
export function read(token: string): { symbols: string[]; high: number; low: number } {
  const parts = token.split("-");
  return { symbols: parts.slice(0, -2), high: Number(parts.at(-2)), low: Number(parts.at(-1)) };
}

/** The side of a seat: alone one chooses it. */
export function sideOf(view: View, seat: number): Side {
  return view.crassus ? view.options.side : (SIDES[seat] ?? "caesar");
}

/** The side that is drawn as "me"; onlookers sit with Caesar. */
export function ownSide(view: View): Side {
  return view.own_side ?? "caesar";
}

export function otherSide(side: Side): Side {
  return side === "caesar" ? "pompey" : "caesar";
}

export function sideSeen(view: View, side: Side): caesar.SideSeen {
  return view.sides[SIDES.indexOf(side)] as caesar.SideSeen;
}

/** What the server says a choice would lead to: preview.py. */
export interface Preview {
  sums?: Record<string, [number, number]>;
  open?: Record<string, number>;
  closes?: string[];
  control?: Record<string, Side | null>;
  covers?: string[];
  markers?: [number, number];
  wins?: Side | null;
  blocks?: string[];
}

export function previewOf(choice: Choice | null): Preview {
  return (choice?.preview ?? {}) as Preview;
}

const LAYS = ["laid", "hid", "crassus_lays"];

/** What the last move did, from the lay on: a bonus may have asked for more since. */
export function lastMove(sitting: Sitting): Event[] {
  const found: Event[] = [];
  for (const item of [...sitting.log].reverse()) {
    found.unshift(...(item.events as Event[]));
    if (item.events.some((event) => LAYS.includes(event["kind"] as string))) break;
  }
  return found;
}

/** The borders and provinces that the last move touched. */
export function touched(events: Event[]): Set<string> {
  const places = new Set<string>();
  for (const event of events) {
    if (LAYS.includes(event.kind)) places.add(event["border"] as string);
    if (event.kind === "might") places.add(event["place"] as string);
    if (event.kind === "closed") places.add(event["province"] as string);
  }
  return places;
}
