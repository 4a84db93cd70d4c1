/** Where the control markers went: by source, and turn by turn. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Event } from "../contract.ts";
import { SIDES, sideSeen, viewOf, type Side, type View } from "./reading.ts";

export const MARKERS = 12;

export interface Sources {
  provinces: number;
  borders: number;
  senates: number;
  /** Crassus's useless bonuses, with the harder option. */
  thrown: number;
}

export function sourcesOf(view: View, side: Side): Sources {
  const seen = sideSeen(view, side);
  const borders = view.borders.filter((border) => border.marker?.side === side).length;
  const senates = seen.senates.reduce((sum, one) => sum + one, 0);
  const provinces = MARKERS - seen.markers - borders - senates - seen.thrown;
  return { provinces, borders, senates, thrown: seen.thrown };
}

/** Markers left after each turn; `turns[0]` is before the first. */
export interface Course {
  turns: number[];
  left: Record<Side, number[]>;
}

/** Events call the side of the game itself Crassus. */
function sideCalled(view: View, called: unknown): Side | undefined {
  const at = view.sides.findIndex((side) => side.called === called);
  return SIDES[at];
}

export function courseOf(view: View, events: Event[]): Course {
  const now: Record<Side, number> = { caesar: MARKERS, pompey: MARKERS };
  const course: Course = { turns: [0], left: { caesar: [MARKERS], pompey: [MARKERS] } };
  let turn = 0;
  for (const event of events) {
    if (event.kind === "turn") turn = Number(event["turn"]);
    const side = sideCalled(view, event["side"]);
    if (side && typeof event["left"] === "number") now[side] = event["left"];
    if (course.turns.at(-1) !== turn) {
      course.turns.push(turn);
      for (const one of SIDES) course.left[one].push(now[one]);
    } else for (const one of SIDES) course.left[one][course.left[one].length - 1] = now[one];
  }
  return course;
}

export interface TurningPoint {
  turn: number;
  side: Side;
  before: number;
  after: number;
  /** The province that was settled last in it, to be flagged on the map. */
  province: string | null;
}

/** The turn in which the winner put down most markers; the later one of two. */
export function turningPoint(view: View, events: Event[]): TurningPoint | null {
  const ended = events.find((event) => event.kind === "ended");
  const side = sideCalled(view, ended?.["side"]);
  if (!side) return null;
  const { turns, left } = courseOf(view, events);
  let best = 0;
  const drop = (i: number) => (left[side][i - 1] ?? 0) - (left[side][i] ?? 0);
  for (let i = 1; i < turns.length; i += 1) if (best === 0 || drop(i) >= drop(best)) best = i;
  if (best === 0 || drop(best) < 2) return null;
  let turn = 0;
  let province: string | null = null;
  for (const event of events) {
    if (event.kind === "turn") turn = Number(event["turn"]);
    if (
      turn === turns[best] &&
      event.kind === "controls" &&
      sideCalled(view, event["side"]) === side
    )
      province ??= String(event["province"]);
  }
  return {
    turn: turns[best] ?? 0,
    side,
    before: left[side][best - 1] ?? 0,
    after: left[side][best] ?? 0,
    province,
  };
}

export function eventsOf(sitting: Sitting): Event[] {
  return sitting.log.filter((item) => !item.undone).flatMap((item) => item.events) as Event[];
}

export function why(sitting: Sitting): { words: string; rule: string } | null {
  const view = viewOf(sitting);
  const events = eventsOf(sitting);
  const ended = events.find((event) => event.kind === "ended");
  if (view.outcome?.reason !== "last_marker" || !ended) return null;
  return { words: sitting.texts.say("board-why-last", { turn: view.turn }), rule: "CA-30" };
}
