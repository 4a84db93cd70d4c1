import { expect, test, vi } from "vitest";
import type { message } from "../wire/types.ts";
import { lastRead, markRead, newsOf, unreadOf } from "./talk.ts";

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
  expect(unreadOf(CHAT, 4, "me")).toBe(1);
  expect(unreadOf(CHAT, 9, "me")).toBe(0);
});

test("what was read stays read at its table, and nothing breaks where nothing is kept", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(lastRead("T")).toBe(0);
  markRead("T", 8);
  expect([lastRead("T"), lastRead("U")]).toEqual([8, 0]);
  const no = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: no, setItem: no });
  markRead("T", 9);
  expect(lastRead("T")).toBe(0);
});
