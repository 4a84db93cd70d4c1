/** Which merchants stand beside which rule. */

export interface Shown {
  seat: number;
  level: number;
  as?: number;
  coins: number;
}

/** CM-4 what stands at a merchant's foot, by its level. */
const COINS = [0, 0, 0, 1, 1, 2, 2, 3, 3];

export function shown(seat: number, level: number, as = level): Shown {
  return { seat, level, as, coins: COINS[level] ?? 0 };
}

export const MERCHANTS: Record<string, Shown[]> = {
  "CM-3": [1, 2, 3, 4, 5, 6, 7, 8].map((level) => shown(0, level)),
  "CM-4": [2, 3, 6, 8].map((level) => shown(1, level)),
  "CM-25": [shown(1, 7), shown(2, 6), shown(3, 5)],
  "CM-26": [shown(3, 8), shown(2, 8)],
  "CM-67": [shown(0, 1, 8)],
  "CM-69": [shown(2, 7), shown(0, 2, 5), shown(1, 5)],
};
