/** The order of one's action deck, before it is sent: thirteen cards, from the top. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Card, View } from "./pieces.ts";

/** Three orders to begin with, from the top. Advice, not a rule: any order is legal. */
export const PRESETS = {
  balanced:
    "assassination scout veto spy castling assassination wrath scout assassination veto castling spy assassination",
  attack:
    "assassination scout assassination spy wrath assassination scout spy assassination castling veto castling veto",
  defence:
    "veto castling scout veto assassination castling spy wrath assassination scout assassination spy assassination",
} as const;
export type Preset = keyof typeof PRESETS;

export class Arranging {
  private sitting: Sitting;
  private own: Card[] = $state.raw([]);
  /** The place of the card that the arrow keys move. */
  chosen: number = $state(-1);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  private get side() {
    return (this.sitting.view as View).sides[this.sitting.seat ?? 0];
  }
  /** Those that were sent before. */
  get fixed(): Card[] {
    return this.side?.action_deck ?? [];
  }
  /** Those still in hand: the view holds them sorted. */
  private get left(): Card[] {
    return (this.side?.hand ?? []).filter((card) => this.sitting.selection.knows({ card }));
  }
  get order(): Card[] {
    const left = [...this.left].sort().join();
    return [...this.own].sort().join() === left ? this.own : this.preset("balanced");
  }
  get actions(): string[] {
    return this.order.map((card) => `arrange ${card}`);
  }

  /** The order of a preset, as far as its cards are still in hand. */
  private preset(name: Preset): Card[] {
    const left = [...this.left];
    const taken = (PRESETS[name].split(" ") as Card[]).filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return [...taken, ...left];
  }
  begin(name: Preset): void {
    this.own = this.preset(name);
    this.chosen = -1;
  }
  is(name: Preset): boolean {
    return this.order.join() === this.preset(name).join();
  }

  move(from: number, to: number): void {
    const order = [...this.order];
    const card = order[from];
    if (card === undefined || to < 0 || to >= order.length) return;
    order.splice(from, 1);
    order.splice(to, 0, card);
    this.own = order;
    this.chosen = to;
  }
}

const found = new WeakMap<Sitting, Arranging>();

export function arrangingOf(sitting: Sitting): Arranging {
  let one = found.get(sitting);
  if (!one) found.set(sitting, (one = new Arranging(sitting)));
  return one;
}
