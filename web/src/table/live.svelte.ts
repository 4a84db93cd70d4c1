/** A table on the line: keeps a sitting up to date with what the server tells, and says to the
 *  server what the reader wants. */
import type { Event, Spoken } from "../games/contract.ts";
import { loadTexts, tableTexts, type Language } from "../texts/texts.ts";
import { loadActions } from "../wire/actions.ts";
import { call } from "../wire/api.ts";
import { updateOf } from "../wire/changes.ts";
import { Line, type Answer, type Sent } from "../wire/line.svelte.ts";
import type { api, command, message } from "../wire/types.ts";
import { Queue } from "./queue.ts";
import { Sitting } from "./sitting.svelte.ts";

/** Any command at a table, without what is the same for all of them. */
type AtTable = Exclude<command.AnyCommand, command.Hello | command.Ping>;
type Distribute<T> = T extends unknown ? Omit<T, "id" | "table"> : never;
export type Wish = Distribute<AtTable>;

/** What is looked at for longer is told in the log only when it is over: a vote. */
const TOLD_LATER = 1000;

export class LiveTable {
  readonly id: string;
  /** A new one whenever somebody else sits down before the screen, so that nothing is kept. */
  sitting: Sitting = $state.raw() as Sitting;
  /** The first message has come, and the texts. */
  ready = $state(false);
  /** Why there is no table to show. */
  failure = $state("");
  /** What the host of the server told everybody last. */
  notice = $state("");
  /** How many entries have been told; actions name it. */
  seq = 0;
  chat: message.ChatLine[] = $state.raw([]);
  /** At one screen: the seat that is before it. The server tells nothing that it may not know. */
  front: number | null = $state(null);
  /** At one screen: the seat for which the curtain hangs, until it is lifted. */
  curtain: number | null = $state(null);
  /** Somebody else sits down: what still comes is for the one before. */
  private changing = false;
  guest: string;
  private line: Line;
  /** What came while the first message was still waiting for its texts. */
  private early: (message.Update | message.Change)[] = [];
  /** The views as they were told last: changes build on them. */
  private known: message.SeatView[] = [];
  /** Updates, shown at the reader's pace. */
  private queue: Queue<message.Update | message.Change>;
  /** Up to where updates have come; `seq` is up to where they are shown. */
  private heard = 0;
  /** For how many ms these events of others, or of oneself, are looked at; 0 before a game is there
   *  to say. */
  lasts: (news: Event[], sitting: Sitting) => number = () => 0;
  /** At one screen: what a seat can only answer, as everybody sees. */
  moot: (view: unknown, seat: number) => string | null = () => null;
  /** At one screen: what a seat can always answer, and say aloud. */
  spoken: (view: unknown, seat: number) => Spoken | null = () => null;
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
    this.queue = new Queue(
      (update, hurried) => this.show(update, hurried),
      () => this.settled(),
    );
    this.sitting = this.fresh();
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

  private fresh(): Sitting {
    const made = new Sitting({
      act: (seat, actions) => this.act(seat, actions),
      previews: (seat) => this.previews(seat),
    });
    made.hurry = () => (made.scene ? undefined : this.queue.skip());
    if (!this.sitting) return made;
    made.texts = this.sitting.texts;
    made.actions = this.sitting.actions;
    made.info = this.sitting.info;
    made.atOnce = this.sitting.atOnce;
    return made;
  }

  private ask(since: number): Promise<Answer> {
    const seat = this.front ?? "one";
    return this.line.send({ type: "watch", table: this.id, since, seat, changes: true });
  }

  private async watch(): Promise<void> {
    const whole = this.changing;
    const answer = await this.ask(this.ready && !whole ? this.seq : 0);
    if (answer.type === "table") {
      await this.take(answer, whole);
      await this.resend();
    } else if (answer.type === "refused" && answer.code !== "lost") await this.fail(answer);
  }

  /** There is no table, and so no game whose texts would have come. */
  private async fail({ code, fields }: message.Refused): Promise<void> {
    const texts = await loadTexts(this.language, ["common", "server"]);
    this.failure = texts.say(`refusal-${code}`, fields as Record<string, string | number>);
  }

