/** How far somebody has come in the lessons, kept in this browser. */

const KEY = "triumvir-lessons";

export type Steps = Record<string, number>;

/** What was kept, as far as it can be read. */
export function readSteps(text: string | null): Steps {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, steps]) => Number.isInteger(steps) && steps >= 0),
    );
  } catch {
    return {};
  }
}

/** The first lesson that is not finished, by its place; none if all are. */
export function nextLesson(
  game: string,
  lessons: { id: string; steps: number }[],
  steps: Steps,
): number | null {
  const place = lessons.findIndex((one) => (steps[`${game}/${one.id}`] ?? 0) < one.steps);
  return place < 0 ? null : place;
}

class Progress {
  steps: Steps = $state.raw(readSteps(read()));

  /** Steps done; a finished lesson starts again. */
  resume(game: string, id: string, steps: number): number {
    const done = this.steps[`${game}/${id}`] ?? 0;
    return done < steps ? done : 0;
  }

  finished(game: string, id: string, steps: number): boolean {
    return (this.steps[`${game}/${id}`] ?? 0) >= steps;
  }

  keep(game: string, id: string, done: number): void {
    const key = `${game}/${id}`;
    if (done <= (this.steps[key] ?? 0)) return;
    this.steps = { ...this.steps, [key]: done };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.steps));
    } catch {
      // A browser that keeps nothing can still learn.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const progress = new Progress();
