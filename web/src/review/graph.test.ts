import { expect, test } from "vitest";
import {
  barsOf,
  chanceAt,
  chancesOf,
  crossings,
  dotsOf,
  lineAt,
  lost,
  nameSide,
  Scale,
  stopAt,
  stopsOf,
  ticksOf,
} from "./graph.ts";
import { decision, point, review, seatReview } from "./sample.ts";

const caesar = seatReview({
  start: 0.4,
  result: 1,
  curve: [
    point(0, 1, 0.44, { by: -1, luck: 0.04 }),
    point(3, 1, 0.5, { by: 1, others: 0.06 }),
    point(4, 2, 0.38, { own: -0.12 }),
    point(4, 2, 0.55, { luck: 0.17 }),
    point(10, 4, 1, { by: 1, others: 0.45 }),
  ],
  decisions: [decision(0, 1), decision(3, 2, 0.12), decision(7, 4)],
});
const pompey = seatReview({ seat: 1, decisions: [decision(1, 1), decision(5, 3, 0.06)] });
const game = review([caesar, pompey]);

test("a turn is a stop, with what changed until the next one", () => {
  const stops = stopsOf(game, caesar);
  expect(stops.map((stop) => [stop.turn, stop.seq, stop.chance])).toEqual([
    [1, 0, 44],
    [2, 3, 50],
    [3, 5, 55],
    [4, 7, 55],
  ]);
  expect(stops.map((stop) => [stop.own, stop.luck, stop.others])).toEqual([
    [0, 0, 6],
    [-12, 17, 0],
    [0, 0, 0],
    [0, 0, 45],
  ]);
  expect(stops.reduce((all, stop) => all + stop.own + stop.luck + stop.others, 44)).toBe(100);
});

test("where turns are days, every own question is a stop", () => {
  const stops = stopsOf(review([caesar, pompey], { unit: "day" }), caesar);
  expect(stops.map((stop) => stop.seq)).toEqual([0, 3, 7]);
});

test("the stop of a moment is the last one before it", () => {
  const stops = stopsOf(game, caesar);
  expect([0, 2, 3, 4, 9].map((seq) => stopAt(stops, seq))).toEqual([0, 0, 1, 1, 3]);
  expect(stopAt([], 4)).toBe(0);
});

test("the chance is that of the last change", () => {
  expect([0, 2, 3, 4, 10].map((seq) => chanceAt(caesar, seq))).toEqual([0.44, 0.44, 0.5, 0.55, 1]);
});

test("dots are on the line, large where a decision cost something", () => {
  const dots = dotsOf(game, caesar, stopsOf(game, caesar));
  expect(dots).toHaveLength(5);
  expect(dots.filter((dot) => dot.loss).map((dot) => [dot.seat, dot.loss])).toEqual([
    [0, 12],
    [1, 6],
  ]);
});

test("between two changes the line is straight", () => {
  expect([0, 3, 7, 10].map((seq) => lineAt(caesar, 10, seq))).toEqual([0.44, 0.5, 0.775, 1]);
  expect(lineAt(seatReview({ start: 0.2, result: 0.6 }), 4, 2)).toBeCloseTo(0.4);
});

test("the line goes from the start to the result within its frame, the area lies under it", () => {
  const stops = stopsOf(game, caesar);
  const scale = new Scale({ left: 10, right: 110, top: 20, bottom: 120 }, 10, stops);
  expect(scale.line(caesar)).toBe("M10 80L10 76L35 70L47.5 82L47.5 65L110 20L110 20");
  expect(scale.area(caesar).endsWith("L110 120L10 120Z")).toBe(true);
  expect([scale.y(-1), scale.y(2)]).toEqual([120, 20]);
});

test("luck stands above for the seat and below against it", () => {
  const stop = { chance: 50, own: 0, others: 0, truth: null };
  const stops = [
    { seq: 0, turn: 1, luck: 20, ...stop },
    { seq: 5, turn: 2, luck: -10, ...stop },
    { seq: 9, turn: 3, luck: 0, ...stop },
    { seq: 13, turn: 4, luck: 0, ...stop },
  ];
  const scale = new Scale({ left: 0, right: 100, top: 0, bottom: 100 }, 20, stops);
  expect(barsOf(stops, scale, 50, 16)).toEqual([
    { x: 12.5, y: 34, height: 16, good: true },
    { x: 37.5, y: 50, height: 8, good: false },
  ]);
});

