import { expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import { sinceMine } from "./since.ts";

const item = (seat: number, kind = "act") =>
  ({ kind, seat, events: [] }) as unknown as message.LogItem;

test("it begins after one's own last move", () => {
  const log = [item(-1, "start"), item(0), item(1), item(0), item(1), item(1)];
  expect(sinceMine(log, 0)).toBe(3);
});

test("one move of another needs no looking back, nor does a game without one's own", () => {
  expect(sinceMine([item(0), item(1)], 0)).toBeNull();
  expect(sinceMine([item(1), item(1), item(1)], 0)).toBeNull();
  expect(sinceMine([item(0), item(1), item(1)], null)).toBeNull();
});
