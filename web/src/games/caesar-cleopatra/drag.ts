/** Dragging a card with mouse, pen or finger: a copy follows the pointer, and what it is dropped on
 *  is named by the nearest `data-drop`. A press that does not move stays a click. */
export interface Dragging {
  /** Whether it can be dragged at all now. */
  able: boolean;
  /** The drag begins: pick the card, so that its targets are marked. */
  begin(): void;
  /** Dropped on the target of this name, or null for nowhere. */
  drop(target: string | null): void;
}

const FAR = 7; // px before a press becomes a drag

export function draggable(node: HTMLElement, given: Dragging) {
  let options = given;
  let start: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;
  let over: Element | null = null;

  function target(event: PointerEvent): Element | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
  }
  function lift(): void {
    const box = node.getBoundingClientRect();
    copy = node.cloneNode(true) as HTMLElement;
    copy.setAttribute("aria-hidden", "true");
    copy.removeAttribute("data-drop");
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
    node.parentElement?.append(copy);
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
    const now = target(event);
    if (now === over) return;
    over?.classList.remove("hot");
    over = now;
    over?.classList.add("hot");
  }
  function up(event: PointerEvent): void {
    const moved = copy !== null;
    const name = moved ? (target(event)?.getAttribute("data-drop") ?? null) : null;
    end();
    if (!moved) return;
    // The click that follows a drag is not meant.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
    options.drop(name);
  }
  function cancel(): void {
    const moved = copy !== null;
    end();
    if (moved) options.drop(null);
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function end(): void {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    over?.classList.remove("hot");
    copy?.remove();
    node.style.opacity = "";
    start = copy = over = null;
  }
  node.addEventListener("pointerdown", down);
  return {
    update(next: Dragging) {
      options = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      end();
    },
  };
}
