import { expect, test } from "vitest";
import type { Event } from "../contract.ts";
import { courseOf, sourcesOf, turningPoint } from "./markers.ts";
import type { View } from "./reading.ts";

const event = (kind: string, more: object): Event => ({ kind, rule: "", ...more });
const EVENTS = [
  event("turn", { turn: 1, side: "crassus" }),
  event("controls", { side: "crassus", province: "it", left: 10 }),
  event("turn", { turn: 2, side: "caesar" }),
  event("controls", { side: "caesar", province: "hu", left: 11 }),
  event("turn", { turn: 3, side: "crassus" }),
  event("turn", { turn: 4, side: "caesar" }),
  event("controls", { side: "caesar", province: "gl", left: 10 }),
  event("border_covered", { side: "caesar", border: "gl-hc", left: 9 }),
  event("ended", { side: "caesar", reason: "last_marker" }),
];
const VIEW = {
  sides: [
    { side: "caesar", called: "caesar", markers: 3, senates: [1, 2], thrown: 0 },
    { side: "pompey", called: "crassus", markers: 9, senates: [], thrown: 1 },
  ],
  borders: [{ marker: { side: "caesar" } }, { marker: null }, { marker: { side: "pompey" } }],
} as unknown as View;

test("markers by source", () => {
  expect(sourcesOf(VIEW, "caesar")).toEqual({ provinces: 5, borders: 1, senates: 3, thrown: 0 });
  expect(sourcesOf(VIEW, "pompey")).toEqual({ provinces: 1, borders: 1, senates: 0, thrown: 1 });
});

test("markers turn by turn, Crassus being Pompey's side", () => {
  expect(courseOf(VIEW, EVENTS)).toEqual({
    turns: [0, 1, 2, 3, 4],
    left: { caesar: [12, 12, 11, 11, 9], pompey: [12, 10, 10, 10, 10] },
  });
});

test("the turning point is the winner's best turn", () => {
  expect(turningPoint(VIEW, EVENTS)).toEqual({
    turn: 4,
    side: "caesar",
    before: 11,
    after: 9,
    province: "gl",
  });
});