  /** The line is there again: what was pressed meanwhile is sent, if nothing has happened since. */
  private async resend(): Promise<void> {
    const unsent = this.unsent;
    this.unsent = null;
    if (!unsent) return;
    this.sitting.refusal = "";
    if (unsent.seq === this.seq) this.sitting.refusal = await this.act(unsent.seat, unsent.actions);
    else if (!this.sitting.told.some((item) => item.seq >= unsent.seq && item.seat === unsent.seat))
      this.sitting.refusal = this.sitting.texts.say("web-stale");
  }
  private unsent: { seq: number; seat: number; actions: string[] } | null = null;

  /** Everything anew: after an undo. */
  async again(): Promise<void> {
    this.seq = 0;
    const answer = await this.ask(0);
    if (answer.type === "table") await this.take(answer, true);
  }

  /** At one screen: everything that the seat in front was told is forgotten, and the server tells
   *  what the next one may know; between two people, what everybody may. */
  private async seatInFront(seat: number | null): Promise<void> {
    this.front = seat;
    this.changing = true;
    await this.again();
  }

  /** At one screen: the curtain falls, for the next seat. */
  async handOver(seat: number): Promise<void> {
    this.curtain = seat;
    await this.seatInFront(null);
  }

  /** At one screen: the next seat has said its answer aloud, and nobody need move. */
  async hearAnswer(): Promise<void> {
    const { next: seat, across } = this.sitting;
    if (seat === null || !across) return;
    const { seq, id: table } = this;
    const answer = await this.line.send({
      type: "act",
      table,
      seq,
      seat,
      actions: [across.action],
    });
    this.sitting.refusal = this.sentence(answer);
  }

  /** The next player is here. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    await this.seatInFront(seat);
    if (!this.changing && this.front === seat) this.curtain = null;
  }

  /** The page makes its own sentences: nothing need be asked. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    const texts = await tableTexts(language, this.sitting.info.game);
    if (this.language === language) this.sitting.texts = texts;
  }

  private async previews(seat: number): Promise<api.Previews["previews"]> {
    const path = `/tables/${this.id}/previews?seat=${seat}`;
    return (await call<api.Previews>("GET", path)).previews;
  }

  private async take(table: message.Table, whole = false): Promise<void> {
    const first = !this.ready;
    if (this.changing) this.sitting = this.fresh();
    this.changing = false;
    if (first) {
      const { game } = table.table;
      const [texts, actions] = await Promise.all([
        tableTexts(this.language, game),
        loadActions(game),
      ]);
      this.sitting.texts = texts;
      this.sitting.actions = actions;
    }
    this.queue.clear();
    this.heard = 0;
    this.sitting.scene = null;
    this.chat = first || whole ? table.chat : merge(this.chat, table.chat);
    this.sitting.told = first || whole ? table.log : [...this.sitting.told, ...table.log];
    this.draw(table, first || whole ? [] : table.log);
    this.ready = true;
    for (const update of this.early.splice(0)) this.hear(update);
  }

  private hear = (heard: message.AnyMessage): void => {
    if (heard.type === "notice") this.notice = heard.text;
    if (heard.type === "chat") this.chat = merge(this.chat, [heard.line]);
    const news = heard.type === "update" || heard.type === "change";
    if (!news || tableOf(heard) !== this.id || this.changing) return;
    if (!this.ready) {
      this.early.push(heard);
      return;
    }
    const upTo = Math.max(this.heard, this.seq);
    if (heard.seq <= upTo) return;
    const missed = (heard.log[0]?.seq ?? upTo) > upTo;
    if (missed || heard.log.some((item) => item.kind === "undo")) {
      void this.again();
      return;
    }
    this.heard = heard.seq;
    this.queue.push(heard);
  };

  /** Draw an update; what it led to is told when it has been seen. */
  private show(heard: message.Update | message.Change, hurried: boolean): number {
    if (heard.seq <= this.seq) return 0;
    const sitting = this.sitting;
    // A change builds on what was drawn before it.
    const update =
      heard.type === "change" ? updateOf(heard, sitting.info, this.known, sitting.actions) : heard;
    const log = heard.log.filter((item) => item.seq >= this.seq);
    const news = log.flatMap((item) => item.events) as Event[];
    const lasts = hurried || document.hidden ? 0 : this.lasts(news, sitting);
    const asked = sitting.mine ? sitting.question : null;
    sitting.busy = lasts > 0;
    this.draw(update, log);
    // Where several choose at once, what others do takes nobody's question away.
    if (sitting.question === asked && !sitting.scene) sitting.busy = false;
    if (lasts <= TOLD_LATER) sitting.told = [...sitting.told, ...log];
    else this.untold = log;
    return lasts;
  }
  private untold: message.LogItem[] = [];

