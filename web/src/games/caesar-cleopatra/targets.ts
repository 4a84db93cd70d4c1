/** Where an action card of the hand may strike: groups and open cards, from the choices. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Card, Group } from "./pieces.ts";

/** The action card that plays a kind of choice. */
export const KIND_OF: Partial<Record<Card, string>> = {
  assassination: "assassinate",
  spy: "spy",
  castling: "castle",
  scout: "scout",
  wrath: "wrath",
  veto: "veto",
};

/** The kind of choice that is being aimed, if it is one with a target. */
export function aiming(sitting: Sitting): string {
  const kind = sitting.selection.picks["kind"];
  return sitting.mine && !sitting.sending && typeof kind === "string" ? kind : "";
}

function pair(sitting: Sitting): Group[] {
  const groups = sitting.selection.picks["groups"];
  return Array.isArray(groups) ? (groups as Group[]) : [];
}

/** Whether the group can be chosen as a target now. */
export function groupOpen(sitting: Sitting, group: Group): boolean {
  const kind = aiming(sitting);
  if (kind === "scout" || kind === "wrath") return sitting.selection.knows({ kind, group });
  if (kind !== "castle") return false;
  const first = pair(sitting);
  if (first.includes(group)) return true;
  return sitting.selection.knows({ kind, groups: [...first.slice(0, 1), group] });
}

export function groupChosen(sitting: Sitting, group: Group): boolean {
  return sitting.selection.picks["group"] === group || pair(sitting).includes(group);
}

/** Whether the group can be chosen by pressing the cards that one side has there. */
export function laneOpen(sitting: Sitting, group: Group, mine: boolean): boolean {
  const side = { scout: !mine, castle: mine, wrath: true }[aiming(sitting)];
  return side === true && groupOpen(sitting, group);
}

/** Whether these cards are marked: all that a Scout may see, and what Castling and Wrath touch. */
export function laneLit(sitting: Sitting, group: Group, mine: boolean): boolean {
  if (!laneOpen(sitting, group, mine)) return false;
  return aiming(sitting) === "scout" || groupChosen(sitting, group);
}

export function chooseGroup(sitting: Sitting, group: Group): void {
  const kind = aiming(sitting);
  if (kind !== "castle") {
    sitting.selection.toggle({ group });
    return;
  }
  const first = pair(sitting);
  const next = first.includes(group)
    ? first.filter((one) => one !== group)
    : [...first.slice(0, 1), group];
  if (next.length) sitting.selection.picks = { kind, groups: next };
  else sitting.selection.picks = { kind };
}

/** A second press sends what the first has chosen; of Castling's groups it takes one back. */
export function pressGroup(sitting: Sitting, group: Group): void {
  const again = groupChosen(sitting, group) && aiming(sitting) !== "castle";
  if (again && sitting.selection.ready) void sitting.play();
  else chooseGroup(sitting, group);
}

export function cardOpen(sitting: Sitting, group: Group, card: Card): boolean {
  return (
    aiming(sitting) === "assassinate" &&
    sitting.selection.knows({ kind: "assassinate", group, card })
  );
}

export function cardChosen(sitting: Sitting, group: Group, card: Card): boolean {
  return aiming(sitting) === "assassinate" && sitting.selection.has({ group, card });
}

export function chooseCard(sitting: Sitting, group: Group, card: Card): void {
  sitting.selection.picks = { kind: "assassinate", group, card };
}

/** A second press sends, on any of several equal cards, for they are one choice. */
export function pressCard(sitting: Sitting, group: Group, card: Card): void {
  if (cardChosen(sitting, group, card)) void sitting.play();
  else chooseCard(sitting, group, card);
}
