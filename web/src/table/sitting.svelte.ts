/** A table as one reader sits at it or looks on: the one object that everything is drawn from.
 *  It is filled by the line (a live table), by the replay, or by the gallery. */
import type { Texts } from "../texts/texts.ts";
import type { message } from "../wire/types.ts";
import type { Event } from "../games/contract.ts";
import { Selection, type Choice } from "./selection.svelte.ts";

export interface Send {
  /** Send actions of the seat, all or none; resolves with a sentence if they were refused. */
  act(seat: number, actions: string[]): Promise<string>;
}

const NUMERALS = ["I", "II", "III", "IV", "V"];

export class Sitting {
  /** What everybody may know of the table. */
  info: message.Info = $state.raw() as message.Info;
  /** The seat that is drawn as "me", or null for an onlooker. */
  seat: number | null = $state(null);
  /** The view of that seat: plain JSON of the game's own shape (`wire/types.ts`). Only replaced
   *  as a whole, never changed. */
  view: unknown = $state.raw(null);
  /** The view in sentences; null in a replay. */
  words: message.SeatWords | null = $state.raw(null);
  /** Everything that happened, oldest first. */
  log: message.LogItem[] = $state.raw([]);
  /** What happened between the view before and this one, for animations and pennants. */
  news: Event[] = $state.raw([]);
  /** Counts up with every new view; `news` belongs to it. */
  tick: number = $state(0);
  /** Counts up when the seat is asked something new; what was begun belongs to it. */
  question: number = $state(0);
  /** The choices of the seat, and those being put together. */
  selection = new Selection();
  /** Sentences of the game and the page in the reader's language. */
  texts: Texts = $state.raw() as Texts;
  /** A replay or a gallery: nothing can be done, and nothing is told as new. */
  still: boolean = $state(false);
  /** Actions are on their way: the board waits. */
  sending: boolean = $state(false);
  /** What was refused last, to be said on the plate. */
  refusal: string = $state("");
  /** Send each choice as soon as it is complete, without asking on the plate. */
  atOnce: boolean = $state(false);

  mine: boolean = $derived(this.seat !== null && (this.info?.to_act ?? []).includes(this.seat));

  private send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  /** The player's name at a seat, as sentences call them. */
  name(seat: number): string {
    const at = this.info.seats[seat];
    if (at?.bot) {
      const level = this.texts.find(`level-${at.bot}`) ?? at.bot;
      const whose = at.guest ? `${at.name.replace(/ \(.*\)$/, "")}, ` : "";
      return this.texts.say("bot-name", { level: whose + level + this.numeral(seat) });
    }
    const role = at?.role ? this.texts.find(`seat-${at.role}`) : undefined;
    if (!at?.name) return role ?? this.texts.say("seat-numbered", { number: seat + 1 });
    // One person at several seats: the role tells them apart.
    const alike = this.info.seats.filter((other) => other.name === at.name).length > 1;
    return alike ? `${at.name} (${role ?? seat + 1})` : at.name;
  }

  /** Bots of one level at one table are told apart, as the server's sentences do. */
  private numeral(seat: number): string {
    const at = this.info.seats[seat];
    const alike = this.info.seats.filter((other) => other.bot === at?.bot && !other.guest);
    const place = alike.findIndex((other) => other === at);
    return alike.length > 1 && place >= 0 ? ` ${NUMERALS[place] ?? ""}` : "";
  }

  /** Send what the selection has come to, or a choice given directly. */
  async play(...choices: (Choice | string)[]): Promise<void> {
    const made = choices.length ? choices : this.selection.ready ? [this.selection.ready] : [];
    if (!made.length || this.seat === null || this.sending || this.still) return;
    this.sending = true;
    this.refusal = "";
    try {
      this.refusal = await this.send.act(
        this.seat,
        made.map((one) => (typeof one === "string" ? one : one.text)),
      );
    } finally {
      this.sending = false;
    }
  }

  /** A new view has come. If only others have moved, at the same time, and the choices are the
   *  same, what was begun is kept: that must not take the cards out of one's hands. */
  show(view: unknown, words: message.SeatWords | null, news: Event[], othersOnly = false): void {
    this.view = view;
    this.words = words;
    this.news = news;
    this.tick += 1;
    const choices = words?.choices ?? [];
    const texts = choices.map((choice) => choice.text).join();
    const before = this.selection.choices.map((choice) => choice.text).join();
    if (othersOnly && texts === before) {
      this.selection.choices = choices;
      return;
    }
    this.question += 1;
    this.selection.reset(choices);
  }
}
