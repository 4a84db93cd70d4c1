/** What has been said since one listened last. */
import type { message } from "../wire/types.ts";

/** The newest words of others after the line `heard`; null if there are none. */
export function newsOf(
  chat: message.ChatLine[],
  heard: message.ChatLine["id"] | null,
  guest: string,
): message.ChatLine | null {
  const from = chat.findIndex((line) => line.id === heard) + 1;
  const others = chat.slice(from).filter((line) => line.guest !== guest);
  return others.at(-1) ?? null;
}

/** How many words of others have been said since the first `read` lines. */
export function unreadOf(chat: message.ChatLine[], read: number, guest: string): number {
  return chat.slice(read).filter((line) => line.guest !== guest).length;
}
