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

/** How many lines of others came after the one that was read last; 0: none was. */
export function unreadOf(chat: message.ChatLine[], read: number, guest: string): number {
  return chat.filter((line) => line.id > read && line.guest !== guest).length;
}

const READ = "triumvir-read";

/** The line that was read last at a table, here and on any day. */
export function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(`${READ} ${table}`)) || 0;
  } catch {
    return 0; // a browser that keeps nothing
  }
}

export function markRead(table: string, line: number): void {
  try {
    localStorage.setItem(`${READ} ${table}`, String(line));
  } catch {
    // It is counted again next time.
  }
}
