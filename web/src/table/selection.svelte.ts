/** Choosing in steps. A choice is named by its kind and fields; each pick fixes some of them, and
 *  what is left of the choices says what may be picked next. No rule is known here. */
import type { message } from "../wire/types.ts";

export type Choice = message.ChoiceInfo;
export type Value = string | number | boolean;
/** `kind` and any field. A field that is a list in the choice (`groups`) matches if it has it all. */
export type Picks = Record<string, Value | Value[]>;

function matches(choice: Choice, picks: Picks): boolean {
  return Object.entries(picks).every(([field, wanted]) => {
    const found = field === "kind" ? choice.kind : choice.fields[field];
    if (Array.isArray(found)) return [wanted].flat().every((one) => found.includes(one));
    return Array.isArray(wanted) ? wanted.includes(found as Value) : found === wanted;
  });
}

export class Selection {
  /** All choices of the seat now. */
  choices: Choice[] = $state.raw([]);
  /** What has been picked so far. */
  picks: Picks = $state.raw({});
  /** The choices that the picks leave. */
  open: Choice[] = $derived(this.choices.filter((choice) => matches(choice, this.picks)));
  /** A choice that was taken as a whole, from the list, and the picks that it came with. */
  private taken: { choice: Choice; picks: Picks } | null = $state.raw(null);
  /** The choice of the list that is taken, until something else is picked. */
  whole: Choice | null = $derived(
    this.taken && this.taken.picks === this.picks ? this.taken.choice : null,
  );
  /** Something is picked and one choice is left: it can be sent. */
  ready: Choice | null = $derived(
    this.whole ??
      (Object.keys(this.picks).length > 0 && this.open.length === 1
        ? (this.open[0] ?? null)
        : null),
  );
  started: boolean = $derived(Object.keys(this.picks).length > 0);

  /** New choices came: what was begun is forgotten. */
  reset(choices: Choice[]): void {
    this.choices = choices;
    this.picks = {};
  }

  /** Take a choice as a whole: it is ready, and the board shows it as if it had been picked. */
  take(choice: Choice): void {
    this.picks = { kind: choice.kind, ...(choice.fields as Picks) };
    this.taken = { choice, picks: this.picks };
  }

  clear(): void {
    this.picks = {};
  }

  /** Whether some choice is left if this were picked too (in place of what it contradicts). */
  offers(more: Picks): boolean {
    return this.choices.some((choice) => matches(choice, { ...this.picks, ...more }));
  }

  /** Whether some choice at all has this, whatever was picked. */
  knows(picks: Picks): boolean {
    return this.choices.some((choice) => matches(choice, picks));
  }

  has(picks: Picks): boolean {
    return Object.entries(picks).every(([field, value]) => {
      const picked = this.picks[field];
      return Array.isArray(picked) ? picked.includes(value as Value) : picked === value;
    });
  }

  /** Pick more. If no choice has all that, what was picked before is given up. */
  pick(more: Picks): void {
    if (this.offers(more)) this.picks = { ...this.picks, ...more };
    else if (this.knows(more)) this.picks = more;
  }

  /** Pick, or put back if just that was picked. */
  toggle(more: Picks): void {
    if (!this.has(more)) this.pick(more);
    else this.drop(...Object.keys(more));
  }

  drop(...fields: string[]): void {
    this.picks = Object.fromEntries(
      Object.entries(this.picks).filter(([field]) => !fields.includes(field)),
    );
  }

  /** The choices left if this were picked too. */
  left(more: Picks): Choice[] {
    return this.choices.filter((choice) => matches(choice, { ...this.picks, ...more }));
  }
}
