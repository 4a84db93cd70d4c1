// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { arc, middle, Moving, timeOf } from "./moving.ts";

const played = vi.fn();
const cancelled = vi.fn();
beforeEach(() => {
  played.mockClear();
  cancelled.mockClear();
  document.body.innerHTML = `<main class="table"><i id="a"></i></main>`;
  Element.prototype.animate = function (frames, options) {
    played(this, frames, options);
    return { cancel: cancelled } as unknown as Animation;
  };
});
function piece(left: number, top: number, width = 10): HTMLElement {
  const made = document.createElement("i");
  made.getBoundingClientRect = () => new DOMRect(left, top, width, width);
  document.querySelector("main")?.append(made);
  return made;
}

test("what is not drawn has no middle", () => {
  expect(middle(null)).toBe(null);
  expect(middle(piece(0, 0, 0))).toBe(null);
  expect(middle(piece(10, 20))).toEqual({ x: 15, y: 25 });
});

test("times are those of the tokens, 0 where nothing shall move", () => {
  const root = document.documentElement;
  root.style.setProperty("--t-slide", "240ms");
  root.style.setProperty("--t-flip", "0.2s");
  expect(timeOf("--t-slide")).toBe(240);
  expect(timeOf("--t-flip")).toBe(200);
  const asked = vi.spyOn(window, "getComputedStyle");
  expect(timeOf("--t-slide")).toBe(240);
  expect(asked).not.toHaveBeenCalled();
  // The device cannot keep up: the times are other ones now.
  root.style.setProperty("--t-slide", "0ms");
  root.dataset["motion"] = "less";
  expect(timeOf("--t-slide")).toBe(0);
  delete root.dataset["motion"];
});

test("an arc begins away and ends at rest", () => {
  const [first, , last] = arc({ x: 100, y: -50 }, 1.2, 0.5, 10);
  expect(first).toEqual({ transform: "translate(100px, -50px) scale(1.2)", opacity: 0.5 });
  expect(last).toEqual({ transform: "none" });
});

test("a piece that lies as before does not move", () => {
  const moving = new Moving();
  const node = piece(10, 10);
  moving.slide(node, new DOMRect(10, 10, 10, 10), 200);
  expect(played).not.toHaveBeenCalled();
  moving.slide(node, new DOMRect(50, 10, 20, 20), 200);
  expect(played.mock.calls[0]?.[1][0].transform).toBe("translate(40px, 0px) scale(2)");
});

test("a board that is drawn smaller moves as far on the screen", () => {
  const node = piece(10, 10);
  Object.defineProperty(node, "currentCSSZoom", { value: 0.5 });
  new Moving().slide(node, new DOMRect(50, 10, 10, 10), 200);
  expect(played.mock.calls[0]?.[1][0].transform).toBe("translate(80px, 0px) scale(1)");
});

test("the end cancels what moves and takes guests away", () => {
  const moving = new Moving();
  const guest = document.createElement("b");
  moving.show(document.querySelector("main") as Element, guest, { x: 1, y: 2 });
  moving.fly(guest, { x: 5, y: 5 }, 100, 0, 0.4, 0.2);
  expect(guest.isConnected).toBe(true);
  moving.end();
  expect(cancelled).toHaveBeenCalledOnce();
  expect(guest.isConnected).toBe(false);
});
