/** What just happened, set in motion. The drawing is right without it: everything starts from where
 *  it was and comes to rest where it is drawn. Only `transform` and `opacity` move. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";
import { ownSide, viewOf } from "./reading.ts";
import { BONUSES } from "./signs.ts";

const COVER = 120; // one border after the other
const FLIGHT = 300;

export class Motion {
  private root: HTMLElement;
  private running: Animation[] = [];
  private guests: Element[] = [];
  /** Seals as they were before the view changed, by province. */
  private before = new Map<string, Element>();

  constructor(root: HTMLElement) {
    this.root = root;
  }

  /** Before a new view is drawn: keep what will be replaced, and end what still moves. */
  remember(sitting: Sitting): void {
    this.end();
    this.before.clear();
    if (sitting.still) return;
    for (const event of sitting.news)
      if (event.kind === "closed") {
        const province = event["province"] as string;
        const seal = this.root.querySelector(`[data-seal="${province}"]`);
        if (seal) this.before.set(province, seal.cloneNode(true) as Element);
      }
  }

  /** After it is drawn. */
  show(sitting: Sitting): void {
    const slide = this.time("--t-slide");
    const flip = this.time("--t-flip");
    if (sitting.still || !slide) return;
    const own = ownSide(viewOf(sitting));
    let at = 0;
    for (const event of sitting.news) {
      const mine = event["side"] === own;
      switch (event.kind) {
        case "laid":
        case "hid":
        case "crassus_lays":
          this.lay(event, mine && event.kind !== "crassus_lays", at, slide);
          at += slide;
          break;
        case "closed":
          this.close(event, at, flip);
          this.fly(event, mine, at);
          at += flip;
          break;
        case "border_covered":
          this.cover(event["border"] as string, at);
          at += COVER;
          break;
        case "might":
          this.turnOver(event["place"] as string, at, flip);
          at += flip;
      }
    }
  }

  end(): void {
    for (const one of this.running) one.cancel();
    for (const one of this.guests) one.remove();
    this.running = [];
    this.guests = [];
  }

  private time(token: string): number {
    return parseFloat(getComputedStyle(this.root).getPropertyValue(token)) || 0;
  }

  private find(name: string, id: string): SVGGraphicsElement | null {
    return this.root.querySelector<SVGGraphicsElement>(`[data-${name}="${id}"]`);
  }

  private run(
    element: Element,
    frames: Keyframe[],
    duration: number,
    delay: number,
    easing = "cubic-bezier(.22, .7, .2, 1)",
  ): Animation {
    const made = element.animate(frames, { duration, delay, easing, fill: "backwards" });
    this.running.push(made);
    return made;
  }

  /** A token slides on a shallow arc from whoever laid it. */
  private lay(event: Event, mine: boolean, at: number, slide: number): void {
    const token = this.find("token", event["border"] as string);
    const from = mine ? middle(document.querySelector(".rack")) : middle(seat(false));
    const to = middle(token);
    const map = token?.ownerSVGElement;
    if (!token || !from || !to || !map) return;
    const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
    const x = (from.x - to.x) / scale;
    const y = (from.y - to.y) / scale;
    this.run(
      token,
      [
        { transform: `translate(${x}px, ${y}px) scale(1.3)`, opacity: 0.6 },
        { transform: `translate(${x * 0.45}px, ${y * 0.45 - 24}px) scale(1.2)`, opacity: 1 },
        { transform: "none" },
      ],
      slide,
      at,
    );
  }

  /** The last arc fills, the seal flips to the marker, the hatching washes out from it. */
  private close(event: Event, at: number, flip: number): void {
    const province = event["province"] as string;
    const seal = this.find("seal", province);
    const held = this.find("held", province);
    const old = this.before.get(province);
    if (seal && old) {
      for (const arc of old.querySelectorAll("path[fill=none]"))
        arc.setAttribute("stroke", "var(--map-line)");
      old.setAttribute("aria-hidden", "true");
      old.removeAttribute("data-seal");
      seal.before(old);
      this.guests.push(old);
      this.run(
        old,
        [{ transform: "none" }, { transform: "scaleX(0)" }],
        flip / 2,
        at,
        "ease-in",
      ).onfinish = () => old.remove();
    }
    const shut = { transform: "scaleX(0)" };
    if (seal) this.run(seal, [shut, { transform: "none" }], flip / 2, at + flip / 2, "ease-out");
    const second = seal?.parentElement?.querySelector("[data-second]");
    if (second) this.run(second, [shut, { transform: "none" }], flip / 2, at + flip, "ease-out");
    if (held) this.run(held, [{ opacity: 0 }, { opacity: 1 }], 200, at + flip / 2);
  }

  private cover(border: string, at: number): void {
    const marker = this.find("cover", border);
    if (!marker) return;
    this.run(
      marker,
      [
        { transform: "scale(1.7)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      COVER * 1.5,
      at,
    );
  }

  private turnOver(place: string, at: number, flip: number): void {
    for (const name of ["cover", "token", "seal"]) {
      const piece = this.find(name, place);
      if (!piece) continue;
      const shut = { transform: "scaleY(0)" };
      this.run(piece, [{ transform: "none" }, shut, { transform: "none" }], flip, at);
      return;
    }
  }

  /** The bonus goes to the seat that has closed the province. */
  private fly(event: Event, mine: boolean, at: number): void {
    const from = middle(this.find("seal", event["province"] as string));
    const to = middle(seat(mine));
    if (!from || !to) return;
    const sign = document.createElement("div");
    sign.className = "ca-flying";
    sign.setAttribute("aria-hidden", "true");
    sign.style.left = `${from.x}px`;
    sign.style.top = `${from.y}px`;
    sign.innerHTML = `<svg viewBox="0 0 512 512">${BONUSES[event["bonus"] as string] ?? ""}</svg>`;
    this.root.append(sign);
    this.guests.push(sign);
    const there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.7)`;
    this.run(
      sign,
      [
        { transform: "none", opacity: 1 },
        { transform: there, opacity: 0.9 },
      ],
      FLIGHT,
      at + 140,
    ).onfinish = () => sign.remove();
  }
}

/** Where a seat is drawn: in the margin, or as a strip on narrow pages. */
function seat(mine: boolean): Element | null {
  const all = [
    ...document.querySelectorAll(mine ? ".strip.bottom, .side .seat" : ".strip.top, .side .seat"),
  ];
  const shown = all.filter((one) => one.getBoundingClientRect().width > 0);
  return (mine ? shown.at(-1) : shown[0]) ?? null;
}

function middle(element: Element | null): { x: number; y: number } | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
