/** The graph of a review: where the reader can stop, and where everything stands. */
import type { api } from "../wire/types.ts";

/** A place where the reader stops: a turn, or where turns are long (days) every question. */
export interface Stop {
  /** How many actions that stand come before it. */
  seq: number;
  turn: number;
  /** The seat's chance there, and what changed it until the next stop, in whole points. */
  chance: number;
  luck: number;
  own: number;
  others: number;
  /** The chance there with every card open; null where nobody looked. */
  truth: number | null;
}

export interface Dot {
  seq: number;
  turn: number;
  seat: number;
  chance: number;
  /** What the decision cost, in whole points; 0 for one without a fault. */
  loss: number;
}

const points = (chance: number) => Math.round(100 * chance);

/** What a decision cost in whole points, never more than its name says: 9.6 points are a slip. */
export const lost = (loss: number) => Math.floor(100 * loss + 1e-9);

/** With the best choice and with what was played, in whole points, as far apart as is told. */
export function chancesOf(made: api.Decision): { best: number; played: number } {
  const best = points(made.best_chance);
  return { best, played: best - lost(made.loss) };
}

export function seatOf(review: api.Review, seat: number): api.SeatReview | undefined {
  return review.seats.find((one) => one.seat === seat);
}

/** The seat's chance in the position after `seq` actions. */
export function chanceAt(seat: api.SeatReview, seq: number): number {
  let found = seat.start;
  for (const point of seat.curve) if (point.seq <= seq) found = point.chance;
  return found;
}

/** Where the line is after `seq` actions: between two changes it is drawn straight. */
export function lineAt(seat: api.SeatReview, actions: number, seq: number): number {
  const start = { seq: 0, chance: seat.start };
  return between([start, ...seat.curve, { seq: actions, chance: seat.result }], seq);
}

function between(line: { seq: number; chance: number }[], seq: number): number {
  let before = line[0];
  for (const point of line.slice(1)) {
    if (before && point.seq >= seq) {
      if (point.seq === before.seq) return point.chance;
      const part = Math.max(0, (seq - before.seq) / (point.seq - before.seq));
      return before.chance + part * (point.chance - before.chance);
    }
    before = point;
  }
  return before?.chance ?? 0;
}

/** The chance with every card open where it was looked for, and the result at the end. */
function truthOf(review: api.Review, seat: api.SeatReview): { seq: number; chance: number }[] {
  const known = seat.curve.flatMap(({ seq, truth }) =>
    truth === null || truth === undefined ? [] : [{ seq, chance: truth }],
  );
  return known.length ? [...known, { seq: review.actions, chance: seat.result }] : [];
}

/** The first action of every turn, as far as somebody decided something there. */
function turnStarts(review: api.Review): Map<number, number> {
  const found = new Map<number, number>();
  const see = (turn: number, seq: number) => {
    const known = found.get(turn);
    if (known === undefined || seq < known) found.set(turn, seq);
  };
  for (const seat of review.seats) {
    for (const one of seat.decisions) see(one.turn, one.seq);
    for (const one of seat.curve) if (one.by >= 0) see(one.turn, Math.max(0, one.seq - 1));
  }
  return found;
}

export function stopsOf(review: api.Review, seat: api.SeatReview): Stop[] {
  const places =
    review.unit === "turn"
      ? [...turnStarts(review)].map(([turn, seq]) => ({ turn, seq }))
      : seat.decisions.map(({ turn, seq }) => ({ turn, seq }));
  places.sort((one, other) => one.seq - other.seq);
  const known = truthOf(review, seat);
  return places.map(({ turn, seq }, n): Stop => {
    const next = places[n + 1]?.seq ?? review.actions;
    const within = seat.curve.filter((point) => point.seq > seq && point.seq <= next);
    const sum = (of: "luck" | "own" | "others") =>
      points(within.reduce((all, point) => all + point[of], 0));
    return {
      seq,
      turn,
      chance: points(chanceAt(seat, seq)),
      luck: sum("luck"),
      own: sum("own"),
      others: sum("others"),
      truth: known.length ? points(between(known, seq)) : null,
    };
  });
}

/** The last stop at or before a moment. */
export function stopAt(stops: readonly Stop[], seq: number): number {
  let found = 0;
  stops.forEach((stop, n) => {
    if (stop.seq <= seq) found = n;
  });
  return found;
}

/** Decisions on the line of the seat that looks: the first of every seat at every stop, and all that
 *  cost something. */
