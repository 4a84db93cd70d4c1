/** The board, the prompt and the hand are seen together on every screen: what does not fit into the
 *  room above the dock, or beside it, is drawn smaller. It grows again when the room or the phase of
 *  the game changes, never from one turn to the next. */

const LEAST = 0.45;
const SLACK = 2; // pixels
const EXACT = 0.01; // of a size
const NEAR = 0.04; // where the height does not tell how near
const MOST = 10; // looks

/** How large it must be drawn: `taken` is what a size takes, and each look costs a layout. A smaller
 *  board is laid out wider, so a guess from what another size took is a little too small, and the
 *  next is better. `first`: the size that it had, which is often right. */
export function sizeFor(room: number, taken: (size: number) => number, first = 1): number {
  let [low, high] = [LEAST, 1 + EXACT];
  let at = Math.max(low, Math.min(first, 1));
  for (let step = 0; step < MOST && high - low > 1.01 * EXACT; step += 1) {
    const took = taken(at);
    const guess = (at * room) / Math.max(took, 1);
    if (took <= room + SLACK) low = at;
    else high = at;
    const full = low === at && guess <= at + EXACT;
    // A board that fills whatever room there is does not tell by its height that it could be larger.
    if (low === 1 || (full && step > 0 && high - low <= NEAR)) break;
    // Never a size that is known already; past the middle of the tries it is halved.
    const halved = step > 0 && (full || step >= MOST / 2);
    const next = halved ? (low + high) / 2 : full ? 1 : guess;
    at = Math.min(1, Math.max(low + EXACT, Math.min(next, high - EXACT)));
  }
  return low;
}

/** What moves there now and comes to an end. */
function movingIn(node: HTMLElement): Animation[] {
  return node
    .getAnimations({ subtree: true })
    .filter(
      (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity,
    );
}

export function fit(node: HTMLElement, phase: string) {
  const table = node.closest<HTMLElement>(".table");
  const board = node.closest<HTMLElement>(".board");
  const dock = table?.querySelector<HTMLElement>(".dock");
  const root = document.documentElement;
  let size = 1;
  let room = 0;
  let asked = 0;
  /** The height of its content when it was fitted last, in its own pixels. */
  let height = -1;
  /** The size that is drawn now: setting it anew costs a layout, even if it is the same. */
  let drawn = 0;

  function measure(): number {
    if (!board || !dock) return Infinity;
    const at = board.getBoundingClientRect();
    const below = dock.getBoundingClientRect().left < at.right - 1;
    // Other hands may lie above it.
    const top = node.getBoundingClientRect().top + scrollY;
    const free = root.clientHeight - top - (below ? dock.offsetHeight : 0);
    // The dock alone may be higher than a small screen with large letters.
    return Math.max(free, 160);
  }
  function taken(at: number): number {
    if (at !== drawn) {
      drawn = at;
      node.style.setProperty("zoom", at === 1 ? "" : String(at));
      // What a finger presses keeps its size.
      node.style.setProperty("--touch", `${44 / at}px`);
    }
    return node.scrollHeight * at;
  }
  function settle(anew: boolean): void {
    const now = measure();
    const other = Math.abs(now - room) > 8;
    if (now !== room) board?.style.setProperty("--room", `${now}px`);
    room = now;
    // Trying sizes is costly: nothing is tried while nothing has changed.
    const fits = size === LEAST || height * size <= room + SLACK;
    if (!other && fits && node.scrollHeight === height) return;
    if (!other && !anew && taken(size) <= room + SLACK) return;
    // What flies over the edge takes no room: it is looked at again when it has come to rest.
    const moving = other ? [] : movingIn(node);
    if (moving.length) {
      void Promise.allSettled(moving.map((one) => one.finished)).then(() => ask(anew));
      return;
    }
    size = Math.floor(sizeFor(room, taken, size) * 100) / 100;
    taken(size);
    height = node.scrollHeight;
  }
  let grow = false;
  function ask(anew = false): void {
    grow ||= anew; // whoever asks meanwhile, a new phase is not forgotten
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      const wanted = grow;
      grow = false;
      settle(wanted);
    });
  }

  settle(true);
  const seen = new ResizeObserver(() => ask());
  for (const one of [root, node, dock]) if (one) seen.observe(one);
  const changed = new MutationObserver(() => ask());
  changed.observe(node, { childList: true, subtree: true });
  return {
    update: (next: string) => {
      if (next !== phase) ask(true);
      phase = next;
    },
    destroy: () => {
      cancelAnimationFrame(asked);
      seen.disconnect();
      changed.disconnect();
    },
  };
}

/** What stands in a box of given height is drawn smaller, if it must. */
export function squeeze(node: HTMLElement) {
  let asked = 0;
  function settle(): void {
    const taken = (at: number): number => {
      node.style.setProperty("zoom", at === 1 ? "" : String(at));
      return node.scrollHeight * at;
    };
    taken(1);
    // In its own pixels, as what it takes: a board that is drawn smaller makes both smaller.
    taken(sizeFor(node.clientHeight, taken));
  }
  function ask(): void {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(settle);
  }
  settle();
  const box = node.parentElement;
  const seen = new ResizeObserver(ask);
  if (box) seen.observe(box);
  const changed = new MutationObserver(ask);
  changed.observe(node, { childList: true, subtree: true });
  return {
    destroy: () => {
      cancelAnimationFrame(asked);
      seen.disconnect();
      changed.disconnect();
    },
  };
}
