import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beside, find as caesar } from "../games/caesar/find.ts";
import { find as cleopatra } from "../games/caesar-cleopatra/find.ts";
import { find as circus } from "../games/circus-maximus/find.ts";

const GAMES = { caesar, caesar_cleopatra: cleopatra, circus_maximus: circus };
const FOLDER = join(import.meta.dirname, "../../../src/triumvir/games");

test.each(Object.entries(GAMES))("%s: whatever a lesson points at can be found", (game, find) => {
  const folder = join(FOLDER, game, "lessons");
  const points = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [...text.matchAll(/^point = \[(.*)\]$/gm)].flatMap(([, all = ""]) =>
      [...all.matchAll(/"([^"]+)"/g)].map(([, one = ""]) => one),
    );
  });
  expect(points.length).toBeGreaterThan(5);
  expect(points.filter((one) => !find(one))).toEqual([]);
});

test("a note finds what was turned face down, on a border and on a province", () => {
  document.body.innerHTML = `<g data-outline="hu"></g><g data-spot="hu-mt"></g>`;
  for (const where of ["hu", "hu-mt"])
    expect(document.querySelectorAll(caesar(`place ${where}`))).toHaveLength(1);
});

test("the tokens round a province, and what is about to lie there, are not veiled with the rest", () => {
  document.body.innerHTML = `<div class="board">
    <g id="round" data-token="hc-hu"></g><g id="marker" data-cover="hu-mt"></g>
    <g id="other" data-token="it-dm"></g><g id="ghost" data-ghost="hu-mt"></g>
    <g id="sums" data-pill="hu"></g><g id="turn" class="handle"></g></div>`;
  const seen = (what: string) =>
    [...document.querySelectorAll(beside(what).join())].map((of) => of.id).sort();
  expect(seen("province hu")).toEqual(["ghost", "marker", "round", "sums"]);
  expect(seen("border hu-mt")).toEqual(["ghost", "marker", "turn"]);
  expect(beside("token ship-5-1")).toEqual([]);
});
