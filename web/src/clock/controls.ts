/** The time controls that can be chosen before a game. */
import type { api } from "../wire/types.ts";

const HOUR = 3600;
const live = (minutes: number, increment: number): api.TimeControl => ({
  pace: "live",
  bank: minutes * 60,
  increment,
  delay: 5,
});
const turns = (bank: number, increment: number, cap: number): api.TimeControl => ({
  pace: "turns",
  bank: bank * HOUR,
  increment: increment * HOUR,
  cap: cap * HOUR,
});

/** By name: `home-clock-<name>` says it. */
export const CONTROLS: Record<string, api.TimeControl | null> = {
  none: null,
  quick: live(5, 15),
  usual: live(10, 20),
  calm: live(15, 30),
  day: turns(24, 4, 72),
  days: turns(72, 12, 120),
  slow: turns(72, 36, 240),
};
