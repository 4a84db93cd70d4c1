/** Dragging a piece with mouse, pen or finger, once for all games: a copy follows the pointer. What it
 *  is dropped on is named by the nearest `data-drop`, or by the game's own `find`. A press that does
 *  not move stays a click. A drop that comes to nothing is answered: `REFUSED` goes up to the table. */
export interface Dragging {
  /** Whether it can be dragged at all now. */
  able: boolean;
  /** The drag begins: pick the piece, so that its targets are marked. */
  begin(): void;
  /** Dropped on the target of this name, or null for nowhere; false if that is not allowed. */
  drop(target: string | null): boolean;
  /** What lies under the pointer, where `data-drop` is not fine enough. */
  find?(event: PointerEvent): string | null;
  /** While it is dragged: the pointer has come to another target. True where the piece is shown
   *  there as it would lie: the copy makes way for it. */
  over?(target: string | null): boolean | undefined;
}

/** Bubbles from a piece whose drop was refused; `detail` is the `data-gloss` under the pointer. */
export const REFUSED = "triumvir-refused";

const FAR = 7; // px before a press becomes a drag

export function draggable(node: HTMLElement, given: Dragging) {
  let options = given;
  let start: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;
  let hot: Element | null = null;
  let last: string | null = null;

  function under(event: PointerEvent, what: string): Element | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${what}]`) ?? null;
  }
  function target(event: PointerEvent): string | null {
    if (options.find) return options.find(event);
    return under(event, "data-drop")?.getAttribute("data-drop") ?? null;
  }
  function lift(): void {
    copy = floating(node);
    node.style.opacity = "0.35";
    options.begin();
  }
  function down(event: PointerEvent): void {
    if (!options.able || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!copy && Math.hypot(dx, dy) < FAR) return;
    if (!copy) lift();
    if (copy) copy.style.transform = `translate(${dx}px, ${dy}px) rotate(${dx > 0 ? 2 : -2}deg)`;
    const name = target(event);
    if (name !== last && copy) copy.style.opacity = options.over?.(name) ? "0" : "";
    last = name;
    const now = under(event, "data-drop");
    if (now === hot) return;
    hot?.classList.remove("hot");
    hot = now;
    hot?.classList.add("hot");
  }
  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const moved = copy !== null;
    const name = moved ? target(event) : null;
    const piece = moved ? (under(event, "data-gloss")?.getAttribute("data-gloss") ?? "") : "";
    end();
    if (!moved) return;
    // The click that follows a drag is not meant.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
    // Back on the piece, or on nothing at all, it is put back.
    const attempt = piece !== "" && piece !== node.getAttribute("data-gloss");
    if (options.drop(name) === false && attempt)
      node.dispatchEvent(new CustomEvent(REFUSED, { bubbles: true, detail: piece }));
  }
  function cancel(): void {
    const moved = copy !== null;
    end();
    if (moved) options.drop(null);
  }
  /** The browser is not to take a drag by finger for a scroll that was let go: while that would run
   *  out, for about a second, the next tap would only stop it and press nothing. */
  function keep(event: TouchEvent): void {
    if (copy) event.preventDefault();
  }
  function swallow(event: Event): void {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  function end(): void {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    hot?.classList.remove("hot");
    copy?.remove();
    node.style.opacity = "";
    start = copy = hot = last = null;
  }
  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", keep, { passive: false });
  return {
    update(next: Dragging) {
      options = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("touchmove", keep);
      end();
    },
  };
}

/** A copy that nobody can press and no motion takes for the piece itself. */
function floating(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const name of ["data-drop", "data-piece", "data-gloss", "data-at"])
    copy.removeAttribute(name);
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "90",
    transition: "none",
    filter: "drop-shadow(0 10px 14px rgb(var(--shade) / .4))",
  });
  // Beside the piece: it is drawn by the rules of its place.
  node.parentElement?.append(copy);
  return copy;
}
