/** The night, as minutes of the day. */
export const DAY = 24 * 60;

/** The quiet parts of a day from 0 to 24, in order; none if there is no night. */
export function dark(from: number, to: number): [number, number][] {
  if (from < 0 || to < 0 || from === to) return [];
  if (from < to) return [[from, to]];
  const parts: [number, number][] = [
    [0, to],
    [from, DAY],
  ];
  return parts.filter(([first, last]) => first < last);
}

/** A minute of the day, as a clock with 24 hours shows it. */
export function clock(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
