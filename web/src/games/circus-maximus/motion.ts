/** Motion of pieces. Where every piece lay is seen before the drawing changes; after it each slides
 *  from its old place to its new one, and what left the board flies to the seat that has it now.
 *  The drawing is right without any of this: a new view ends it at once. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";

interface Seen {
  node: HTMLElement;
  box: DOMRect;
}

const WALK = 70; // pixels: a newcomer walks in from the right
const RISE = 26; // pixels: coins rise at the seat
const MOST = 80; // pieces; more than that is a new day

export class Motion {
  private seen = new Map<string, Seen>();
  private running: Animation[] = [];
  private flying: HTMLElement[] = [];
  private tick = -1;

  /** Before the drawing changes. */
  look(scope: Element | null | undefined): void {
    this.end();
    this.seen = new Map();
    if (!scope) return;
    for (const node of scope.querySelectorAll<HTMLElement>("[data-piece], [data-ghost]")) {
      const name = node.dataset["ghost"] ?? node.dataset["piece"] ?? "";
      // What is about to be laid goes before the card of the hand that it stands for.
      if (node.dataset["piece"] && this.seen.get(name)?.node.dataset["ghost"]) continue;
      const box = node.getBoundingClientRect();
      if (box.width) this.seen.set(name, { node, box });
    }
  }

  /** After it has changed. */
  settle(scope: Element | null | undefined, sitting: Sitting): void {
    const fresh = this.tick >= 0 && sitting.tick !== this.tick;
    this.tick = sitting.tick;
    const slide = token("--t-slide");
    if (!scope || sitting.still || !slide || !this.seen.size) return;
    const now = [...scope.querySelectorAll<HTMLElement>("[data-piece]")];
    if (now.length > MOST) return;
    const names = new Set<string>();
    for (const node of now) {
      const name = node.dataset["piece"] ?? "";
      names.add(name);
      this.move(node, this.seen.get(name), fresh, slide);
    }
    if (!fresh) return;
    let late = 0;
    for (const event of sitting.news) {
      this.tell(scope, event, names, slide, late);
      late = Math.min(late + 80, 400);
    }
  }

  private move(node: HTMLElement, old: Seen | undefined, fresh: boolean, slide: number): void {
    const box = node.getBoundingClientRect();
    if (!box.width) return;
    if (!old) {
      if (!fresh) return;
      const from = node.dataset["from"] ? `translateX(${WALK}px)` : "translateY(-8px)";
      this.play(node, [{ transform: from, opacity: 0 }, {}], slide);
      return;
    }
    const x = old.box.left - box.left;
    const y = old.box.top - box.top;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const size = old.box.width / box.width;
    this.play(
      node,
      [{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${size})` }, {}],
      slide,
    );
  }

  /** What an event took from the board goes to the seat that has it now. */
  private tell(
    scope: Element,
    event: Event,
    names: Set<string>,
    slide: number,
    late: number,
  ): void {
    const begin = beginning(event);
    if (!begin) return;
    const gone = [...this.seen].find(([name]) => name.startsWith(begin) && !names.has(name));
    if (!gone) return;
    this.seen.delete(gone[0]);
    const seat = seatOf(scope, event["seat"]);
    if (!seat) return;
    this.fly(scope, gone[1], seat.getBoundingClientRect(), slide, late);
    if (typeof event["points"] === "number") this.count(scope, seat, event["points"], slide + late);
  }

  private fly(scope: Element, old: Seen, to: DOMRect, slide: number, delay: number): void {
    const copy = old.node.cloneNode(true) as HTMLElement;
    for (const name of ["data-piece", "aria-label", "role"]) copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    lay(copy, old.box.left, old.box.top, old.box.width);
    scope.append(copy);
    this.flying.push(copy);
    const x = to.left + to.width / 2 - old.box.left - old.box.width / 2;
    const y = to.top + to.height / 2 - old.box.top - old.box.height / 2;
    const done = this.play(
      copy,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.2 },
      ],
      slide * 1.25,
      delay,
    );
    done.onfinish = () => copy.remove();
  }

  /** The coins of a sale rise at the seat. */
  private count(scope: Element, seat: Element, points: number, delay: number): void {
    const box = seat.getBoundingClientRect();
    const coin = document.createElement("b");
    coin.textContent = `+${points}`;
    coin.className = "earned";
    coin.setAttribute("aria-hidden", "true");
    lay(coin, box.right - 62, box.top + box.height / 2 - 14);
    scope.append(coin);
    this.flying.push(coin);
    const done = this.play(
      coin,
      [
        { transform: `translateY(${RISE}px)`, opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.35 },
        { transform: "none", opacity: 1, offset: 0.8 },
        { transform: `translateY(-${RISE / 2}px)`, opacity: 0 },
      ],
      token("--t-count"),
      delay,
    );
    done.onfinish = () => coin.remove();
  }

  private play(node: HTMLElement, frames: Keyframe[], ms: number, delay = 0): Animation {
    const easing = getComputedStyle(document.documentElement).getPropertyValue("--ease").trim();
    const made = node.animate(frames, {
      duration: ms,
      delay,
      easing: easing || "ease-out",
      fill: "backwards",
    });
    this.running.push(made);
    return made;
  }

  private end(): void {
    for (const one of this.running) one.cancel();
    for (const one of this.flying) one.remove();
    this.running = [];
    this.flying = [];
  }
}

/** How the name of the piece begins that an event took from the board. */
function beginning(event: Event): string {
  switch (event.kind) {
    case "took_favour":
      return `f-${event["favour"]}-`;
    case "took_start":
    case "start_given":
      return "start";
    case "took_ticket":
      return `t-${event["venue"]}-${event["category"]}-`;
    case "sold":
    case "sold_other":
    case "sold_favour":
      return `v-${event["place"]}-${event["visitor"]}-`;
    default:
      return "";
  }
}

/** The seat's plate or strip that is to be seen now. */
function seatOf(scope: Element, seat: unknown): Element | undefined {
  return [...scope.querySelectorAll(`[data-seat="${String(seat)}"]`)].find((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.top < innerHeight && box.bottom > 0;
  });
}

function lay(node: HTMLElement, left: number, top: number, width?: number): void {
  Object.assign(node.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  if (width !== undefined) node.style.width = `${width}px`;
}

/** A time of the tokens in milliseconds: 0 where the reader wants no motion. */
function token(name: string): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return said.endsWith("ms") ? parseFloat(said) : parseFloat(said) * 1000 || 0;
}
