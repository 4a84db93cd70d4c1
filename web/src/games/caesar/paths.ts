/** Ways over the map: which place is nearest to a pointer, and which lies in an arrow's direction. */
import type { Point } from "./plan.ts";

interface Placed {
  id: string;
  at: Point;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a pointer is, in the map's own units. */
export function pointAt(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  return [point.x, point.y];
}

export function nearest(
  svg: SVGSVGElement,
  event: { clientX: number; clientY: number },
  places: Placed[],
  reach: number,
): string | undefined {
  const [x, y] = pointAt(svg, event);
  let best: string | undefined;
  let least = reach;
  for (const { id, at } of places) {
    const far = Math.hypot(at[0] - x, at[1] - y);
    if (far <= least) {
      best = id;
      least = far;
    }
  }
  return best;
}

/** The nearest place in the direction of an arrow key; what lies off to the side counts as further. */
export function step(places: Placed[], from: string, key: string): string | undefined {
  const way = ARROWS[key];
  const here = places.find((place) => place.id === from);
  if (!way || !here) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const { id, at } of places) {
    const dx = at[0] - here.at[0];
    const dy = at[1] - here.at[1];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 0 || aside > 2 * along || along + 2 * aside >= least) continue;
    best = id;
    least = along + 2 * aside;
  }
  return best;
}
