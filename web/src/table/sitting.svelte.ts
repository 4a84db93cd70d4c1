/** A table as one reader sits at it or looks on: the one object that everything is drawn from.
 *  It is filled by the line (a live table), by the replay, or by the gallery. */
import { botPlace } from "../texts/bots.ts";
import { GameTexts } from "../texts/game-texts.ts";
import type { Texts } from "../texts/texts.ts";
import type { Action, Actions } from "../wire/actions.ts";
import { face } from "../ui/faces.ts";
import type { message } from "../wire/types.ts";
import { Previews } from "./previews.svelte.ts";
import type { Event, SeatFacts, Spoken } from "../games/contract.ts";
import { Selection, type Choice } from "./selection.svelte.ts";
import { untrack } from "svelte";

type Fields = Record<string, unknown>;

export interface Send {
  /** Send actions of the seat, all or none; resolves with a sentence if they were refused. */
  act(seat: number, actions: string[]): Promise<string>;
  /** What each choice of the seat would lead to, by its text. */
  previews?(seat: number): Promise<Record<string, Record<string, unknown>>>;
}

/** What stands around the board, as it was a moment ago. */
export interface Held {
  /** Without them it is told how the seats stand now. */
  seats?: SeatFacts[];
  /** Of the opponent who has no seat. */
  rival?: SeatFacts | null;
  acting: number[];
  /** Where the game stood, and who led. */
  moment: string;
  stands?: string;
}

/** A choice as the server names it, with what the page knows of it when it is looked at. */
class Offer implements Choice {
  readonly text: string;
  readonly kind: string;
  readonly fields: Record<string, unknown>;
  private sitting: Sitting;
  private previews: Previews;

  constructor({ text, kind, fields }: Action, sitting: Sitting, previews: Previews) {
    this.text = text;
    this.kind = kind;
    this.fields = fields;
    this.sitting = sitting;
    this.previews = previews;
  }

  get words(): string {
    return this.sitting.speech.choice(this);
  }

  get preview(): Record<string, unknown> {
    return this.previews.of(this.text);
  }
}

const ANSWER_MS = 6000;

export class Sitting {
  /** What everybody may know of the table. */
  info: message.Info = $state.raw() as message.Info;
  /** The seat that is drawn as "me", or null for an onlooker. */
  seat: number | null = $state(null);
  /** The view of that seat: plain JSON of the game's own shape (`wire/types.ts`). Only replaced
   *  as a whole, never changed. */
  view: unknown = $state.raw(null);
  /** A moment of the past: nobody is asked anything. */
  past: boolean = $state(false);
  /** Everything that happened, oldest first, as it was told. */
  told: message.LogItem[] = $state.raw([]);
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
  /** What can be done in this game at all. */
  actions: Actions = $state.raw() as Actions;
  /** Changes only if somebody is called otherwise than before. */
  private called: string = $derived(
    JSON.stringify(
      (this.info?.seats ?? []).map((one) => [one.role, one.name, one.bot, one.person]),
    ),
  );
  /** Makes the sentences of this table; a new one for each language and if somebody is renamed. */
  speech: GameTexts = $derived.by(() => {
    void this.called;
    return new GameTexts(
      this.texts,
      this.actions,
      untrack(() => this.info.seats),
    );
  });
  /** The view in sentences; null in a replay. */
  words: message.SeatWords | null = $derived(
    this.view && !this.past ? this.speech.view(this.view as Fields, this.info) : null,
  );
  /** The log in sentences; those that have been made are kept. */
  private spoken = $derived.by(() => {
    void this.speech;
    return new WeakMap<message.LogItem, message.LogItem>();
  });
  log: message.LogItem[] = $derived(this.told.map((item) => this.say(item)));
  /** A replay or a gallery: nothing can be done, and nothing is told as new. */
  still: boolean = $state(false);
  /** A lesson: of what the rules allow only some is offered. */
  limited: boolean = $state(false);
  /** Said on the plate while nobody is asked, in place of whom the table waits for. */
  note: string = $state("");
  /** At one screen: the seat that acts next, if it is not the one in front. */
  next: number | null = $state(null);
  /** What that seat can say aloud, in place of coming to the screen. */
  across: Spoken | null = $state.raw(null);
  /** Actions are on their way: the board waits. */
  sending: boolean = $state(false);
  /** What was refused last, to be said on the plate. */
  refusal: string = $state("");
  /** Something is being shown: what it led to is told, counted and asked when it is over. */
  busy: boolean = $state(false);
  /** Seats, turn and standing as they were, while what changed them is being shown. */
  held: Held | null = $state.raw(null);
  /** What is shown in place of the board until the reader goes on: the end of a day. */
  scene: Event[] | null = $state.raw(null);
  /** See the end of what is being shown. */
  hurry: () => void = () => undefined;
  /** Why what was just pressed does nothing; it goes by itself after a while. */
  answer: { words: string; rule: string } | null = $state.raw(null);
  private answered: ReturnType<typeof setTimeout> | undefined;
  /** Seats of people who do not look at the table now. */
  away: number[] = $state.raw([]);
  /** Send each choice as soon as it is complete, without asking on the plate. */
  atOnce: boolean = $state(false);