export function dotsOf(review: api.Review, seat: api.SeatReview, stops: readonly Stop[]): Dot[] {
  return review.seats.flatMap((one) => {
    let last = -1;
    return one.decisions.flatMap((made) => {
      const loss = made.verdict === "none" ? 0 : lost(made.loss);
      const stop = stopAt(stops, made.seq);
      if (stop === last && !loss) return [];
      last = stop;
      const chance = lineAt(seat, review.actions, made.seq);
      return [{ seq: made.seq, turn: made.turn, seat: one.seat, chance, loss }];
    });
  });
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the game to the picture: every stop is as wide as any other, whatever happens in it. */
export class Scale {
  private readonly edges: number[];

  constructor(
    readonly frame: Frame,
    readonly actions: number,
    stops: readonly { seq: number }[],
  ) {
    this.edges = [...new Set([0, ...stops.map((stop) => stop.seq), actions])];
  }

  x(seq: number): number {
    const { left, right } = this.frame;
    const { edges } = this;
    const after = edges.findIndex((edge) => edge > seq);
    const count = Math.max(1, edges.length - 1);
    if (after < 0) return right;
    const from = edges[after - 1] ?? 0;
    const part = (seq - from) / ((edges[after] ?? seq) - from);
    return round(left + ((right - left) * (after - 1 + part)) / count);
  }

  /** A sure win is at the top. */
  y(chance: number): number {
    const { top, bottom } = this.frame;
    return round(bottom - (bottom - top) * Math.max(0, Math.min(1, chance)));
  }

  /** The line of the chance, from before the first card to the end. */
  line(seat: api.SeatReview): string {
    const all = [{ seq: 0, chance: seat.start }, ...seat.curve];
    const drawn = all.map((one) => `${this.x(one.seq)} ${this.y(one.chance)}`);
    const end = `${this.x(this.actions)} ${this.y(seat.result)}`;
    return `M${[...drawn, end].join("L")}`;
  }

  /** The line of the chance with every card open; "" where nobody looked. */
  truth(review: api.Review, seat: api.SeatReview): string {
    const drawn = truthOf(review, seat).map((one) => `${this.x(one.seq)} ${this.y(one.chance)}`);
    return drawn.length ? `M${drawn.join("L")}` : "";
  }

  /** All that lies under the line. */
  area(seat: api.SeatReview): string {
    const { left, right, bottom } = this.frame;
    return `${this.line(seat)}L${right} ${bottom}L${left} ${bottom}Z`;
  }
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

const SAMPLES = 60;
const NAME = 26; // px from the foot of the graph to the top of the name

export interface Bar {
  x: number;
  y: number;
  height: number;
  /** Luck for the seat: filled; for the others: hollow. */
  good: boolean;
}

/** Luck at each stop: above the line for the seat, below it against. The largest fills its room. */
export function barsOf(stops: readonly Stop[], scale: Scale, middle: number, room: number): Bar[] {
  const most = Math.max(10, ...stops.map((stop) => Math.abs(stop.luck)));
  return stops.flatMap((stop, n) => {
    if (!stop.luck) return [];
    const height = Math.max(2, round((room * Math.abs(stop.luck)) / most));
    const next = stops[n + 1]?.seq ?? scale.actions;
    const x = scale.x((stop.seq + next) / 2);
    return [{ x, y: stop.luck > 0 ? middle - height : middle, height, good: stop.luck > 0 }];
  });
}

/** The turns that are written under the graph: the first, the last, and round ones between. */
export function ticksOf(stops: readonly Stop[], most: number): Stop[] {
  const firsts = stops.filter((stop, n) => n === 0 || stops[n - 1]?.turn !== stop.turn);
  const first = firsts[0];
  const last = firsts.at(-1);
  if (!first || !last || first === last) return firsts;
  const span = last.turn - first.turn;
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => span / one <= most) ?? 200;
  return firsts.filter((stop) => {
    if (stop === first || stop === last) return true;
    const free = last.turn - stop.turn >= step / 2 && stop.turn - first.turn >= step / 2;
    return stop.turn % step === 0 && free;
  });
}

/** Where the line runs as low as the seat's name stands. */
export function crossings(seat: api.SeatReview, scale: Scale): Pick<Dot, "seq" | "chance">[] {
  const { bottom } = scale.frame;
  return Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const seq = (n * scale.actions) / SAMPLES;
    return { seq, chance: lineAt(seat, scale.actions, seq) };
  }).filter(({ chance }) => scale.y(chance) > bottom - NAME && scale.y(chance) < bottom - 2);
}

/** Where the seat's name stands at the bottom: left, unless marks with their figures, or the line,
 * are there and fewer are on the right. */
export function nameSide(
  marks: readonly Pick<Dot, "seq" | "chance">[],
  scale: Scale,
): "left" | "right" {
  const { left, right, top, bottom } = scale.frame;
  const wide = Math.min(110, (right - left) / 3);
  const low = marks.filter((one) => scale.y(one.chance) > (top + bottom) / 2);
  const onLeft = low.filter((one) => scale.x(one.seq) < left + wide).length;
  const onRight = low.filter((one) => scale.x(one.seq) > right - wide).length;
  return onLeft > onRight ? "right" : "left";
}
