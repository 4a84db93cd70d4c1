/** At which table it was offered to keep one's games: there it stays, at others it is not offered. */
const KEY = "triumvir-offered";

class Offered {
  private known: string | null = null;

  /** Whether it is offered at this table; the first one that asks is the one. */
  at(table: string): boolean {
    try {
      this.known = localStorage.getItem(KEY) ?? this.known;
      if (!this.known) localStorage.setItem(KEY, table);
    } catch {
      // No storage: it holds until the page is left.
    }
    this.known ||= table;
    return this.known === table;
  }
}

export const OFFERED = new Offered();
