/** Which cards an event moves: one laid comes from its player, one drawn from its pile; what was face
 *  down is turned up. */
import { middle, Moving } from "../../table/moving.ts";
import type { Event } from "../contract.ts";

const APART = 80;
const MOST = 900;
const COMES = 240;
const TURNS = 280;
const SHUFFLES = 480;
/** The halves of a pile that are pushed into each other, twice. */
const SHUFFLE: Keyframe[] = [-5, 5, -4, 4].flatMap((x) => [
  { transform: `translateX(${x}px) rotate(${x}deg)` },
  { transform: "none" },
]);

/** The newest cards in a lane wear the pennant. */
function fresh(root: Element, event: Event, group: unknown = event["group"]): Element[] {
  return [...root.querySelectorAll(`[data-lane="${event["seat"]} ${group}"] .pc.lm`)];
}

export function animate(root: Element, me: number, news: readonly Event[]): Moving {
  const moving = new Moving();
  let made = 0;
  const next = (ms: number) => Math.min(made++ * APART, MOST - ms);
  const come = (node: Element | undefined, y: number) => {
    if (node) moving.come(node, { way: { x: 0, y } }, COMES, next(COMES), { opacity: 0 });
  };
  const table = root.closest("main") ?? root;
  for (const event of news) {
    const mine = event["seat"] === me;
    if (event.kind === "placed") come(fresh(root, event).at(-1), mine ? 60 : -110);
    else if (event.kind === "scouted")
      fresh(root, event).forEach((node) => moving.turn(node, TURNS, next(TURNS)));
    else if (event.kind === "castled")
      for (const group of event["groups"] as string[])
        fresh(root, event, group).forEach((node) => come(node, mine ? 60 : -60));
    else if (event.kind === "drew" && mine) {
      const cards = `[data-at^="hand ${me} "][data-card="${event["card"]}"]`;
      const card = [...table.querySelectorAll(cards)].at(-1);
      const pile = middle(table.querySelector(`[data-at="reserve ${me} ${event["deck"]}"]`));
      const from = pile ?? { way: { x: -60, y: 30 } };
      if (card) moving.come(card, from, COMES, next(COMES), { opacity: pile ? 1 : 0 });
    } else if (event.kind === "vote_card") {
      const card = table.querySelector('[data-at="turned"] .card');
      if (card) moving.turn(card, TURNS, next(TURNS));
    } else if (event.kind === "votes_shuffled") {
      // The pile; its list on a phone.
      const delay = next(SHUFFLES);
      for (const pile of table.querySelectorAll('[data-at="votes"], .votes'))
        moving.play(pile, SHUFFLE, SHUFFLES, delay);
    }
  }
  return moving;
}
