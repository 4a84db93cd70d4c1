/** The link to a table, and whether it lies in the clipboard. */
class TableLink {
  /** The table whose link was copied last. */
  copied: string = $state("");

  of(table: string): string {
    return `${location.origin}/t/${table}`;
  }

  /** Where that is not allowed, the link stands there to be copied by hand. */
  async copy(table: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.of(table));
      this.copied = table;
    } catch {
      this.copied = "";
    }
  }

  async share(table: string, title: string): Promise<void> {
    try {
      await navigator.share({ title, url: this.of(table) });
    } catch {
      // Thought better of it.
    }
  }
}

export const tableLink = new TableLink();
