/** Motion of pieces, the same for every game. The drawing is right without it: each piece starts from
 *  where it was and comes to rest where it is drawn, and a new view ends it at once. Only `transform`
 *  and `opacity` move. Which pieces an event moves is said in `games/<game>/motion.ts`. */

const EASE = "cubic-bezier(.22, .7, .2, 1)";
const FLIP = "cubic-bezier(.45, .05, .35, 1)";

export interface Point {
  x: number;
  y: number;
}

/** Times of the tokens that have been read, and for which readers. */
const times = new Map<string, number>();
let readFor = "";

/** A time of the tokens in milliseconds: 0 where the reader wants no motion, or the device cannot keep
 *  up. Read once: amid a new drawing the question costs a calculation of all styles. */
export function timeOf(token: string): number {
  const root = document.documentElement;
  const less = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  const reader = `${less} ${root.dataset["motion"] ?? ""}`;
  if (reader !== readFor) times.clear();
  readFor = reader;
  let found = times.get(token);
  if (found === undefined) {
    const said = getComputedStyle(root).getPropertyValue(token).trim();
    found = said.endsWith("ms") ? parseFloat(said) : parseFloat(said) * 1000 || 0;
    times.set(token, found);
  }
  return found;
}

export function middle(element: Element | null | undefined): Point | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** How many pixels of the screen one of its own is: boards are drawn smaller where they must, and
 *  drawings have a scale. */
export function scaleOf(node: Element): number {
  const svg = (node as SVGGraphicsElement).ownerSVGElement;
  if (svg) return svg.getScreenCTM?.()?.a || 1;
  return (node as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom || 1;
}

/** An arc from somewhere else, seen from its own place. */
export function arc(way: Point, size: number, opacity: number, rise: number): Keyframe[] {
  const at = (share: number, up: number) =>
    `translate(${way.x * share}px, ${way.y * share - up}px) scale(${1 + (size - 1) * share})`;
  return [
    { transform: at(1, 0), opacity },
    { transform: at(0.45, rise), opacity: 1, offset: 0.5 },
    { transform: "none" },
  ];
}

export class Moving {
  private running: Animation[] = [];
  private guests: Element[] = [];

  play(node: Element, frames: Keyframe[], ms: number, delay = 0, easing = EASE): Animation {
    const made = node.animate(frames, { duration: ms, delay, easing, fill: "backwards" });
    this.running.push(made);
    return made;
  }

  /** It comes from a place of the page, or from so many pixels away, on a shallow arc. */
  come(
    node: Element,
    from: Point | { way: Point },
    ms: number,
    delay = 0,
    { size = 1.06, opacity = 1, rise = 4 } = {},
  ): void {
    const here = middle(node);
    if (!here) return;
    const away = "way" in from ? from.way : { x: from.x - here.x, y: from.y - here.y };
    const scale = scaleOf(node);
    const way = { x: away.x / scale, y: away.y / scale };
    this.play(node, arc(way, size, opacity, rise), ms, delay);
  }

  /** It slides from where it lay, in the size that it had there. */
  slide(node: Element, old: DOMRect, ms: number, box = node.getBoundingClientRect()): void {
    const scale = scaleOf(node);
    const x = (old.left - box.left) / scale;
    const y = (old.top - box.top) / scale;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const small = `translate(${x}px, ${y}px) scale(${old.width / box.width})`;
    this.play(node, [{ transformOrigin: "0 0", transform: small }, {}], ms);
  }

  /** It is turned over, about the upright axis or the level one. */
  turn(node: Element, ms: number, delay = 0, axis: "X" | "Y" = "Y"): void {
    const shut = { transform: `perspective(600px) rotate${axis}(90deg)` };
    this.play(
      node,
      [shut, { transform: `perspective(600px) rotate${axis}(0deg)` }],
      ms,
      delay,
      FLIP,
    );
  }

  /** Something without a place of its own, over the page, until it is over or ended. */
  show(table: Element, guest: HTMLElement, at: Point, size = 1): void {
    guest.setAttribute("aria-hidden", "true");
    guest.inert = true;
    Object.assign(guest.style, {
      position: "fixed",
      left: `${at.x / size}px`,
      top: `${at.y / size}px`,
      zIndex: "50",
      pointerEvents: "none",
    });
    if (size !== 1) guest.style.setProperty("zoom", String(size));
    table.append(guest);
    this.guests.push(guest);
  }

  /** Such a guest flies so far and is gone. */
  fly(
    guest: HTMLElement,
    way: Point,
    ms: number,
    delay: number,
    scale: number,
    opacity: number,
  ): void {
    const own = scaleOf(guest);
    const there = `translate(${way.x / own}px, ${way.y / own}px) scale(${scale})`;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: there, opacity },
    ];
    this.play(guest, frames, ms, delay).onfinish = () => guest.remove();
  }

  /** What was drawn before is kept beside what took its place, until it is over or ended. */
  keep(old: Element, beside: Element): void {
    old.setAttribute("aria-hidden", "true");
    beside.before(old);
    this.guests.push(old);
  }

  end(): void {
    for (const one of this.running) one.cancel();
    for (const one of this.guests) one.remove();
    this.running = [];
    this.guests = [];
  }
}
