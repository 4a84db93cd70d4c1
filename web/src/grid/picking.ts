/** Choosing by pressing places: each press fills the next field of the choices that are left, in the
 *  order in which they name their fields (from, then to). No rule is known here. */
import type { Choice, Picks, Selection } from "../table/selection.svelte.ts";

function find(choices: Choice[], picks: Picks, place: string): Picks | undefined {
  for (const choice of choices) {
    const field = Object.keys(choice.fields).find((name) => !(name in picks));
    if (field !== undefined && choice.fields[field] === place) return { [field]: place };
  }
  return undefined;
}

/** What a press on the place would pick beside what is picked already. */
export function goesOn(selection: Selection, place: string): Picks | undefined {
  return find(selection.open, selection.picks, place);
}

/** Whether a press on the place leads anywhere. */
export function canPress(selection: Selection, place: string): boolean {
  return isPicked(selection, place) || !!goesOn(selection, place) || !!begins(selection, place);
}

function begins(selection: Selection, place: string): Picks | undefined {
  return find(selection.choices, {}, place);
}

export function isPicked(selection: Selection, place: string): boolean {
  return Object.values(selection.picks).includes(place);
}

/** Continue with the place, or start again with it; a second press puts it back. */
export function press(selection: Selection, place: string): void {
  if (isPicked(selection, place)) return selection.clear();
  const more = goesOn(selection, place);
  if (more) return selection.pick(more);
  const anew = begins(selection, place);
  if (!anew) return;
  selection.clear();
  selection.pick(anew);
}
