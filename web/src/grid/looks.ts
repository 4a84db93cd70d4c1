/** How seats are told apart on the plain board and in the margin. */
import type { SeatFacts } from "../games/contract.ts";

type Look = Pick<SeatFacts, "shape" | "colour" | "ink">;

const FIRST: Look = { shape: "disc", colour: "var(--side-a)", ink: "var(--terra)" };
const LOOKS: Look[] = [
  FIRST,
  { shape: "octagon", colour: "var(--side-b)", ink: "var(--sea)" },
  { shape: "triangle", colour: "var(--gold)", ink: "var(--gold-ink)" },
  { shape: "square", colour: "var(--tyrian)", ink: "var(--tyrian)" },
  { shape: "lozenge", colour: "var(--ink-2)", ink: "var(--ink-2)" },
];

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length] ?? FIRST;
}
