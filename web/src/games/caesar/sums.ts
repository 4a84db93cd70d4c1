/** Where the sums of provinces stand while a choice is put together: near their seals, where they hide
 *  least. */
import type { Place, Plan, Point, Space } from "./plan.ts";
import type { Side } from "./reading.ts";

/** Left, top, right and bottom. */
type Box = readonly [number, number, number, number];

const ASIDE = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5]; // steps to the left and right of the seal
const STEP = 0.5; // of a pill's size
const AWAY = [1, 1.3, 1.6, -1, -1.3, -1.6]; // under the seal, and over it

/** How bad it is to hide a whole pill's square of each. */
const COSTS = { other: 150, lay: 150, token: 10, sums: 2, seal: 4, free: 2 };
const OVER = 1; // the name stands there
const FURTHER = 0.2; // for each step

interface Found {
  at: Point;
  boxes: Box[];
  cost: number;
}

/** What sums take: their own box, and that of the coin at the end of its side. */
export function sumsAt({ pill }: Plan, [x, y]: Point, coin: Side | null): Box[] {
  const both: Box = [x - 2.05 * pill, y - 0.7 * pill, x + 2.05 * pill, y + 0.7 * pill];
  if (!coin) return [both];
  return [both, around([x + (coin === "caesar" ? -2.82 : 2.82) * pill, y], 0.97 * pill)];
}

/** A token's numbers and its symbol, each in a box of its own: it lies aslant. */
export function tokenAt(plan: Plan, { at, axis }: Space): Box[] {
  const [long, short] = plan.token;
  const turn = (axis * Math.PI) / 180;
  return [-1, 0, 1].map((end) => {
    const x = at[0] + Math.cos(turn) * end * (long - short);
    const y = at[1] + Math.sin(turn) * end * (long - short);
    return around([x, y], short * 0.85);
  });
}

const around = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

/** How much of the map they have in common. */
export function common(some: readonly Box[], others: readonly Box[]): number {
  let sum = 0;
  for (const a of some)
    for (const b of others) {
      const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
      const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
      if (wide > 0 && high > 0) sum += wide * high;
    }
  return sum;
}

/** For each of the provinces: under its seal, over it, or a little aside. `taken` are the borders with
 *  tokens, `lay` is where one is about to lie, `coin` whose sums have the coin then. */
export function placeSums(
  plan: Plan,
  provinces: readonly string[],
  coin: Side | null,
  taken: ReadonlySet<string>,
  lay?: Space,
): Map<string, Point> {
  const places = plan.places.filter((place) => provinces.includes(place.id));
  const tried = places.map((place) => tries(plan, place, coin, taken, lay));
  const [first = [], second] = tried;
  if (places.length !== 2 || !second)
    return new Map(places.map((place, i) => [place.id, least(tried[i] ?? []).at]));
  // Two are placed together, so that neither hides the other.
  const unit = plan.pill ** 2;
  const pairs = first.flatMap((one) =>
    second.map((two) => ({
      both: [one, two] as const,
      cost: one.cost + two.cost + (COSTS.other * common(one.boxes, two.boxes)) / unit,
    })),
  );
  const { both } = least(pairs);
  return new Map(places.map((place, i) => [place.id, (both[i] as Found).at]));
}

function least<T extends { cost: number }>(all: readonly T[]): T {
  return all.reduce((best, one) => (one.cost < best.cost ? one : best));
}

function tries(
  plan: Plan,
  place: Place,
  coin: Side | null,
  taken: ReadonlySet<string>,
  lay: Space | undefined,
): Found[] {
  const unit = plan.pill ** 2;
  const hides: [cost: number, boxes: Box[]][] = plan.spaces.map((space) => {
    if (space.id === lay?.id) return [COSTS.lay, tokenAt(plan, space)];
    if (taken.has(space.id)) return [COSTS.token, tokenAt(plan, space)];
    return [COSTS.free, [around(space.at, plan.free)]];
  });
  for (const one of plan.places) {
    if (one.id === place.id) continue;
    hides.push([COSTS.seal, [around(one.at, plan.seal)]]);
    hides.push([COSTS.sums, sumsAt(plan, [one.at[0], one.at[1] + plan.pillAt], null)]);
  }
  return AWAY.flatMap((away) =>
    ASIDE.map((aside) => {
      const at = within(plan, coin, [
        place.at[0] + aside * STEP * plan.pill,
        place.at[1] + away * plan.pillAt,
      ]);
      const boxes = sumsAt(plan, at, coin);
      const hidden = hides.reduce((sum, [cost, others]) => sum + cost * common(boxes, others), 0);
      const far = (Math.abs(aside) + 4 * (Math.abs(away) - 1)) * FURTHER + (away < 0 ? OVER : 0);
      return { at, boxes, cost: hidden / unit + far };
    }),
  );
}

/** On the map with its coin. */
function within(plan: Plan, coin: Side | null, [x, y]: Point): Point {
  const [left, right] = [coin === "caesar" ? 3.8 : 2.1, coin === "pompey" ? 3.8 : 2.1];
  const high = plan.pill * 0.75;
  return [
    Math.max(left * plan.pill, Math.min(plan.width - right * plan.pill, x)),
    Math.max(high, Math.min(plan.height - high, y)),
  ];
}
