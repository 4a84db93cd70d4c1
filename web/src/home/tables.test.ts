import { expect, test, vi } from "vitest";
import type { api } from "../wire/types.ts";
import { byUrgency } from "./tables.svelte.ts";

vi.mock("../who.svelte.ts", () => ({ who: { id: "me" } }));

const table = (id: string, status: string, turn: number, deadline: number, created: number) =>
  ({
    id,
    status,
    created,
    ended: status === "over" ? created : 0,
    to_act: [turn],
    seats: [
      { number: 0, guest: "me" },
      { number: 1, guest: "you" },
    ],
    clock: deadline ? { deadline } : null,
  }) as api.Info;

test("my turn first, and where my time is over soonest; what is over comes last", () => {
  const tables = [
    table("over", "over", 0, 0, 9),
    table("theirs", "playing", 1, 50, 8),
    table("mine without a clock", "playing", 0, 0, 7),
    table("mine, tomorrow", "playing", 0, 200, 6),
    table("open", "open", 0, 0, 5),
    table("mine, today", "playing", 0, 100, 1),
  ];
  expect(tables.sort(byUrgency).map((one) => one.id)).toEqual([
    "mine, today",
    "mine, tomorrow",
    "mine without a clock",
    "theirs",
    "open",
    "over",
  ]);
});
