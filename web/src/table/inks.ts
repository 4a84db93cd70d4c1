/** How names are written in sentences: in the colour of their seat, and behind its mark where the
 *  game has marks. */
import type { GameClient, SeatFacts } from "../games/contract.ts";
import type { Sitting } from "./sitting.svelte.ts";

export type Mark = Pick<SeatFacts, "shape" | "colour" | "sign" | "portrait">;

export interface Inked {
  name: string;
  ink: string;
  /** Undefined where the colour of the name is enough. */
  mark?: Mark | undefined;
}

/** The names of all seats and of their roles, the longest first. */
export function inksOf(client: GameClient, sitting: Sitting): Inked[] {
  const found = sitting.info.seats.flatMap((seat) => {
    const { ink, shape, colour, sign } = client.seat(sitting, seat.number);
    const role = seat.role ? sitting.texts.find(`seat-${seat.role}`) : undefined;
    const mark = sign ? { shape, colour, sign, portrait: "" } : undefined;
    return [sitting.name(seat.number), role].map((name) => ({ name: name ?? "", ink, mark }));
  });
  return found.filter((one) => one.name).sort((a, b) => b.name.length - a.name.length);
}

export interface Piece extends Partial<Inked> {
  text: string;
}

/** A sentence in pieces: names, and what stands between them. */
export function piecesOf(words: string, inks: readonly Inked[]): Piece[] {
  if (!inks.length) return [{ text: words }];
  const escaped = inks.map((one) => one.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // Whole words alone: "Caesar" is not in "Caesarea".
  const found = words.split(new RegExp(`(?<!\\p{L})(${escaped.join("|")})(?!\\p{L})`, "u"));
  return found
    .filter((text) => text)
    .map((text) => ({ ...inks.find((one) => one.name === text), text }));
}
