// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggable, REFUSED } from "./drag.ts";

let piece: HTMLElement;
let under: Element;
function point(kind: string, x: number, y: number): void {
  const event = new MouseEvent(kind, { clientX: x, clientY: y, button: 0, bubbles: true });
  Object.defineProperty(event, "pointerId", { value: 1 });
  piece.dispatchEvent(event);
}

beforeEach(() => {
  document.body.innerHTML = `<main><i id="to" data-drop="lane a" data-gloss="lane a"></i>
    <i id="no" data-gloss="lane b"></i><button data-gloss="card 1">1</button></main>`;
  piece = document.querySelector("button") as HTMLElement;
  under = piece;
  document.elementFromPoint = () => under;
});
afterEach(() => {
  document.body.innerHTML = "";
});

test("a press that does not move is a click, one that does is dropped on what is named", () => {
  const drop = vi.fn(() => true);
  const begin = vi.fn();
  draggable(piece, { able: true, begin, drop });
  point("pointerdown", 0, 0);
  point("pointermove", 3, 3);
  point("pointerup", 3, 3);
  expect(begin).not.toHaveBeenCalled();
  point("pointerdown", 0, 0);
  under = document.querySelector("#to") as Element;
  point("pointermove", 30, 3);
  expect(under.classList.contains("hot")).toBe(true);
  point("pointerup", 30, 3);
  expect(drop).toHaveBeenCalledExactlyOnceWith("lane a");
  expect(document.querySelectorAll("button").length).toBe(1);
});

test("where the piece is shown as it would lie, its copy makes way", () => {
  const over = vi.fn((to: string | null) => to === "lane a");
  draggable(piece, { able: true, begin: () => undefined, drop: () => true, over });
  const copy = () => document.querySelector<HTMLElement>("button[aria-hidden]")?.style.opacity;
  point("pointerdown", 0, 0);
  point("pointermove", 30, 3);
  expect(copy()).toBe("");
  under = document.querySelector("#to") as Element;
  point("pointermove", 60, 3);
  point("pointermove", 61, 3);
  expect(copy()).toBe("0");
  under = document.querySelector("#no") as Element;
  point("pointermove", 90, 3);
  expect(copy()).toBe("");
  expect(over.mock.calls).toEqual([["lane a"], [null]]);
  point("pointerup", 90, 3);
});

test("a drop that is refused is told with what lies there; back on the piece it is no attempt", () => {
  const told: string[] = [];
  document.querySelector("main")?.addEventListener(REFUSED, (event) => {
    told.push((event as CustomEvent<string>).detail);
  });
  draggable(piece, { able: true, begin: () => undefined, drop: () => false });
  for (const id of ["#no", "button"]) {
    point("pointerdown", 0, 0);
    under = document.querySelector(id) as Element;
    point("pointermove", 30, 3);
    point("pointerup", 30, 3);
  }
  expect(told).toEqual(["lane b"]);
});

test("what cannot be dragged stays where it is", () => {
  const begin = vi.fn();
  draggable(piece, { able: false, begin, drop: () => true });
  point("pointerdown", 0, 0);
  point("pointermove", 60, 3);
  expect(begin).not.toHaveBeenCalled();
});

test("a drag by finger is kept from the browser, a scroll is not", () => {
  draggable(piece, { able: true, begin: () => {}, drop: () => true });
  const moved = (): boolean => {
    const event = new Event("touchmove", { cancelable: true });
    piece.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(moved()).toBe(false);
  point("pointerdown", 0, 0);
  expect(moved()).toBe(false);
  point("pointermove", 30, 3);
  expect(moved()).toBe(true);
  point("pointerup", 30, 3);
  expect(moved()).toBe(false);
});
