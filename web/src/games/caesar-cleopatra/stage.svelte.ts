/** Plays scenes one after another, until they are over or the reader does something. */
import type { Event } from "../contract.ts";
import { Tween } from "svelte/motion";
import { timeOf } from "../../table/moving.ts";
import { paced } from "../../table/pace.svelte.ts";
import type { Group } from "./pieces.ts";
import type { Scene } from "./scene.ts";

/** When each step of a scene begins, in ms: shown, turned up, counted, won, lost, over. */
const VOTE = [0, 500, 900, 1800, 2200, 2600];
const CARD = [0, 0, 0, 0, 700, 1100];
const MOST = 3;
const LOSS = [0, 0, 0, 0, 350, 900];
const WRATH = [0, 0, 0, 0, 350, 1100];
const VETO = [0, 0, 0, 0, 0, 700];
const SPY = [0, 0, 0, 0, 700, 1200];

function timesOf(scene: Scene): number[] {
  if (scene.sums) return VOTE;
  if (scene.vetoed) return VETO;
  if (scene.hand) return SPY;
  if (scene.card === "wrath") return WRATH;
  return scene.group ? LOSS : CARD;
}

/** What is looked at as long as its scene. */
const LASTS: Record<string, number> = {
  assassinated: LOSS.at(-1) ?? 0,
  smitten: WRATH.at(-1) ?? 0,
  vetoed: VETO.at(-1) ?? 0,
  struck: SPY.at(-1) ?? 0,
};

export class Stage {
  scene: Scene | null = $state.raw(null);
  /** 0 shown, 1 turned up, 2 counted, 3 won, 4 lost. */
  step = $state(0);
  /** How far the count is, 0 to 1. */
  private count = new Tween(0, { duration: 700 });
  private waiting: Scene[] = $state.raw([]);
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** A sum on its way from what was known to what it is. */
  counting(from: number, to: number): number {
    return Math.round(from + (to - from) * this.count.current);
  }

  /** What is shown at a group; what waits for its scene lies there as it was before. */
  at(group: Group): Scene | null {
    if (this.scene?.group === group) return this.scene;
    return this.waiting.find((one) => one.group === group) ?? null;
  }
  stepAt(group: Group): number {
    return this.scene?.group === group ? this.step : 0;
  }

  /** Play these after what is being shown. More than a few would lag behind the game. */
  follow(scenes: readonly Scene[]): void {
    this.waiting = [...this.waiting, ...scenes].slice(-MOST);
    if (!this.scene) this.next();
  }

  private next(): void {
    this.timers.forEach(clearTimeout);
    const [scene, ...rest] = this.waiting;
    this.waiting = rest;
    if (!scene) {
      this.end();
      return;
    }
    const times = timesOf(scene);
    this.show(scene, 0);
    this.timers = times.slice(1).map((time, i) =>
      setTimeout(() => {
        if (i + 2 < times.length) this.show(scene, i + 1);
        else this.next();
      }, paced(time)),
    );
  }

  private show(scene: Scene, step: number): void {
    this.scene = scene;
    this.step = step;
    if (step === 0) void this.count.set(0, { duration: 0 });
    if (step === 2) void this.count.set(1);
  }

  end = (): void => {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.waiting = [];
    this.scene = null;
    this.step = 0;
  };
}

/** What one did oneself needs no looking at: one goes on at once. */
const OWN = [
  ...["arranged", "set_up", "placed", "lifted", "laid", "plays_ended"],
  ...["passed", "discarded", "swapped", "drew", "declined"],
];

/** For how long these are looked at, in ms at a brisk pace. */
export function lasts(news: readonly Event[], me: number | null = null): number {
  // A card of a deck was put in its place: nothing moves, whoever did it, also in a lesson.
  if (news.every((event) => event.kind === "arranged")) return 0;
  const votes = news.filter((event) => event.kind === "counted").length;
  const cards = news.filter((event) => event.kind === "vote_card").length;
  const worked = Math.max(0, ...news.map((event) => LASTS[event.kind] ?? 0));
  const told = news.some((event) => ["announced", "scouted", "hand_shown"].includes(event.kind));
  const scenes = Math.min(MOST, votes) * (VOTE.at(-1) ?? 0) + Math.max(0, cards - votes) * 1100;
  const shown = scenes + worked + (told ? 900 : 0);
  const own = news.every(
    (event) => event.kind === "turn" || (event["seat"] === me && OWN.includes(event.kind)),
  );
  return shown || (own && me !== null ? 0 : 400);
}

/** Whether the reader wants motion: the tokens set all times to 0 if not. */
export function moves(): boolean {
  return timeOf("--t-slide") > 0 && paced(1) > 0;
}
