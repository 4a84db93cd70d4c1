/** A table on the line: keeps a sitting up to date with what the server tells, and says to the
 *  server what the reader wants. */
import type { Event } from "../games/contract.ts";
import { loadTexts, type Language, type Texts } from "../texts/texts.ts";
import { Line, type Answer, type Sent } from "../wire/line.svelte.ts";
import type { command, message } from "../wire/types.ts";
import { Sitting } from "./sitting.svelte.ts";

/** Any command at a table, without what is the same for all of them. */
type AtTable = Exclude<command.AnyCommand, command.Hello | command.Ping>;
type Distribute<T> = T extends unknown ? Omit<T, "id" | "table"> : never;
export type Wish = Distribute<AtTable>;

export class LiveTable {
  readonly id: string;
  readonly sitting: Sitting;
  /** The first message has come, and the texts. */
  ready = $state(false);
  /** Why there is no table to show. */
  failure = $state("");
  /** How many entries have been told; actions name it. */
  seq = 0;
  chat: message.ChatLine[] = $state.raw([]);
  /** All views that came: several where one person holds several seats. */
  views: message.SeatView[] = $state.raw([]);
  /** At one screen: the seat for which the curtain hangs, until it is lifted. */
  curtain: number | null = $state(null);
  guest: string;
  private line: Line;
  /** What came while the first message was still waiting for its texts. */
  private early: message.Update[] = [];
  private told: (news: Event[], live: LiveTable) => void;

  constructor(
    id: string,
    guest: string,
    language: Language,
    told: (news: Event[], live: LiveTable) => void,
  ) {
    this.id = id;
    this.guest = guest;
    this.told = told;
    this.sitting = new Sitting({ act: (seat, actions) => this.act(seat, actions) });
    this.line = new Line(this.hear, () => void this.watch());
    this.language = language;
  }

  language: Language;

  get up(): boolean {
    return this.line.up;
  }

  /** The seats of this reader. */
  get own(): number[] {
    return (this.sitting.info?.seats ?? [])
      .filter((seat) => seat.guest === this.guest)
      .map((seat) => seat.number);
  }

  private async watch(): Promise<void> {
    const answer = await this.line.send({
      type: "watch",
      table: this.id,
      since: this.ready ? this.seq : 0,
      words: true,
    });
    if (answer.type === "table") await this.take(answer);
    else if (answer.type === "refused" && answer.code !== "lost") this.failure = answer.sentence;
  }

  /** Everything anew: after an undo, or in another language. */
  async again(): Promise<void> {
    this.seq = 0;
    const answer = await this.line.send({ type: "watch", table: this.id, since: 0, words: true });
    if (answer.type === "table") await this.take(answer, true);
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    this.sitting.texts = await this.texts(this.sitting.info.game);
    // The socket speaks the language that its guest had when it was opened.
    this.seq = 0;
    this.ready = false;
    this.early = [];
    this.line.close();
    this.line = new Line(this.hear, () => void this.watch());
  }

  private texts(game: string): Promise<Texts> {
    return loadTexts(this.language, ["common", "web", game]);
  }

  private async take(table: message.Table, whole = false): Promise<void> {
    const first = !this.ready;
    if (first) this.sitting.texts = await this.texts(table.table.game);
    this.chat = first || whole ? table.chat : merge(this.chat, table.chat);
    this.sitting.log = first || whole ? table.log : [...this.sitting.log, ...table.log];
    this.draw(table, first || whole ? [] : table.log);
    this.ready = true;
    for (const update of this.early.splice(0)) this.hear(update);
  }

  private hear = (heard: message.AnyMessage): void => {
    if (heard.type === "chat") this.chat = merge(this.chat, [heard.line]);
    if (heard.type !== "update" || heard.table.id !== this.id) return;
    if (!this.ready) {
      this.early.push(heard);
      return;
    }
    if (heard.seq <= this.seq) return;
    const missed = (heard.log[0]?.seq ?? this.seq) > this.seq;
    if (missed || heard.log.some((item) => item.kind === "undo")) {
      void this.again();
      return;
    }
    const log = heard.log.filter((item) => item.seq >= this.seq);
    this.sitting.log = [...this.sitting.log, ...log];
    this.draw(heard, log);
  };

  /** Draw what one of the own seats sees: the one that is to act, if there are several. */
  private draw(
    told: { table: message.Info; seq: number; views: message.SeatView[] },
    log: message.LogItem[],
  ): void {
    const sitting = this.sitting;
    this.seq = told.seq;
    this.views = told.views;
    sitting.info = told.table;
    const acting = told.views.find(
      (one) => one.seat !== null && told.table.to_act.includes(one.seat),
    );
    const kept = told.views.find((one) => one.seat === sitting.seat);
    const shown = acting ?? kept ?? told.views[0];
    const news = log.flatMap((item) => item.events) as Event[];
    if (!shown) {
      sitting.seat = this.own[0] ?? null;
      sitting.tick += 1;
      return;
    }
    const several = told.views.length > 1;
    const before = sitting.seat;
    if (several && shown.seat !== before && told.table.status === "playing")
      this.curtain = shown.seat;
    if (told.table.status !== "playing") this.curtain = null;
    sitting.seat = shown.seat;
    const same = shown.seat === before;
    const othersOnly = same && log.every((item) => item.kind === "act" && item.seat !== before);
    sitting.show(shown.view, shown.words ?? null, same ? news : [], othersOnly);
    this.told(news, this);
  }

  /** Send a command about this table; the sentence of a refusal, else "". */
  async wish(wish: Wish): Promise<string> {
    const answer = await this.line.send({ ...wish, table: this.id } as Sent);
    return this.sentence(answer);
  }

  /** Take back: freely, if nothing was shown and nobody has acted since; else the others are asked. */
  async takeBack(): Promise<void> {
    if (this.sitting.info.status !== "playing" || !this.own.length) return;
    const answer = await this.line.send({ type: "undo", table: this.id, seq: this.seq });
    const done = answer.type === "done";
    this.sitting.refusal = done ? "" : await this.wish({ type: "propose", what: "undo" });
  }

  private async act(seat: number, actions: string[]): Promise<string> {
    const answer = await this.line.send({
      type: "act",
      table: this.id,
      seq: this.seq,
      seat,
      actions,
    });
    if (answer.type === "stale") {
      // Somebody was faster: show how it stands now, with the log.
      await this.again();
      return this.sitting.texts.say("web-stale");
    }
    return this.sentence(answer);
  }

  private sentence(answer: Answer): string {
    if (answer.type !== "refused") return "";
    return answer.code === "lost" ? this.sitting.texts.say("web-line-down") : answer.sentence;
  }

  close(): void {
    this.line.close();
  }
}

/** A line that is said just when one begins to watch may come twice. */
function merge(old: message.ChatLine[], more: message.ChatLine[]): message.ChatLine[] {
  return [...old, ...more.filter((line) => !old.some((known) => known.id === line.id))];
}
