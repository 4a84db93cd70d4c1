/** The time of the server, as the page knows it: it goes on while some clock is drawn. */
import type { message } from "../wire/types.ts";

const EVERY = 250; // ms

/** How far the server's clock is ahead of ours. A message can only be late, never early, so the
 *  largest difference that was seen is the nearest to the truth. */
let ahead = -Infinity;
let drawn = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const time = $state({ now: Date.now() });

export function heard(clock: message.ClockInfo): void {
  if (clock.now) ahead = Math.max(ahead, clock.now - Date.now());
}

/** The server's time now; whoever reads it is drawn again when it goes on. */
export function serverTime(): number {
  return time.now + (ahead === -Infinity ? 0 : ahead);
}

/** While a component is there that draws a clock. */
export function ticking(): () => void {
  drawn += 1;
  time.now = Date.now();
  timer ??= setInterval(() => (time.now = Date.now()), EVERY);
  return () => {
    drawn -= 1;
    if (drawn) return;
    clearInterval(timer);
    timer = undefined;
  };
}
