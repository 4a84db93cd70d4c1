import { expect, test } from "vitest";
import type { GameClient } from "../games/contract.ts";
import type { Choice } from "./selection.svelte.ts";
import type { Sitting } from "./sitting.svelte.ts";
import { loneAnswer } from "./unasked.svelte.ts";

const allow = { text: "allow", kind: "allow", fields: {} } as Choice;
const client = { alone: () => allow } as unknown as GameClient;
function sitting(bot: string, more: object = {}): Sitting {
  const seats = [
    { number: 0, bot: "" },
    { number: 1, bot },
  ];
  return { mine: true, still: false, past: false, seat: 0, info: { seats }, ...more } as Sitting;
}

test("a question with one answer can be left out against bots, never against people", () => {
  expect(loneAnswer(client, sitting("citizen"))).toBe(allow);
  expect(loneAnswer(client, sitting(""))).toBeNull();
  expect(loneAnswer(client, sitting("citizen", { mine: false }))).toBeNull();
  expect(loneAnswer({} as GameClient, sitting("citizen"))).toBeNull();
});
