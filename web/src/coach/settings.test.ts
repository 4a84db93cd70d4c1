import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

async function fresh() {
  vi.resetModules();
  return (await import("./settings.svelte.ts")).settings;
}

beforeEach(() => kept.clear());

test("a rule is new once, also after the page was loaded again", async () => {
  const first = await fresh();
  expect(first.meets("CC-118")).toBe(true);
  expect(first.meets("CC-118")).toBe(false);
  const again = await fresh();
  expect(again.meets("CC-118")).toBe(false);
  expect(again.meets("CC-119")).toBe(true);
});

test("one switch turns all notes off", async () => {
  const settings = await fresh();
  settings.setNotes(false);
  expect(settings.meets("CC-118")).toBe(false);
  expect((await fresh()).explains).toBe(false);
  settings.setNotes(true);
  expect(settings.meets("CC-118")).toBe(true);
});

test("the guard is on for the first five games, unless it is switched", async () => {
  const settings = await fresh();
  for (const table of ["a", "b", "c", "d", "e", "f"]) settings.plays(table);
  expect(settings.guards("e")).toBe(true);
  expect(settings.guards("f")).toBe(false);
  settings.setGuard(true);
  expect((await fresh()).guards("f")).toBe(true);
  settings.setGuard(false);
  expect((await fresh()).guards("a")).toBe(false);
});
