/** What is being laid, before it is sent: cards of the dock that were picked, and where they would
 *  lie. Used for a turn's placement (one face down or two face up), the first five cards, Castling
 *  and swapping. What may be laid where comes from the choices and from the room that the game tells. */
import { kept } from "../../table/kept.svelte.ts";
import type { Picks } from "../../table/selection.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { GROUPS, isAction, type Card, type Group, type View } from "./pieces.ts";

export interface Laid {
  /** The place of the card in the dock. */
  from: number;
  card: Card;
  group: Group;
}

export class Draft {
  private sitting: Sitting;
  /** The question that this answers: a new one forgets everything. */
  private question: number = $state(-1);
  private picked: number[] = $state.raw([]);
  private put: Laid[] = $state.raw([]);
  private turned: boolean = $state(false);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  private get fresh(): boolean {
    return this.question === this.sitting.question;
  }
  /** Picked and not yet laid, in the order of picking. */
  get held(): number[] {
    if (this.fresh) return this.picked;
    // Where all cards of the dock must be laid, the first is at hand.
    const all = this.view.phase === "placing" || this.view.phase === "laying";
    return all && this.takes(0) ? [0] : [];
  }
  get laid(): Laid[] {
    return this.fresh ? this.put : [];
  }
  /** The first of two is laid alone, face up. */
  get first(): boolean {
    return this.fresh && this.turned;
  }
  get started(): boolean {
    return this.held.length + this.laid.length > 0;
  }

  get view(): View {
    return this.sitting.view as View;
  }

  private get side() {
    return this.view.sides[this.sitting.seat ?? 0];
  }

  /** The cards that lie in the dock. */
  get pieces(): Card[] {
    const { side } = this;
    if (this.view.phase === "laying") return side?.castling ?? side?.hand ?? [];
    if (this.view.phase === "placing" && this.sitting.mine)
      return this.sitting.selection.choices.map((choice) => choice.fields["card"] as Card);
    return side?.hand ?? [];
  }

  /** How many of them can be laid now. */
  get most(): number {
    const { selection } = this.sitting;
    if (this.view.phase === "placing" || this.view.phase === "laying") return this.pieces.length;
    if (this.view.placed === 0 && selection.knows({ kind: "up" })) return 2;
    return selection.knows({ kind: ["down", "up"] }) ? 1 : 0;
  }

  /** Whether this card of the dock can be picked. */
  takes(from: number): boolean {
    if (!this.sitting.mine || this.sitting.still || this.sitting.sending) return false;
    const card = this.pieces[from];
    if (card === undefined) return false;
    if (this.view.phase === "swapping")
      return this.sitting.selection.knows({ kind: "discard", card });
    if (this.most === 0 || isAction(card)) return false;
    return this.view.phase !== "turn" || this.goes(card, "down") || this.goes(card, "up");
  }

  /** Whether the card may be laid anywhere in this way; a lesson leaves most cards out. */
  private goes(card: Card, kind: "up" | "down"): boolean {
    return this.sitting.selection.knows({ kind, card });
  }

  /** Whether a second card can go with those that are picked or laid: both would be face up. */
  private pairs(from: number): boolean {
    const all = [...this.held, ...this.laid.map((one) => one.from), from];
    return all.length <= this.most && all.every((at) => this.goes(this.pieces[at] as Card, "up"));
  }

  /** Face up if two are laid, or the second of two. */
  get face(): "up" | "down" {
    const turn = this.view.phase === "turn";
    const two = this.held.length + this.laid.length > 1 || this.view.placed === 1;
    return turn && (two || this.first) ? "up" : "down";
  }

  private change(picked: number[], put: Laid[], turned = false): void {
    [this.picked, this.put, this.turned] = [picked, put, turned];
    this.question = this.sitting.question;
  }

  clear = (): void => {
    this.question = -1;
  };

  turn = (): void => this.change(this.held, this.laid, !this.first);

