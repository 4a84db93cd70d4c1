import { expect, test, vi } from "vitest";
import type { Texts } from "../texts/texts.ts";
import type { api } from "../wire/types.ts";
import { terms } from "./words.ts";

vi.mock("../who.svelte.ts", () => ({ who: { id: "me" } }));

const texts = {
  say: (id: string, given?: object) => (given ? `${id} ${JSON.stringify(given)}` : id),
} as unknown as Texts;
const table = (more: object) => more as api.Info;

test("whoever sits down knows whether it counts, and how long everybody has", () => {
  expect(terms(table({ rated: false, clock: null }), texts)).toEqual([]);
  const live = { pace: "live", bank: 300, increment: 15 };
  expect(terms(table({ rated: true, match: 1, clock: live }), texts)).toEqual([
    "home-stakes-match",
    'home-time-live {"given":5,"increment":15}',
  ]);
  const turns = { pace: "turns", bank: 86400, increment: 14400 };
  expect(terms(table({ rated: true, match: 0, clock: turns }), texts)).toEqual([
    "home-stakes-rated",
    'home-time-turns {"given":24,"increment":4}',
  ]);
});
