/** Keeps the focus where the reader is: what had it may be laid, sent or drawn anew, and a keyboard
 *  that begins again at the top of the page after every move is of no use. */
const FOCUSABLE =
  'button:not([disabled]), [role="button"]:not([aria-disabled="true"]), a[href], summary, [tabindex="0"]';
const NAMES = ["data-at", "data-piece", "data-token", "data-action", "data-spot", "aria-label"];
const GROUPS = '[role="group"], [role="toolbar"], .hand, ul';

/** Where the focus was: the groups around it from the inside, and its place in the innermost. */
interface Place {
  node: HTMLElement;
  names: [string, string][];
  around: Element[];
  index: number;
  /** On the plate: the next press there would be another decision. */
  plate: boolean;
}

function placeOf(node: HTMLElement, root: Element): Place {
  const around: Element[] = [];
  for (let at = node.parentElement; at && at !== root; at = at.parentElement)
    if (at.matches(GROUPS)) around.push(at);
  const names = NAMES.flatMap((name): [string, string][] => {
    const value = node.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  const index = around[0] ? [...around[0].querySelectorAll(FOCUSABLE)].indexOf(node) : 0;
  return { node, names, around, index, plate: node.closest(".tabula") !== null };
}

const seen = (one: HTMLElement): boolean =>
  one.getClientRects().length > 0 && !one.closest("[inert]");

/** What takes the place of what had the focus: the same piece drawn anew, its neighbour, the plate. */
function heir(place: Place, root: Element): HTMLElement | null {
  const plate = root.querySelector<HTMLElement>(".tabula");
  if (place.plate) return plate;
  for (const [name, value] of place.names) {
    const same = root.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`);
    if (same?.matches(FOCUSABLE) && seen(same)) return same;
  }
  for (const group of place.around) {
    if (!group.isConnected) continue;
    const left = [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(seen);
    const next = left[Math.min(Math.max(0, place.index), left.length - 1)];
    if (next) return next;
  }
  return plate;
}

export function keepFocus(root: HTMLElement) {
  let place: Place | null = null;
  const lost = (): boolean => {
    if (!place) return false;
    const { node } = place;
    // A button that was just disabled has the focus until the next frame, and nobody has it then.
    const at = document.activeElement;
    if (at && at !== document.body && at !== node) return false;
    return !node.isConnected || node.matches(":disabled") || node.closest("[inert]") !== null;
  };
  let asked = 0;
  const restore = (): void => {
    asked = 0;
    if (!place || !lost()) return;
    const next = heir(place, root);
    place = null;
    next?.focus({ preventScroll: true });
  };
  const came = (event: FocusEvent): void => {
    place = placeOf(event.target as HTMLElement, root);
  };
  // A press on nothing takes the focus away on purpose.
  const pressed = (event: PointerEvent): void => {
    if (!(event.target as Element).closest(FOCUSABLE)) place = null;
  };
  // With the frame: to focus asks for a layout, and amid a new drawing it would not be the last one.
  const watch = new MutationObserver(() => (asked ||= requestAnimationFrame(restore)));
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "inert"] });
  root.addEventListener("focusin", came);
  root.addEventListener("pointerdown", pressed);
  return {
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(asked);
      root.removeEventListener("focusin", came);
      root.removeEventListener("pointerdown", pressed);
    },
  };
}