  toggle(from: number): void {
    if (!this.takes(from)) return;
    this.sitting.selection.clear();
    const { held, laid } = this;
    const rest = laid.filter((one) => one.from !== from);
    if (held.includes(from))
      this.change(
        held.filter((one) => one !== from),
        laid,
      );
    else if (rest.length < laid.length) this.change([from], rest);
    else if (this.view.phase === "swapping") this.change([...held, from], []);
    else if (this.view.phase !== "turn") this.change([from], laid);
    else if (this.pairs(from)) this.change([...held, from], laid);
    else if (held.length + laid.length < this.most) this.change([from], []);
    else if (held.length > 0) this.change([...held.slice(0, -1), from], laid);
    else this.change([from], laid.slice(0, this.most - 1));
  }

  /** Pick it, unless it is picked: a drag begins. */
  hold(from: number): void {
    if (!this.held.includes(from)) this.toggle(from);
  }

  /** Whether the card that is held next could go to the group. */
  opens(group: Group, from: number | undefined = this.held[0]): boolean {
    const card = from === undefined ? undefined : this.pieces[from];
    if (from === undefined || card === undefined || !this.takes(from)) return false;
    const there = this.laid.filter((one) => one.group === group && one.from !== from);
    const kind = this.view.phase === "laying" ? "lay" : this.face;
    // At set-up the game asks group by group; those that it has asked for hold a card.
    if (this.view.phase === "placing") return there.length === 0 && this.isFree(group);
    const asked: Picks = kind === "lay" ? { kind, group } : { kind, card, group };
    return (
      this.sitting.selection.knows(asked) &&
      there.length <= (there.length && this.roomAfter(kind, group))
    );
  }

  private isFree(group: Group): boolean {
    const lane = this.side?.lanes[GROUPS.indexOf(group)];
    return !lane?.up.length && !lane?.down;
  }

  /** How many more cards there is room for once one lies there: two may want the same place. */
  private roomAfter(kind: string, group: Group): number {
    const { choices } = this.sitting.selection;
    const one = choices.find((choice) => choice.kind === kind && choice.fields["group"] === group);
    return (one?.preview["room"] as number | undefined) ?? 0;
  }

  /** Lay the card that is held, or a certain one, at a group. */
  lay(group: Group, from: number | undefined = this.held[0]): void {
    if (from === undefined || !this.opens(group, from)) return;
    this.sitting.selection.clear();
    const card = this.pieces[from] as Card;
    let laid = [...this.laid.filter((one) => one.from !== from), { from, card, group }];
    let held = this.held.filter((one) => one !== from);
    // A third card takes the place of the first.
    if (laid.length + held.length > this.most) {
      if (held.length) held = [];
      else laid = laid.slice(-this.most);
    }
    if (this.view.phase !== "turn" && held.length === 0) {
      const next = this.pieces.findIndex((_, i) => laid.every((one) => one.from !== i));
      held = next < 0 ? [] : [next];
    }
    this.change(held, laid, this.first && laid.length === 1);
    if (this.sitting.atOnce && this.actions.length) void this.sitting.play(...this.actions);
  }

  /** The actions it comes to, in the order in which the game asks for them. */
  get actions(): string[] {
    const { held, laid, pieces } = this;
    const phase = this.view.phase;
    if (phase === "swapping")
      return held.length ? [...held.map((from) => `discard ${pieces[from]}`), "done"] : [];
    if (laid.length === 0 || (phase === "turn" ? held.length > 0 : laid.length < pieces.length))
      return [];
    const kind = phase === "placing" ? "setup" : phase === "laying" ? "lay" : this.face;
    const sorted = [...laid];
    if (phase === "placing")
      sorted.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
    if (phase === "laying") sorted.sort((a, b) => a.from - b.from);
    return sorted.map((one) => `${kind} ${one.card} ${one.group}`);
  }
}

/** The draft of a sitting: board and hand share it. */
export const draftOf = kept((sitting) => new Draft(sitting));
