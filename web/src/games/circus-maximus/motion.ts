/** Where every piece lay is seen before the drawing changes; after it each slides from its old place to
 *  its new one, and what left the board flies to the seat that has it now. */
import { middle, Moving, scaleOf, timeOf } from "../../table/moving.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";

interface Seen {
  node: HTMLElement;
  box: DOMRect;
  scale: number;
}

const WALK = 70; // pixels: a newcomer walks in from the right
const RISE = 26; // pixels: coins rise at the seat
const MOST = 80; // pieces; more than that is a new day

export class Motion {
  private seen = new Map<string, Seen>();
  private moving = new Moving();
  private tick = -1;

  /** Before the drawing changes. */
  look(scope: Element | null | undefined): void {
    this.moving.end();
    this.seen = new Map();
    if (!scope) return;
    for (const node of scope.querySelectorAll<HTMLElement>("[data-piece], [data-ghost]")) {
      const name = node.dataset["ghost"] ?? node.dataset["piece"] ?? "";
      // What is about to be laid goes before the card of the hand that it stands for.
      if (node.dataset["piece"] && this.seen.get(name)?.node.dataset["ghost"]) continue;
      const box = node.getBoundingClientRect();
      if (box.width) this.seen.set(name, { node, box, scale: scaleOf(node) });
    }
  }

  /** After it has changed. */
  settle(scope: Element | null | undefined, sitting: Sitting): void {
    const fresh = this.tick >= 0 && sitting.tick !== this.tick;
    this.tick = sitting.tick;
    const slide = timeOf("--t-slide");
    if (!scope || sitting.still || !slide || !this.seen.size) return;
    const now = [...scope.querySelectorAll<HTMLElement>("[data-piece]")];
    if (now.length > MOST) return;
    const names = new Set<string>();
    // All are looked at before the first one moves: each look after a move would be a layout.
    const boxes = now.map((node) => node.getBoundingClientRect());
    now.forEach((node, i) => {
      const name = node.dataset["piece"] ?? "";
      names.add(name);
      this.move(node, boxes[i] as DOMRect, this.seen.get(name), fresh, slide);
    });
    if (!fresh) return;
    let late = 0;
    for (const event of sitting.news) {
      this.tell(scope, event, names, slide, late);
      late = Math.min(late + 80, 400);
    }
  }

  private move(
    node: HTMLElement,
    box: DOMRect,
    old: Seen | undefined,
    fresh: boolean,
    slide: number,
  ): void {
    if (!box.width) return;
    if (!old) {
      if (!fresh) return;
      const from = node.dataset["from"] ? `translateX(${WALK}px)` : "translateY(-8px)";
      this.moving.play(node, [{ transform: from, opacity: 0 }, {}], slide);
      return;
    }
    this.moving.slide(node, old.box, slide, box);
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
    this.fly(scope, gone[1], seat, slide, late);
    if (typeof event["points"] === "number") this.count(scope, seat, event["points"], slide + late);
  }

  private fly(scope: Element, old: Seen, seat: Element, slide: number, delay: number): void {
    const copy = old.node.cloneNode(true) as HTMLElement;
    for (const name of ["data-piece", "aria-label", "role"]) copy.removeAttribute(name);
    const { box, scale } = old;
    this.moving.show(scope, copy, { x: box.left, y: box.top }, scale);
    copy.style.margin = "0";
    copy.style.width = `${box.width / scale}px`;
    const to = middle(seat) ?? { x: 0, y: 0 };
    const way = { x: to.x - box.left - box.width / 2, y: to.y - box.top - box.height / 2 };
    this.moving.fly(copy, way, slide * 1.25, delay, 0.4, 0.2);
  }

  /** The coins of a sale rise at the seat. */
  private count(scope: Element, seat: Element, points: number, delay: number): void {
    const box = seat.getBoundingClientRect();
    const coin = document.createElement("b");
    coin.textContent = `+${points}`;
    coin.className = "earned";
    this.moving.show(scope, coin, { x: box.right - 62, y: box.top + box.height / 2 - 14 });
    const frames = [
      { transform: `translateY(${RISE}px)`, opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.35 },
      { transform: "none", opacity: 1, offset: 0.8 },
      { transform: `translateY(-${RISE / 2}px)`, opacity: 0 },
    ];
    this.moving.play(coin, frames, timeOf("--t-count"), delay).onfinish = () => coin.remove();
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
