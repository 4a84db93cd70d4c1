/** The action card that was announced and waits for the answer: whose it is and where it strikes. */
import type { Actions } from "../../wire/actions.ts";
import type { Spoken } from "../contract.ts";
import type { Card, Group, View } from "./pieces.ts";
import type { Scene } from "./scene.ts";

export interface Announced {
  seat: number;
  card: Card;
  /** One group, Castling's two, or none: a Spy looks at the hand. */
  groups: Group[];
  /** The open card that an Assassination aims at. */
  target: Card | null;
}

const CARDS: Record<string, Card> = {
  assassinate: "assassination",
  spy: "spy",
  castle: "castling",
  scout: "scout",
  wrath: "wrath",
};

export function announcedOf(view: View | null, actions: Actions): Announced | null {
  if (!view || view.phase !== "answer" || !view.announced || view.on_turn === null) return null;
  const action = actions.find(view.announced);
  const card = CARDS[action?.kind ?? ""];
  if (!action || !card) return null;
  const { group, groups, card: target } = action.fields as Record<string, unknown>;
  return {
    seat: view.on_turn,
    card,
    groups: (groups ?? (group ? [group] : [])) as Group[],
    target: (target as Card | undefined) ?? null,
  };
}

/** The same card while it does its work, or while a Veto lies upon it. */
export function actingOf(view: View, scene: Scene | null): Announced | null {
  if (!scene?.card || view.on_turn === null) return null;
  const groups = scene.group ? [scene.group] : [];
  return { seat: view.on_turn, card: scene.card, groups, target: null };
}

/** Whether this open card is what an Assassination aims at: on the other side, of this kind. */
export function aimedAt(now: Announced | null, side: number, group: Group, card: Card | null) {
  return (
    now?.target != null && now.seat !== side && now.groups.includes(group) && now.target === card
  );
}

/** Whoever holds no action card at all, which everybody sees, holds no Veto. */
export function moot(view: unknown, seat: number): string | null {
  const { phase, sides } = view as View;
  return phase === "answer" && sides[seat]?.hand_size.action === 0 ? "allow" : null;
}

/** To allow a card is open to everybody, whatever they hold: who says so tells nothing. */
export function spoken(view: unknown): Spoken | null {
  return (view as View).phase === "answer" ? { action: "allow", words: "board-allows" } : null;
}
