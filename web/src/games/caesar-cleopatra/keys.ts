/** Keys while the table has the focus: digits pick cards of the hand, arrows go from one thing that
 *  can be chosen to the next, in the direction in which it lies. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { View } from "./pieces.ts";

const AIMS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest button of board or hand that way; being off to the side counts double. */
function nearest(
  from: Element,
  [dx, dy]: [number, number],
  all: HTMLElement[],
): HTMLElement | null {
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = centre(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (one === from || ahead < 4) continue;
    if (ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

export function key(sitting: Sitting, event: KeyboardEvent): boolean {
  if (!sitting.mine || sitting.still) return false;
  const hand = [...document.querySelectorAll<HTMLElement>(".handrow .hand > button")];
  if (/^[1-9]$/.test(event.key)) {
    const card = hand[Number(event.key) - 1];
    // Where all cards go to a group the first is at hand already: its digit does not put it back.
    const { phase } = sitting.view as View;
    const held =
      (phase === "placing" || phase === "laying") && card?.getAttribute("aria-pressed") === "true";
    card?.focus();
    if (!held) card?.click();
    return card !== undefined;
  }
  const aim = AIMS[event.key];
  if (!aim) return false;
  const at = document.activeElement as HTMLElement | null;
  // From a card that lies there now the way down leads to what sends it, wherever that stands.
  const sends = document.querySelector<HTMLElement>(".tabula .go:not(:disabled)");
  if (event.key === "ArrowDown" && sends && at?.matches(".mat [data-back]")) {
    sends.focus();
    return true;
  }
  const all = [
    ...document.querySelectorAll<HTMLElement>(".mat button, .tabula .go, .handrow button"),
  ].filter((one) => one.offsetParent !== null);
  // From a card at hand the way up leads to where it can lie, not to those that lie there already.
  const lays = event.key === "ArrowUp" && all.some((one) => one.matches(".legal"));
  const ways =
    at && lays && hand.includes(at) ? all.filter((one) => !one.matches("[data-back]")) : all;
  const next = at && all.includes(at) ? nearest(at, aim, ways) : (hand[0] ?? all[0]);
  next?.focus();
  return next !== null && next !== undefined;
}
