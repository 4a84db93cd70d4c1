/** Ways over the map: which place is nearest to a pointer, and which lies in an arrow's direction. */
import type { Place, Plan, Point, Space } from "./plan.ts";
import type { Side } from "./reading.ts";

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

/** Two points beside a border, off a token's long axis, where other pieces are furthest. */
export function roomiest(plan: Plan, space: Space): Point[] {
  const far = plan.token[1] + plan.free * 1.9;
  const rest: Placed[] = [...plan.places, ...plan.spaces].filter((one) => one.id !== space.id);
  // The sums of both provinces stand under their seals, with a coin at one end.
  for (const place of plan.places) {
    if (!space.provinces.includes(place.id)) continue;
    const [x, y] = sumsAt(plan, place, null, space);
    for (const aside of [-2, -1, 0, 1, 2])
      rest.push({ id: place.id, at: [x + aside * plan.pill * 1.4, y] });
  }
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

/** Where the sums of a province stand while a token is about to lie: on the map with the coin at the
 *  end of their own side, under the seal; over it, where they would hide the token. */
export function sumsAt(plan: Plan, place: Place, coin: Side | null, lay?: Space): Point {
  const { pill } = plan;
  const [left, right] = (["caesar", "pompey"] as const).map(
    (side) => pill * (side === coin ? 3.75 : 2.1),
  ) as [number, number];
  const high = pill * 0.75;
  const x = Math.max(left, Math.min(plan.width - right, place.at[0]));
  const under = Math.min(plan.height - high, place.at[1] + plan.pillAt);
  const over = Math.max(high, place.at[1] - plan.pillAt);
  const hides = (y: number): boolean => {
    if (!lay) return false;
    const turn = (lay.axis * Math.PI) / 180;
    const [long, short] = plan.token;
    const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
    const dx = lay.at[0] - x;
    return (
      Math.abs(lay.at[1] - y) < high + long * s + short * c &&
      Math.abs(dx) < (dx < 0 ? left : right) + long * c + short * s
    );
  };
  return [x, hides(under) && !hides(over) ? over : under];
}
