/** Dragging a piece to a row: `use:drag`. A drop on an element with `data-place` tells its name. */
export interface Drag {
  on: boolean;
  start: () => void;
  drop: (place: string) => void;
}

const FAR = 8; // pixels before a press is a drag

export function drag(node: HTMLElement, given: Drag) {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let shown: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (options.on && event.button === 0)
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!shown) {
      if (Math.hypot(x, y) < FAR) return;
      node.setPointerCapture(event.pointerId);
      shown = lift(node);
      options.start();
    }
    shown.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
  }

  function up(event: PointerEvent): void {
    const dragged = shown !== null;
    end();
    if (!dragged) return;
    // The click that follows would put the merchant back.
    node.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", stop, { capture: true }));
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under?.closest<HTMLElement>("[data-place]")?.dataset["place"];
    if (place) options.drop(place);
  }

  function end(): void {
    shown?.remove();
    shown = null;
    from = null;
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", end);
  return {
    update: (next: Drag) => (options = next),
    destroy: end,
  };
}

function stop(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** A copy of the piece that follows the pointer. */
function lift(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    zIndex: "60",
    pointerEvents: "none",
    transition: "none",
    filter: "drop-shadow(0 10px 14px rgb(var(--shade) / 0.35))",
  });
  document.body.append(copy);
  return copy;
}
