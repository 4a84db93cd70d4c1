/** Plays scenes one after another; whatever comes in between ends them at once. */
import { Tween } from "svelte/motion";
import type { Scene } from "./scene.ts";

/** When each step of a scene begins, in ms: shown, turned up, counted, won, lost, over. */
const VOTE = [0, 500, 900, 1800, 2200, 2600];
const CARD = [0, 0, 0, 0, 700, 1100];
const LOSS = [0, 0, 0, 0, 60, 420];

export class Stage {
  scene: Scene | null = $state.raw(null);
  /** 0 shown, 1 turned up, 2 counted, 3 won, 4 lost. */
  step = $state(0);
  /** How far the count is, 0 to 1. */
  private count = new Tween(0, { duration: 700 });
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** A sum on its way from what was known to what it is. */
  counting(from: number, to: number): number {
    return Math.round(from + (to - from) * this.count.current);
  }

  play(scenes: readonly Scene[]): void {
    this.end();
    let start = 0;
    for (const scene of scenes) {
      const times = scene.sums ? VOTE : scene.group ? LOSS : CARD;
      times.forEach((time, step) => {
        if (times[step + 1] === time) return;
        this.timers.push(
          setTimeout(() => this.show(scene, step, step === times.length - 1), start + time),
        );
      });
      start += times.at(-1) ?? 0;
    }
    const first = scenes[0];
    if (first) this.show(first, 0, false);
  }

  private show(scene: Scene, step: number, over: boolean): void {
    this.scene = over ? null : scene;
    this.step = step;
    if (step === 0) void this.count.set(0, { duration: 0 });
    if (step === 2) void this.count.set(1);
  }

  end = (): void => {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.scene = null;
    this.step = 0;
  };
}

/** Whether the reader wants motion: the tokens set all times to 0 if not. */
export function moves(): boolean {
  const time = getComputedStyle(document.documentElement).getPropertyValue("--t-slide");
  return parseFloat(time) > 0;
}
