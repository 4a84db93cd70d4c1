/** From taps to picks. What may be chosen comes from the choices alone. */
import type { Choice } from "../../table/selection.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";

const LAYS = ["lay", "hide"];

function pick(sitting: Sitting, choice: Choice): void {
  sitting.selection.pick({ kind: choice.kind, ...(choice.fields as Record<string, string>) });
}

/** The token of the supply that is in hand. */
export function tokenPicked(sitting: Sitting): string | undefined {
  return sitting.selection.picks["token"] as string | undefined;
}

/** All ways in which the token in hand can lie on a border: two, one, or also face down. */
export function ways(sitting: Sitting, border: string): Choice[] {
  const token = tokenPicked(sitting);
  if (!token) return [];
  return sitting.selection.choices.filter(
    (one) =>
      LAYS.includes(one.kind) && one.fields["token"] === token && one.fields["border"] === border,
  );
}

/** What a place on the map stands for now, besides lays: a target of Might, a province to settle. */
export function target(sitting: Sitting, place: string): Choice | undefined {
  return sitting.selection.choices.find(
    (one) =>
      (one.kind === "might" && one.fields["place"] === place) ||
      (one.kind === "settle" && one.fields["province"] === place),
  );
}

/** While a token is about to be laid: the lay that turns its higher number to this province. */
export function toward(sitting: Sitting, province: string): Choice | undefined {
  const ready = sitting.selection.ready;
  if (!ready || !LAYS.includes(ready.kind)) return undefined;
  const lays = ways(sitting, ready.fields["border"] as string).filter((one) => one.kind === "lay");
  return lays.length > 1 ? lays.find((one) => one.fields["high"] === province) : undefined;
}

export function isGold(sitting: Sitting, place: string): boolean {
  if (!sitting.mine || sitting.still) return false;
  return (
    target(sitting, place) !== undefined ||
    toward(sitting, place) !== undefined ||
    ways(sitting, place).length > 0
  );
}

export function isPicked(sitting: Sitting, place: string): boolean {
  const { picks } = sitting.selection;
  return ["border", "place", "province", "high"].some((field) => picks[field] === place);
}

/** The lay that is about to be made at a border. */
export function about(sitting: Sitting, border: string): Choice | null {
  const ready = sitting.selection.ready;
  return ready && LAYS.includes(ready.kind) && ready.fields["border"] === border ? ready : null;
}

/** Whether the token that is about to be laid can lie in another way, too. */
export function turns(sitting: Sitting): boolean {
  const ready = sitting.selection.ready;
  return ready !== null && ways(sitting, String(ready.fields["border"])).length > 1;
}

/** A tap on a gold place; a second one turns the token there, or sends what cannot be turned. A tap
 *  on a province beside the token gives it the higher number. */
export function press(sitting: Sitting, place: string, side?: string): void {
  const found = target(sitting, place);
  const given = toward(sitting, place);
  if (found) {
    if (isPicked(sitting, place)) void sitting.play();
    else pick(sitting, found);
  } else if (given) lie(sitting, given);
  else if (!isPicked(sitting, place)) put(sitting, place, side);
  else if (!turn(sitting)) void sitting.play();
}

/** The token in hand comes to a border, its higher number to the province on whose side the pointer
 *  is, if it is clearly on one. */
export function put(sitting: Sitting, border: string, side?: string): boolean {
  const all = ways(sitting, border);
  const first = all.find((one) => side !== undefined && one.fields["high"] === side) ?? all[0];
  if (first) lie(sitting, first);
  return first !== undefined;
}

/** The other way round; at a checkpoint then face down. Whether there was another way. */
export function turn(sitting: Sitting): boolean {
  const ready = sitting.selection.ready;
  if (!ready || !LAYS.includes(ready.kind)) return false;
  const all = ways(sitting, ready.fields["border"] as string);
  const next = all[(all.findIndex((one) => one.text === ready.text) + 1) % all.length];
  if (!next || next.text === ready.text) return false;
  lie(sitting, next);
  return true;
}

/** The token lies just so. */
export function lie(sitting: Sitting, choice: Choice): void {
  sitting.selection.drop("kind", "border", "high", "low");
  pick(sitting, choice);
}

/** A token of the supply, or a Centurion to take. */
export function pressToken(sitting: Sitting, token: string): void {
  const { selection } = sitting;
  if (!selection.has({ token })) selection.pick({ token });
  else if (selection.ready?.kind === "recruit") void sitting.play();
  else selection.clear();
}
