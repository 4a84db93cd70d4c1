/** What the choices of one question would lead to. The server is asked when the first is looked at;
 *  until it has answered there is nothing to show. */
type Preview = Record<string, unknown>;

export class Previews {
  private found: Record<string, Preview> = $state.raw({});
  private asked = false;
  private ask: () => Promise<Record<string, Preview>>;

  constructor(ask: () => Promise<Record<string, Preview>>) {
    this.ask = ask;
  }

  of(text: string): Preview {
    if (!this.asked) {
      this.asked = true;
      this.ask().then(
        (found) => (this.found = found),
        () => (this.asked = false),
      );
    }
    return this.found[text] ?? {};
  }
}
