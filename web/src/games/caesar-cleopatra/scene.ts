/** What happened at a group, to be shown step by step: the cards as they lay before, which of them
 *  are turned up, the count, the winner, the losses. Made from the events and the view after them,
 *  so the drawing needs no view before. */
import type { Event } from "../contract.ts";
import {
  GROUPS,
  isAction,
  type Card,
  type Group,
  type Influence,
  type View,
  type VoteCard,
} from "./pieces.ts";

export interface Staged {
  /** Null: it lies face down and is not known. */
  card: Influence | null;
  /** It lies face down and stays so. */
  down: boolean;
  /** It lay face down and is turned up. */
  turned: boolean;
  lost: boolean;
}

export interface Scene {
  /** The vote card that was turned for it, if one was. */
  vote: VoteCard | null;
  /** Null if nothing but a vote card is shown. */
  group: Group | null;
  sides: [Staged[], Staged[]];
  sums: [number, number] | null;
  winner: number | null;
  /** The action card that does its work here, or is vetoed. */
  card: Card | null;
  vetoed: boolean;
  /** A Spy strikes: the hand as it was before, as far as one may know it, and the card that goes. */
  hand: { seat: number; cards: Card[]; struck: Card } | null;
}

interface Raw {
  vote: VoteCard | null;
  group: Group | null;
  turned: [Card[], Card[]];
  gone: [Card[], Card[]];
  sums: [number, number] | null;
  winner: number | null;
  card: Card | null;
  vetoed: boolean;
  struck: { seat: number; card: Card } | null;
}

/** The card that does what an event tells. */
const WORK: Record<string, Card> = { assassinated: "assassination", smitten: "wrath" };

const empty = (vote: VoteCard | null, group: Group | null): Raw => ({
  vote,
  group,
  turned: [[], []],
  gone: [[], []],
  sums: null,
  winner: null,
  card: null,
  vetoed: false,
  struck: null,
});

function read(news: readonly Event[]): Raw[] {
  const all: Raw[] = [];
  let now: Raw | null = null;
  for (const event of news) {
    const seat = event["seat"] === 1 ? 1 : 0;
    const cards = (event["cards"] ?? [event["card"]]) as Card[];
    const group = (event["group"] ?? null) as Group | null;
    if (event.kind === "vote_card") all.push((now = empty(event["card"] as VoteCard, null)));
    else if (event.kind === "vote") {
      // An extraordinary vote has no card; an ordinary one follows its own.
      if (!now || now.group !== null || now.vote !== group) all.push((now = empty(null, group)));
      now.group = group;
    } else if (event.kind in WORK) {
      if (now?.group !== group) all.push((now = empty(null, group)));
      now.card = WORK[event.kind] ?? null;
      now.gone[seat].push(...cards);
    } else if (event.kind === "vetoed") {
      all.push((now = { ...empty(null, null), card: event["card"] as Card, vetoed: true }));
    } else if (event.kind === "struck") {
      const struck = { seat, card: event["card"] as Card };
      all.push((now = { ...empty(null, null), struck }));
    } else if (!now) continue;
    else if (event.kind === "revealed") now.turned[seat].push(...cards);
    else if (event.kind === "counted") now.sums = event["sums"] as [number, number];
    else if (event.kind === "patrician_won") now.winner = seat;
    else if (event.kind === "lost" || event.kind === "cleared") now.gone[seat].push(...cards);
  }
  return all;
}

/** Marks one of the cards for each name. */
function tick(cards: Staged[], names: readonly Card[], field: "turned" | "lost"): void {
  for (const name of names) {
    const found = cards.find((one) => one.card === name && !one[field]);
    if (found) found[field] = true;
  }
}

/** Influence first, then actions, as hands are told. */
function handOf(view: View, struck: { seat: number; card: Card }): Scene["hand"] {
  const side = view.sides[struck.seat];
  const left = side?.hand ?? side?.surely_held ?? [];
  const later = (one: Card): boolean =>
    isAction(one) === isAction(struck.card) ? one > struck.card : isAction(one);
  const at = left.findIndex(later);
  const cards = [...left];
  cards.splice(at < 0 ? left.length : at, 0, struck.card);
  return { seat: struck.seat, cards, struck: struck.card };
}

export function scenes(view: View, news: readonly Event[]): Scene[] {
  const raws = read(news);
  return raws.map((raw, i) => {
    const sides = ([0, 1] as const).map((side): Staged[] => {
      if (!raw.group) return [];
      const lane = view.sides[side]?.lanes[GROUPS.indexOf(raw.group)];
      const later = raws.slice(i).filter((one) => one.group === raw.group);
      const cards = [...(lane?.up ?? []), ...later.flatMap((one) => one.gone[side])].sort();
      const staged = cards.map((card) => ({
        card: card as Influence | null,
        down: false,
        turned: false,
        lost: false,
      }));
      tick(staged, raw.turned[side], "turned");
      tick(staged, raw.gone[side], "lost");
      // A vote leaves no card face down; anything else does.
      const known = lane?.known ?? Array<null>(lane?.down ?? 0).fill(null);
      const hidden = raw.sums
        ? []
        : known.map((card) => ({ card, down: true, turned: false, lost: false }));
      // As they lay: face down next to the frieze.
      return [
        ...hidden,
        ...staged.filter((one) => one.turned),
        ...staged.filter((one) => !one.turned),
      ];
    });
    return {
      vote: raw.vote,
      group: raw.group,
      sides: sides as [Staged[], Staged[]],
      sums: raw.sums,
      winner: raw.winner,
      card: raw.card,
      vetoed: raw.vetoed,
      hand: raw.struck && handOf(view, raw.struck),
    };
  });
}
