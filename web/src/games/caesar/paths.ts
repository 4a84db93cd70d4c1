/** Ways over the map: which place is nearest to a pointer, and which lies in an arrow's direction. */
import type { Plan, Point, Space } from "./plan.ts";

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

/** The province on whose side of a border a pointer clearly is. */
export function sideOf(
  svg: SVGSVGElement,
  event: { clientX: number; clientY: number },
  { at, axis, provinces }: Space,
  middle: number,
): string | undefined {
  const [x, y] = pointAt(svg, event);
  const turn = (axis * Math.PI) / 180;
  const along = (x - at[0]) * Math.cos(turn) + (y - at[1]) * Math.sin(turn);
  return Math.abs(along) < middle ? undefined : provinces[along < 0 ? 0 : 1];
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

/** Two points beside a border, off a token's long axis, where other pieces are furthest. `sums` is
 *  where those of its provinces stand. */
export function roomiest(plan: Plan, space: Space, sums: ReadonlyMap<string, Point>): Point[] {
  const far = plan.token[1] + plan.free * 1.9;
  const rest: Placed[] = [...plan.places, ...plan.spaces].filter((one) => one.id !== space.id);
  // A coin hangs at one end of them.
  for (const [id, [x, y]] of sums)
    for (const aside of [-2, -1, 0, 1, 2]) rest.push({ id, at: [x + aside * plan.pill * 1.4, y] });
  const edge = plan.free * 1.1;
  const tried = [90, 60, 120, -90, -60, -120].map((off) => {
    const turn = ((space.axis + off) * Math.PI) / 180;
    const long = off % 90 === 0 ? far : far * 1.22;
    const x = space.at[0] + Math.cos(turn) * long;
    const y = space.at[1] + Math.sin(turn) * long;
    const inside = x > edge && y > edge && x < plan.width - edge && y < plan.height - edge;
    const room = Math.min(...rest.map((one) => Math.hypot(one.at[0] - x, one.at[1] - y)));
    return { at: [x, y] as Point, room: inside ? room : 0 };
  });
  tried.sort((a, b) => b.room - a.room);
  const first = tried[0];
  const second = tried.find(
    (one) => first && Math.hypot(one.at[0] - first.at[0], one.at[1] - first.at[1]) > plan.free * 3,
  );
  return [first?.at ?? space.at, second?.at ?? space.at];
}