  private settled(): void {
    const sitting = this.sitting;
    sitting.busy = false;
    sitting.held = null;
    if (this.untold.length) sitting.told = [...sitting.told, ...this.untold];
    this.untold = [];
    this.told([], this);
  }

  /** The reader goes on from a scene that waited for them. */
  goOn(): void {
    this.sitting.scene = null;
    this.queue.skip();
  }

  /** Draw what the seat in front sees; a curtain, if several are the reader's and none is there. */
  private draw(
    told: { table: message.Info; seq: number; views: message.SeatView[] },
    log: message.LogItem[],
  ): void {
    const sitting = this.sitting;
    this.seq = told.seq;
    this.known = told.views;
    sitting.info = told.table;
    const shown = told.views[0];
    const several = this.own.length > 1;
    const acting = this.own.find((seat) => told.table.to_act.includes(seat));
    const playing = told.table.status === "playing";
    const news = log.flatMap((item) => item.events) as Event[];
    sitting.learn(log);
    if (!shown) {
      sitting.seat = this.own[0] ?? null;
      sitting.tick += 1;
      return;
    }
    const before = sitting.seat;
    if (several && playing && this.front === null) this.curtain ??= acting ?? this.own[0] ?? null;
    if (!playing) this.curtain = null;
    if (several && !playing && this.front === null) {
      // Nothing is secret any more: the result and the replay begin with the first own seat.
      void this.seatInFront(this.own[0] ?? null);
      return;
    }
    const next = several && playing && acting !== undefined && acting !== shown.seat;
    sitting.next = next && !told.table.to_act.includes(shown.seat ?? -1) ? acting : null;
    const only = sitting.next === null ? null : this.moot(shown.view, sitting.next);
    if (only !== null && sitting.next !== null) {
      // Nobody need come to the screen for that.
      const { seq, id: table } = this;
      void this.line.send({ type: "act", table, seq, seat: sitting.next, actions: [only] });
      sitting.next = null;
    }
    sitting.across = sitting.next === null ? null : this.spoken(shown.view, sitting.next);
    sitting.seat = shown.seat;
    const same = shown.seat === before;
    // What was done beside the game (a proposal, a word of the coach) takes nothing away either.
    const beside = (item: message.LogItem) =>
      item.kind === "act" ? item.seat !== before : item.kind !== "undo";
    const othersOnly = same && log.every(beside);
    sitting.show(shown.view, same ? news : [], othersOnly);
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

  /** Asked before actions are sent: whether they may go. */
  guard: (seat: number, actions: string[]) => Promise<boolean> = () => Promise.resolve(true);

  private async act(seat: number, actions: string[]): Promise<string> {
    this.queue.hurry();
    if (!(await this.guard(seat, actions))) return "";
    const answer = await this.line.send({
      type: "act",
      table: this.id,
      seq: this.seq,
      seat,
      actions,
    });
    if (answer.type === "refused" && answer.code === "lost") {
      this.unsent = { seq: this.seq, seat, actions };
      return this.sitting.texts.say("web-line-kept");
    }
    if (answer.type === "stale") {
      // Somebody was faster: show how it stands now, with the log.
      await this.again();
      return this.sitting.texts.say("web-stale");
    }
    return this.sentence(answer);
  }

  private sentence(answer: Answer): string {
    if (answer.type !== "refused") return "";
    if (answer.code === "lost") return this.sitting.texts.say("web-line-down");
    return this.sitting.speech.refusal(answer);
  }

  close(): void {
    this.line.close();
  }
}

function tableOf(heard: message.Update | message.Change): string {
  return heard.type === "change" ? heard.table : heard.table.id;
}

/** A line that is said just when one begins to watch may come twice. */
function merge(old: message.ChatLine[], more: message.ChatLine[]): message.ChatLine[] {
  return [...old, ...more.filter((line) => !old.some((known) => known.id === line.id))];
}
