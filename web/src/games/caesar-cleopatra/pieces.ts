/** The words of the game and the drawings that stand for them. */
import type { caesarCleopatra as wire } from "../../wire/types.ts";
import ankhBody from "icon:ankh";
import amphora from "icon:amphora";
import caesar from "icon:caesar";
import cardExchange from "icon:card-exchange";
import centurionHelmet from "icon:centurion-helmet";
import cleopatra from "icon:cleopatra";
import cloakDagger from "icon:cloak-dagger";
import cycle from "icon:cycle";
import eagle from "icon:eagle-emblem";
import eyeOfHorus from "icon:eye-of-horus";
import grapes from "icon:grapes";
import greekTemple from "icon:greek-temple";
import horus from "icon:horus";
import lightningTrio from "icon:lightning-trio";
import lotus from "icon:lotus";
import lyre from "icon:lyre";
import olive from "icon:olive";
import philosopher from "icon:philosopher-bust";
import plainDagger from "icon:plain-dagger";
import publicSpeaker from "icon:public-speaker";
import romanToga from "icon:roman-toga";
import scales from "icon:scales";
import scarab from "icon:scarab-beetle";
import snake from "icon:snake";
import spyglass from "icon:spyglass";
import thumbDown from "icon:thumb-down";
import tiedScroll from "icon:tied-scroll";
import twoCoins from "icon:two-coins";

export type View = wire.View;
export type Side = wire.Side;
export type Lane = wire.Lane;
export type Group = NonNullable<Side["bonus"]>;
export type Influence = Lane["up"][number];
export type Card = Side["discards"][number];
export type VoteCard = wire.Votes["pile"][number];
export type Deck = "influence" | "action";

/** In the order in which they lie on the table, which is the order of the view's lists. */
export const GROUPS = ["senators", "praetors", "quaestors", "censors", "aediles"] as const;

export const GROUP_ICONS: Record<Group, string> = {
  senators: romanToga,
  praetors: scales,
  quaestors: twoCoins,
  censors: tiedScroll,
  aediles: greekTemple,
};

export const VOTE_ICONS: Record<VoteCard, string> = {
  ...GROUP_ICONS,
  orgy: grapes,
  shuffle: cycle,
};

const ankh = `<g transform="rotate(45 256 256)">${ankhBody}</g>`;

/** The roundel of each value, 1 to 5: Rome, Egypt. */
const ROUNDELS = [
  [olive, amphora, lyre, centurionHelmet, eagle],
  [lotus, scarab, eyeOfHorus, snake, horus],
] as const;

const ACTION_ICONS: Partial<Record<Card, string>> = {
  assassination: plainDagger,
  spy: cloakDagger,
  castling: cardExchange,
  scout: spyglass,
  wrath: lightningTrio,
  veto: thumbDown,
};

/** The drawing in the middle of a card. */
export function icon(side: number, card: Card): string {
  if (card === "philosopher") return philosopher;
  return ACTION_ICONS[card] ?? ROUNDELS[side === 1 ? 1 : 0][Number(card) - 1] ?? eagle;
}

export const EMBLEMS = [eagle, ankh] as const;
export const PORTRAITS = [caesar, cleopatra] as const;
export { cycle, grapes, philosopher, publicSpeaker, tiedScroll };

export function isAction(card: Card): boolean {
  return card in ACTION_ICONS;
}

/** The side's colours: a piece, its deeper shade, and the same as text on the page. */
export function colours(side: number): { piece: string; deep: string; text: string } {
  const letter = side === 1 ? "b" : "a";
  return {
    piece: `var(--side-${letter})`,
    deep: `var(--side-${letter}-deep)`,
    text: side === 1 ? "var(--sea)" : "var(--terra)",
  };
}

/** A name for each card of a list: equal cards are told apart by their order. A list that is drawn by
 *  them moves its cards when one leaves it, and draws none anew. */
export function keysOf(cards: readonly Card[]): string[] {
  const met = new Map<Card, number>();
  return cards.map((card) => {
    const before = met.get(card) ?? 0;
    met.set(card, before + 1);
    return `${card} ${before}`;
  });
}
