// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isShortcut, switchLetters } from "./keys.svelte.ts";

function pressed(key: string, into = "main", more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = "<main></main><input />";
  const event = new KeyboardEvent("keydown", { key, ...more });
  document.querySelector(into)?.dispatchEvent(event);
  return isShortcut(event);
}

test("keys are for the table, unless the browser or a field wants them", () => {
  expect([pressed("u"), pressed("Enter"), pressed("u", "input")]).toEqual([true, true, false]);
  expect(pressed("u", "main", { ctrlKey: true })).toBe(false);
});

test("under a dialog no key is for the table, wherever the focus is", () => {
  document.body.innerHTML = "<main></main><dialog open></dialog>";
  const event = new KeyboardEvent("keydown", { key: "u" });
  document.body.dispatchEvent(event);
  expect(isShortcut(event)).toBe(false);
});

test("keys of one letter can be switched off, the others stay", () => {
  switchLetters(false);
  expect([pressed("u"), pressed("3"), pressed("?")]).toEqual([false, false, false]);
  expect([pressed("Enter"), pressed("Escape"), pressed("ArrowUp")]).toEqual([true, true, true]);
  switchLetters(true);
  expect(pressed("u")).toBe(true);
});
