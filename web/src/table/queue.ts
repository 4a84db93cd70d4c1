/** Shows what comes one after the other, each for its time; whoever is in a hurry sees the end. */
export class Queue<Item> {
  private waiting: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private show: (item: Item, hurried: boolean) => number;
  private settle: () => void;

  /** `show` draws an item and says for how many ms it is looked at; `settle` is called when its
   *  time is over. */
  constructor(show: (item: Item, hurried: boolean) => number, settle: () => void) {
    this.show = show;
    this.settle = settle;
  }

  get idle(): boolean {
    return !this.running && !this.waiting.length;
  }

  push(item: Item): void {
    this.waiting.push(item);
    if (!this.running) this.next();
  }

  private next(): void {
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.running = true;
    const lasts = this.show(item, false);
    if (lasts > 0) this.timer = setTimeout(this.end, lasts);
    else this.end();
  }

  private end = (): void => {
    clearTimeout(this.timer);
    this.running = false;
    this.settle();
    this.next();
  };

  /** What is shown now is over; what follows still takes its time. */
  skip(): void {
    if (this.running) this.end();
  }

  /** Everything at once. */
  hurry(): void {
    clearTimeout(this.timer);
    if (this.running) {
      this.running = false;
      this.settle(); // first: what it led to is told before what follows
    }
    const rest = this.waiting.splice(0);
    for (const item of rest) this.show(item, true);
    if (rest.length) this.settle();
  }

  /** Forget what has not been shown: it comes anew. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    if (this.running) {
      this.running = false;
      this.settle();
    }
  }
}
