// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { key } from "./keys.ts";

function press(phase: string): number {
  document.body.innerHTML = `<div class="handrow"><div class="hand">
    <button aria-pressed="true">1</button><button aria-pressed="false">2</button></div></div>`;
  const clicked = vi.fn();
  document.querySelector("button")?.addEventListener("click", clicked);
  const sitting = { mine: true, still: false, view: { phase } } as unknown as Sitting;
  expect(key(sitting, new KeyboardEvent("keydown", { key: "1" }))).toBe(true);
  expect(document.activeElement?.textContent).toBe("1");
  return clicked.mock.calls.length;
}

test("a digit picks a card, and puts it back; but not the one that is at hand by itself", () => {
  expect(press("turn")).toBe(1);
  expect(press("swapping")).toBe(1);
  expect(press("placing")).toBe(0);
  expect(press("laying")).toBe(0);
});

test("from a card that was laid the way down leads to what sends it", () => {
  document.body.innerHTML = `<div class="mat"><button data-back>5</button></div>
    <div class="tabula"><button data-back>Put back</button><button class="go">Place it</button></div>
    <div class="handrow"><div class="hand"><button>1</button></div></div>`;
  const sitting = { mine: true, still: false, view: { phase: "turn" } } as unknown as Sitting;
  const go = document.querySelector<HTMLButtonElement>(".go");
  const press = () => {
    document.querySelector<HTMLElement>(".mat button")?.focus();
    key(sitting, new KeyboardEvent("keydown", { key: "ArrowDown" }));
  };
  press();
  expect(document.activeElement).toBe(go);
  if (go) go.disabled = true;
  press();
  expect(document.activeElement).not.toBe(go);
});

test("from the hand the way up leads to a place, not to a card that could be taken back", () => {
  document.body.innerHTML = `<div class="mat"><button data-back>5</button>
    <button class="legal">+</button></div>
    <div class="handrow"><div class="hand"><button>1</button></div></div>`;
  const [laid, place, card] = [...document.querySelectorAll("button")];
  const lies = (node: HTMLElement | undefined, x: number, y: number) => {
    if (!node) return;
    node.getBoundingClientRect = () => new DOMRect(x, y, 0, 0);
    Object.defineProperty(node, "offsetParent", { value: document.body });
  };
  lies(laid, 100, 100);
  lies(place, 180, 100);
  lies(card, 100, 300);
  const sitting = { mine: true, still: false, view: { phase: "turn" } } as unknown as Sitting;
  card?.focus();
  key(sitting, new KeyboardEvent("keydown", { key: "ArrowUp" }));
  expect(document.activeElement).toBe(place);
  // Along the board one comes to it, too.
  key(sitting, new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  expect(document.activeElement).toBe(laid);
});
