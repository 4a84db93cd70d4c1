/** The order of one's action deck, before it is sent: thirteen cards, from the top. */
import { kept } from "../../table/kept.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Card, View } from "./pieces.ts";

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
    return [...this.own].sort().join() === left ? this.own : this.preset(this.presets[0] ?? "");
  }
  get actions(): string[] {
    return this.order.map((card) => `arrange ${card}`);
  }

  /** The names of the orders that the game offers to begin with. */
  get presets(): string[] {
    return Object.keys(this.sitting.actions.presets);
  }
  /** One of them, as far as its cards are still in hand. */
  private preset(name: string): Card[] {
    const left = [...this.left];
    const { actions } = this.sitting;
    const cards = (actions.presets[name] ?? []).map(
      (text) => actions.find(text)?.fields["card"] as Card,
    );
    const taken = cards.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return [...taken, ...left];
  }
  begin(name: string): void {
    this.own = this.preset(name);
    this.chosen = -1;
  }
  is(name: string): boolean {
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

export const arrangingOf = kept((sitting) => new Arranging(sitting));
