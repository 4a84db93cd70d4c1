/** When something is: today the hour alone, within a week the weekday, else the date. */
import { dates } from "../texts/dates.ts";

const DAY = 24 * 3600 * 1000;

export function moment(at: number, now: number, language: string): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date(now).toDateString();
  const hour = { hour: "numeric", minute: "2-digit" } as const;
  const near = Math.abs(at - now) < 6 * DAY;
  const day = today ? {} : near ? ({ weekday: "long" } as const) : MONTH;
  return dates(language, { ...day, ...hour }).format(then);
}

const MONTH = { day: "numeric", month: "long" } as const;
