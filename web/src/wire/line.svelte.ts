/** The line to the server: one WebSocket, opened again when it breaks. Where the network goes without
 *  a word, a browser may not notice for minutes; so an answer that is overdue is a break, too. */
import { PREFIX } from "./api.ts";
import type { command, message } from "./types.ts";

export type Answer =
  message.Done | message.Table | message.Refused | message.Stale | message.Welcome;
// `id` is the line's own business.
type Distribute<T> = T extends unknown ? Omit<T, "id"> : never;
export type Sent = Distribute<command.AnyCommand>;

const LONGEST_PAUSE = 8000; // milliseconds between two tries
const PATIENCE = 10_000; // for an answer, and for a line
const QUIET = 30_000; // after so long without a word it is asked whether anybody is there

export class Line {
  /** Whether it is open now; a page says so when it is not. */
  up = $state(false);
  private socket: WebSocket | null = null;
  private number = 0;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private late = 0;
  private calm = 0;
  private waiting = new Map<number, (answer: Answer) => void>();
  private hear: (message: message.AnyMessage) => void;
  private opened: () => void;

  /** `hear` receives unsolicited messages; `opened` is called after every hello. */
  constructor(hear: (message: message.AnyMessage) => void, opened: () => void) {
    this.hear = hear;
    this.opened = opened;
    this.open();
    addEventListener("online", this.soon);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.look);
  }

  private open = (): void => {
    if (this.closed) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${PREFIX}/socket`);
    this.socket = socket;
    this.late = window.setTimeout(this.drop, PATIENCE);
    socket.onopen = () => {
      void this.send({ type: "hello", version: 1, words: false }).then((answer) => {
        if (answer.type !== "welcome") return;
        this.tries = 0;
        this.up = true;
        this.opened();
      });
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.receive(JSON.parse(event.data) as message.AnyMessage);
    socket.onclose = () => this.lost();
  };

  private receive(heard: message.AnyMessage): void {
    clearTimeout(this.calm);
    this.calm = window.setTimeout(this.ask, QUIET);
    const id = "id" in heard ? heard.id : undefined;
    const answer = id ? this.waiting.get(id) : undefined;
    if (id && answer) {
      this.waiting.delete(id);
      answer(heard as Answer);
    } else {
      this.hear(heard);
    }
    clearTimeout(this.late);
    this.late = 0;
    this.expect();
  }

  /** Whoever waits is not to wait for ever. */
  private expect(): void {
    if (this.waiting.size) this.late ||= window.setTimeout(this.drop, PATIENCE);
  }

  private ask = (): void => {
    if (this.up) void this.send({ type: "ping" });
  };

  /** A page that was laid aside may come back to a line that is gone. */
  private look = (): void => {
    if (document.visibilityState === "visible") this.ask();
  };

  /** The socket is held for dead, whatever the browser thinks of it. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost();
  };

  private lost(): void {
    this.up = false;
    this.socket = null;
    clearTimeout(this.late);
    clearTimeout(this.calm);
    this.late = 0;
    for (const [id, answer] of this.waiting) answer({ type: "refused", id, code: "lost" });
    this.waiting.clear();
    if (this.closed) return;
    if (this.tries % 3 === 2) void this.leaveUnlessKnown();
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.tries++);
    this.timer = window.setTimeout(this.open, pause * (0.75 + Math.random() / 2));
  }

  /** A socket that is refused does not say why. Whoever was logged out meanwhile is not told for ever
   *  that it is tried again: the front page knows the way back. */
  private async leaveUnlessKnown(): Promise<void> {
    const answer = await fetch(`${PREFIX}/me`).catch(() => undefined);
    if (answer?.status !== 401 || this.up || this.closed) return;
    this.close();
    location.assign("/");
  }

  private soon = (): void => {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Resolves with the answer; with `refused` and the code `lost` if the line broke meanwhile. */
  send(command: Sent): Promise<Answer> {
    const id = ++this.number;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "refused", id, code: "lost" });
        return;
      }
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...command, id }));
      this.expect();
    });
  }

  close(): void {
    this.closed = true;
    for (const timer of [this.timer, this.late, this.calm]) clearTimeout(timer);
    removeEventListener("online", this.soon);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
  }
}