test("a few round turns are written, the first and the last always", () => {
  const stops = Array.from({ length: 41 }, (_, n) => ({
    ...{ seq: n, turn: n + 1, chance: 0, luck: 0 },
    ...{ own: 0, others: 0, truth: null },
  }));
  expect(ticksOf(stops, 5).map((stop) => stop.turn)).toEqual([1, 10, 20, 30, 41]);
  expect(ticksOf(stops.slice(0, 3), 5).map((stop) => stop.turn)).toEqual([1, 2, 3]);
  expect(ticksOf([], 5)).toEqual([]);
});

test("every turn is as wide as any other", () => {
  const scale = new Scale({ left: 0, right: 100, top: 0, bottom: 100 }, 100, [
    { seq: 0 },
    { seq: 90 },
    { seq: 92 },
    { seq: 96 },
  ]);
  expect([0, 45, 90, 91, 92, 96, 98, 100].map((seq) => scale.x(seq))).toEqual([
    ...[0, 12.5, 25, 37.5],
    ...[50, 75, 87.5, 100],
  ]);
});

test("no loss is told larger than its name", () => {
  expect([0.096, 0.1, 0.12, 0.196, 0.2].map(lost)).toEqual([9, 10, 12, 19, 20]);
});

test("the chances of a decision are told as far apart as its loss", () => {
  const made = decision(3, 2, 0.066, { best_chance: 0.629, chance: 0.563 });
  expect(chancesOf(made)).toEqual({ best: 63, played: 57 });
});

test("of many decisions in a turn one dot is drawn for each seat, and all that cost something", () => {
  const busy = seatReview({
    decisions: [decision(0, 1), decision(1, 1), decision(2, 1, 0.1), decision(3, 2)],
  });
  const all = review([busy]);
  const dots = dotsOf(all, busy, stopsOf(all, busy));
  expect(dots.map((dot) => [dot.seq, dot.loss])).toEqual([
    [0, 0],
    [2, 10],
    [3, 0],
  ]);
});

test("the truth has a line of its own, and every stop knows it", () => {
  const open = seatReview({
    result: 1,
    curve: [point(0, 1, 0.4, { truth: 0.6 }), point(5, 1, 0.5, { by: 1, truth: 0.2 })],
    decisions: [decision(0, 1), decision(5, 2)],
  });
  const all = review([open]);
  const scale = new Scale({ left: 0, right: 100, top: 0, bottom: 100 }, 10, stopsOf(all, open));
  expect(scale.truth(all, open)).toBe("M0 40L50 80L100 0");
  expect(stopsOf(all, open).map((stop) => stop.truth)).toEqual([60, 20]);
  expect(scale.truth(game, caesar)).toBe("");
  expect(stopsOf(game, caesar)[0]?.truth).toBe(null);
});

test("a seat's name makes room for what its decisions cost", () => {
  const scale = new Scale({ left: 0, right: 300, top: 0, bottom: 100 }, 10, stopsOf(game, caesar));
  expect(nameSide([], scale)).toBe("left");
  expect(nameSide([{ seq: 0, chance: 0.9 }], scale)).toBe("left");
  expect(nameSide([{ seq: 0, chance: 0.2 }], scale)).toBe("right");
  const both = [0, 10].map((seq) => ({ seq, chance: 0.2 }));
  expect(nameSide(both, scale)).toBe("left");
});

test("a seat's name makes room for a line that runs as low as it stands", () => {
  const falling = seatReview({
    start: 0.25,
    result: 0,
    curve: [point(5, 2, 0.2, { by: 1 }), point(6, 3, 0, { by: 1 })],
  });
  const all = review([falling]);
  const scale = new Scale({ left: 0, right: 300, top: 0, bottom: 100 }, 10, stopsOf(all, falling));
  expect(nameSide(crossings(falling, scale), scale)).toBe("right");
  const high = seatReview({ start: 0.5, result: 1 });
  expect(crossings(high, scale)).toEqual([]);
});
