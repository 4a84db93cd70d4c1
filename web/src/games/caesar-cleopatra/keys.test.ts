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
