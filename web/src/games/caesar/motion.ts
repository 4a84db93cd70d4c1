/** Which pieces an event moves: a token comes from its player, a province that closes turns its seal to
 *  the marker and sends its bonus to the seat, borders are covered one after the other. */
import { middle, Moving, timeOf } from "../../table/moving.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";
import { ownSide, viewOf } from "./reading.ts";
import { BONUSES } from "./signs.ts";

const COVER = 120; // one border after the other
const FLIGHT = 300;
const ANSWER = 400;

export class Motion {
  private root: HTMLElement;
  private moving = new Moving();
  /** Seals and tokens as they were before the view changed, by province and border. */
  private before = new Map<string, Element>();

  constructor(root: HTMLElement) {
    this.root = root;
  }

  /** Before a new view is drawn: keep what will be replaced, and end what still moves. */
  remember(sitting: Sitting): void {
    this.moving.end();
    this.before.clear();
    if (sitting.still) return;
    for (const event of sitting.news) {
      if (event.kind === "closed") this.copy("seal", event["province"] as string);
      if (event.kind === "border_covered") this.copy("token", event["border"] as string);
    }
  }

  private copy(name: string, id: string): void {
    const piece = this.find(name, id);
    if (piece) this.before.set(id, piece.cloneNode(true) as Element);
  }

  /** After it is drawn. */
  show(sitting: Sitting): void {
    const slide = timeOf("--t-slide");
    const flip = timeOf("--t-flip");
    if (sitting.still || !slide) return;
    const view = viewOf(sitting);
    const own = ownSide(view);
    const fallen = (event: Event): number =>
      view.provinces.find((one) => one.province === event["place"])?.fallen ?? 0;
    let at = 0;
    for (const event of sitting.news) {
      const mine = event["side"] === own;
      switch (event.kind) {
        case "laid":
        case "hid":
        case "crassus_lays":
          // Crassus answers in the same breath: one looks at one's own lay first.
          if (event.kind === "crassus_lays" && at > 0) at += ANSWER;
          this.lay(event, mine && event.kind !== "crassus_lays", at, slide);
          at += slide;
          break;
        case "closed":
          this.close(event, at, flip);
          this.fly(event, mine, at);
          if (event["bonus"] === "senate") this.seat(event["side"] as string, at + FLIGHT);
          at += flip;
          break;
        case "border_covered":
          this.cover(event["border"] as string, at);
          at += COVER;
          break;
        case "might":
          this.turnOver(event["place"] as string, at, flip, fallen(event));
          at += flip;
      }
    }
  }

  private find(name: string, id: string): SVGGraphicsElement | null {
    return this.root.querySelector<SVGGraphicsElement>(`[data-${name}="${id}"]`);
  }

  /** A token slides on a shallow arc from its player. */
  private lay(event: Event, mine: boolean, at: number, slide: number): void {
    const token = this.find("token", event["border"] as string);
    const from = middle(mine ? document.querySelector(".rack") : seat(false));
    if (token && from)
      this.moving.come(token, from, slide, at, { size: 1.3, opacity: 0.6, rise: 24 });
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
      old.removeAttribute("data-seal");
      this.moving.keep(old, seal);
      const shuts = [{ transform: "none" }, { transform: "scaleX(0)" }];
      this.moving.play(old, shuts, flip / 2, at, "ease-in").onfinish = () => old.remove();
    }
    const shut = { transform: "scaleX(0)" };
    if (seal)
      this.moving.play(seal, [shut, { transform: "none" }], flip / 2, at + flip / 2, "ease-out");
    const second = seal?.parentElement?.querySelector("[data-second]");
    if (second)
      this.moving.play(second, [shut, { transform: "none" }], flip / 2, at + flip, "ease-out");
    if (held) this.moving.play(held, [{ opacity: 0 }, { opacity: 1 }], 200, at + flip / 2);
  }

  private cover(border: string, at: number): void {
    const marker = this.find("cover", border);
    if (!marker) return;
    // Its figures are seen until the marker lies on them.
    const old = this.before.get(border);
    if (old && at > 0) {
      old.removeAttribute("data-token");
      this.moving.keep(old, marker);
      this.moving.play(old, [{ opacity: 1 }, { opacity: 1 }], at).onfinish = () => old.remove();
    }
    this.moving.play(
      marker,
      [
        { transform: "scale(1.7)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      COVER * 1.5,
      at,
    );
  }

  /** A Senate is on the map when its bonus has flown there. */
  private seat(side: string, at: number): void {
    const senate = [...this.root.querySelectorAll(`[data-senate="${side}"]`)].at(-1);
    if (senate) this.moving.play(senate, [{ opacity: 0 }, { opacity: 1 }], 200, at);
  }

  private turnOver(place: string, at: number, flip: number, fallen: number): void {
    for (const name of ["cover", "token", "seal"]) {
      const found = this.find(name, place);
      const second = fallen === 1 ? found?.parentElement?.querySelector("[data-second]") : null;
      const piece = second ?? found;
      if (!piece) continue;
      const shut = { transform: "scaleY(0)" };
      this.moving.play(piece, [{ transform: "none" }, shut, { transform: "none" }], flip, at);
      return;
    }
  }

  /** The bonus goes to the seat that has closed the province. */
  private fly(event: Event, mine: boolean, at: number): void {
    const from = middle(this.find("seal", event["province"] as string));
    const to = middle(seat(mine));
    const table = this.root.closest(".table");
    if (!from || !to || !table) return;
    const sign = document.createElement("div");
    sign.className = "ca-flying";
    sign.innerHTML = `<svg viewBox="0 0 512 512">${BONUSES[event["bonus"] as string] ?? ""}</svg>`;
    this.moving.show(table, sign, from);
    this.moving.fly(sign, { x: to.x - from.x, y: to.y - from.y }, FLIGHT, at + 140, 0.7, 0.9);
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
