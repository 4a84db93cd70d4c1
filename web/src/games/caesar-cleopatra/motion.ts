/** Small motions of single cards after a new view: each is drawn where it lies, and comes from where
 *  it was. Transform and opacity only; without them the drawing is the same. */
import type { Event } from "../contract.ts";

const EASE = "cubic-bezier(.22, .7, .2, 1)";
const FLIP = "cubic-bezier(.45, .05, .35, 1)";
const APART = 80;
const MOST = 900;

type Frames = Keyframe[];

function run(node: Element, frames: Frames, duration: number, place: number): Animation {
  const delay = Math.min(place * APART, MOST - duration);
  const easing = duration > 260 ? FLIP : EASE;
  return node.animate(frames, { duration, delay, easing, fill: "backwards" });
}

/** From another place on the page, on a shallow arc. */
function from(node: Element, source: Element | null, off: [number, number]): Frames {
  const to = node.getBoundingClientRect();
  const box = source?.getBoundingClientRect();
  const seen = box && box.width > 0;
  const [dx, dy] = seen ? [box.left - to.left, box.top - to.top] : off;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(1.06)`, opacity: seen ? 1 : 0 },
    {
      transform: `translate(${dx * 0.4 + 6}px, ${dy * 0.4}px) scale(1.04)`,
      opacity: 1,
      offset: 0.5,
    },
    { transform: "none" },
  ];
}

const TURN: Frames = [
  { transform: "perspective(600px) rotateY(90deg)" },
  { transform: "perspective(600px) rotateY(0deg)" },
];

/** The newest cards in a lane wear the pennant. */
function fresh(root: Element, event: Event, group: unknown = event["group"]): Element[] {
  return [...root.querySelectorAll(`[data-lane="${event["seat"]} ${group}"] .pc.lm`)];
}

export function animate(root: Element, me: number, news: readonly Event[]): Animation[] {
  const made: Animation[] = [];
  const add = (node: Element | null | undefined, frames: (node: Element) => Frames, ms: number) => {
    if (node) made.push(run(node, frames(node), ms, made.length));
  };
  const table = root.closest("main") ?? root;
  for (const event of news) {
    const mine = event["seat"] === me;
    if (event.kind === "placed")
      add(fresh(root, event).at(-1), (node) => from(node, null, mine ? [0, 60] : [0, -110]), 240);
    else if (event.kind === "scouted")
      fresh(root, event).forEach((node) => add(node, () => TURN, 280));
    else if (event.kind === "castled")
      for (const group of event["groups"] as string[])
        fresh(root, event, group).forEach((node) =>
          add(node, (at) => from(at, null, mine ? [0, 60] : [0, -60]), 240),
        );
    else if (event.kind === "drew" && mine) {
      const cards = [
        ...table.querySelectorAll(`[data-at^="hand ${me} "][data-card="${event["card"]}"]`),
      ];
      const pile = table.querySelector(`[data-at="reserve ${me} ${event["deck"]}"]`);
      add(cards.at(-1), (node) => from(node, pile, [-60, 30]), 240);
    } else if (event.kind === "vote_card")
      add(table.querySelector('[data-at="turned"] .card'), () => TURN, 280);
  }
  return made;
}
