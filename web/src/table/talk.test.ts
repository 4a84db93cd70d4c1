import { expect, test } from "vitest";
import type { message } from "../wire/types.ts";
import { newsOf, unreadOf } from "./talk.ts";

const line = (id: number, guest: string): message.ChatLine =>
  ({ id, guest, name: guest, text: `line ${id}` }) as unknown as message.ChatLine;
const CHAT = [line(4, "ben"), line(7, "me"), line(8, "ben"), line(9, "me")];

test("what others said last is news, and one's own words are none", () => {
  expect(newsOf(CHAT, null, "me")?.id).toBe(8);
  expect(newsOf(CHAT, CHAT[1]?.id ?? null, "me")?.id).toBe(8);
  expect(newsOf(CHAT, CHAT[2]?.id ?? null, "me")).toBeNull();
  expect(newsOf([], null, "me")).toBeNull();
});

test("unread is what others said after what was read", () => {
  expect(unreadOf(CHAT, 0, "me")).toBe(2);
  expect(unreadOf(CHAT, 2, "me")).toBe(1);
  expect(unreadOf(CHAT, 9, "me")).toBe(0);
});
