import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { find as caesar } from "../games/caesar/find.ts";
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
