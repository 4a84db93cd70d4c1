/** How much time a seat has, now and in figures. */
import type { message } from "../wire/types.ts";

export type Pace = message.ClockInfo["pace"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Live: under half a minute. By turns: under a fifth of the bank. */
const LOW = 30 * SECOND;
/** Where readers' software and ears are told: half a minute, ten seconds. */
export const MARKS = [30, 10] as const;

/** What a seat has left at a time of the server, in milliseconds. */
export function leftAt(seat: message.SeatClock, at: number): number {
  const gone = seat.runs ? Math.max(0, at - (seat.since ?? 0)) : 0;
  return Math.max(0, seat.left - gone);
}

export function isLow(clock: message.ClockInfo, left: number): boolean {
  return clock.pace === "live" ? left < LOW : left < (clock.bank * SECOND) / 5;
}

/** Days, hours, minutes and seconds of some time; never tenths. */
export function parts(left: number): { d: number; h: number; m: number; s: number } {
  // A clock that shows nothing is over: what is begun counts.
  const whole = Math.ceil(left / SECOND) * SECOND;
  return {
    d: Math.floor(whole / DAY),
    h: Math.floor((whole % DAY) / HOUR),
    m: Math.floor((whole % HOUR) / MINUTE),
    s: Math.floor((whole % MINUTE) / SECOND),
  };
}

/** "7:42", "1:02:05"; by turns the two largest units, by their letters. */
export function figures(left: number, pace: Pace, units: [string, string, string]): string {
  const { d, h, m, s } = parts(left);
  const two = (n: number) => String(n).padStart(2, "0");
  if (pace === "live") {
    const hours = d * 24 + h;
    return hours ? `${hours}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }
  const [day, hour, minute] = units;
  if (d) return h ? `${d} ${day} ${h} ${hour}` : `${d} ${day}`;
  if (h) return h < 3 && m ? `${h} ${hour} ${m} ${minute}` : `${h} ${hour}`;
  return `${m} ${minute}`;
}

/** How full the bowl is, in steps of a twentieth; the cap is not more than full. */
export function fullness(clock: message.ClockInfo, left: number): number {
  const share = Math.min(1, left / (clock.bank * SECOND));
  return Math.ceil(share * 20) / 20;
}

/** The marks that were passed on the way from one time to another. */
export function passed(before: number, now: number): (typeof MARKS)[number][] {
  return MARKS.filter((mark) => before > mark * SECOND && now <= mark * SECOND && now > 0);
}
