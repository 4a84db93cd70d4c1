/** How fast what happened is shown: the reader's choice, kept on this device. */
const KEY = "triumvir-pace";
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];
const FACTORS: Record<Pace, number> = { calm: 1.5, brisk: 1, instant: 0 };

function stored(): Pace | null {
  try {
    return PACES.find((one) => one === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}

const chosen: { pace: Pace | null } = $state({ pace: stored() });

/** A reader who asks for less motion gets what happened at once, unless they choose a pace. */
export function pace(): Pace {
  return chosen.pace ?? (lessMotion() ? "instant" : "brisk");
}

function lessMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function choosePace(value: Pace): void {
  chosen.pace = value;
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Not kept: it lasts until the page is left.
  }
}

/** Whoever chose "instant" does not want to be stopped by a scene either. */
export function wantsScenes(): boolean {
  return chosen.pace !== "instant";
}

/** Milliseconds at this reader's pace. */
export function paced(ms: number): number {
  return ms * FACTORS[pace()];
}