  /** The seats whose turn it is, as far as that has been shown. */
  acting: number[] = $derived(this.held?.acting ?? this.info?.to_act ?? []);

  mine: boolean = $derived(
    this.seat !== null && !this.busy && (this.info?.to_act ?? []).includes(this.seat),
  );

  private send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  private say(item: message.LogItem): message.LogItem {
    let found = this.spoken.get(item);
    if (!found) {
      found = { ...item, words: this.speech.lines(item) };
      this.spoken.set(item, found);
    }
    return found;
  }

  /** Events of which this seat knows more than everybody. */
  private known = new WeakSet<object>();
  learn(items: readonly message.LogItem[]): void {
    for (const item of items)
      for (const at of item.known ?? []) this.known.add(item.events[at] ?? {});
  }

  /** Events in sentences, outside the log. */
  tell(events: readonly Event[]): string[] {
    const known = events.flatMap((event, i) => (this.known.has(event) ? [i] : []));
    return this.speech.lines({ seq: 0, kind: "act", seat: -1, events: [...events], known });
  }

  /** What the seat is called in the game: Caesar, or its number. */
  role(seat: number): string {
    return this.speech.role(seat);
  }

  /** The player's name at a seat, as sentences call them. */
  name(seat: number): string {
    return this.speech.seat(seat);
  }

  /** What a bot is called beside its name: "Citizen (bot)"; "" for a person. */
  level(seat: number): string {
    const bot = this.info.seats[seat]?.bot;
    return bot ? this.texts.say("bot-name", { level: this.speech.level(bot) }) : "";
  }

  /** The drawing of a bot's face; "" for a person. */
  face(seat: number): string {
    const bot = this.info.seats[seat]?.bot;
    return bot ? face(bot, botPlace(this.info.game, seat)) : "";
  }

  /** Something was pressed that does nothing now: say why, for a while. */
  explain(words: string, rule = ""): void {
    this.answer = { words, rule };
    clearTimeout(this.answered);
    this.answered = setTimeout(() => (this.answer = null), ANSWER_MS);
  }

  /** Send what the selection has come to, or a choice given directly. */
  async play(...choices: (Choice | string)[]): Promise<void> {
    const made = choices.length ? choices : this.selection.ready ? [this.selection.ready] : [];
    if (!made.length || this.seat === null || this.sending || this.still) return;
    this.sending = true;
    this.refusal = "";
    this.answer = null;
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
  show(view: unknown, news: Event[], othersOnly = false): void {
    this.view = view;
    this.news = news;
    this.tick += 1;
    const choices = this.past ? [] : ((view as { choices?: string[] }).choices ?? []);
    const before = this.selection.choices.map((choice) => choice.text).join();
    if (othersOnly && choices.join() === before) return;
    this.question += 1;
    this.selection.reset(this.offers(choices));
  }

  private offers(choices: string[]): Choice[] {
    const { seat, send } = this;
    const previews = new Previews(async () =>
      seat === null || !send.previews ? {} : send.previews(seat),
    );
    return choices.flatMap((text) => {
      const action = this.actions.find(text);
      return action ? [new Offer(action, this, previews)] : [];
    });
  }
}
