/** What the front page knows of a game besides what the server says: `fronts/<game id>/front.ts`
 *  exports `front`. A game without one is shown under the plain arch of the house. */
import type { Component } from "svelte";

export interface Front {
  /** The picture in the arch, drawn in a field of 350 by 340; the arch clips it. */
  Picture: Component;
  /** The icon that marks the game in lists; it comes with the first line that needs it. */
  icon: () => Promise<{ default: string }>;
  minutes: number;
  /** Options for a first game, where they are not the usual ones. */
  beginner?: Readonly<Record<string, unknown>>;
  /** Options that need others: Checkpoints need both other modules. */
  needs?: Readonly<Record<string, readonly string[]>>;
  /** Options that matter at a table for one alone. */
  alone: readonly string[];
}

const files = import.meta.glob<Front>("./fronts/*/front.ts", { eager: true, import: "front" });

/** The order of the design; a new game comes after them. */
const ORDER = ["caesar-cleopatra", "circus-maximus", "caesar"];

export function ordered<Game extends { id: string }>(games: readonly Game[]): Game[] {
  const place = (game: Game) => (ORDER.indexOf(game.id) + 99) % 99;
  return [...games].sort((a, b) => place(a) - place(b));
}

export function frontOf(game: string): Front | undefined {
  return files[`./fronts/${game}/front.ts`];
}
