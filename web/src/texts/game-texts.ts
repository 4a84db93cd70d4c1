/** What a reader is told of one table, in sentences: the page makes them from ids and fields as
 *  Python does (src/triumvir/texts/game_texts.py, src/triumvir/server/publish/words.py), and
 *  tests/web/test_words.py sees to it that both say the same. */
import type { Action, Actions } from "../wire/actions.ts";
import type { message } from "../wire/types.ts";
import { botKnown, botLevel, botName } from "./bots.ts";
import { messageId, type Texts } from "./texts.ts";
import { asTheyAre, fill, type Fields } from "./variables.ts";

// Fields of errors that quote the input, so that they are not words of the game.
const TYPED = ["found", "known", "key", "where", "text", "detail", "title", "option", "game"];
type SeatInfo = message.SeatInfo;

export interface Refused {
  code: string;
  why?: string;
  fields?: Fields;
  sentence?: string;
}

interface Outcome {
  ranks: number[];
  reason: string;
  lines: Fields[];
}

export class GameTexts {
  readonly texts: Texts;
  readonly actions: Actions;
  private seats: SeatInfo[];
  private names: string[];

  constructor(texts: Texts, actions: Actions, seats: SeatInfo[]) {
    this.texts = texts;
    this.actions = actions;
    this.seats = seats;
    const shown = seats.map((seat) => this.shown(seat));
    // One name at several seats (one person at one screen) tells nobody who acted.
    this.names = shown.map((name, number) => {
      const alike = shown.filter((other) => other === name).length > 1;
      return alike || !name ? this.role(number) : name;
    });
  }

  // Names

  /** A person's name, or the bot's own. */
  private shown(seat: SeatInfo): string {
    if (!seat.bot) return seat.name;
    if (!seat.person) return botName(this.texts, this.actions.game, seat.number, seat.bot);
    return this.texts.say("bot-name", { level: `${seat.person}, ${this.level(seat.bot)}` });
  }

  level(bot: string): string {
    return botLevel(this.texts, bot);
  }

  /** What the seat is called in the game: Caesar, or its number. */
  role(seat: number): string {
    const role = this.seats[seat]?.role;
    return role
      ? this.texts.say(messageId("seat", role))
      : this.texts.say("seat-numbered", { number: seat + 1 });
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.role(seat);
  }

  /** Who plays a role: a player, or the game itself if fewer sit there than it has roles. */
  side(role: string): string {
    if (!this.actions.roles.includes(role)) return this.texts.say(messageId("term", role));
    const seat = this.seats.findIndex((one) => one.role === role);
    return seat >= 0 ? this.seat(seat) : this.texts.say("seat-itself");
  }

  named(what: string, word: string): string | undefined {
    return this.texts.find(messageId(what, word));
  }

  reason(reason: string): string {
    return this.texts.say(messageId("reason", reason));
  }

  join(all: string[]): string {
    if (all.length < 2) return all[0] ?? this.texts.say("list-empty");
    const first = all.slice(0, -1).join(this.texts.say("list-comma"));
    return this.texts.say("list-and", { first, last: all.at(-1) ?? "" });
  }

  // Sentences

  /** Any message whose variables are fields of an action, an event, a view or a score line. */
  about(id: string, fields: Fields): string {
    return this.texts.say(id, fill(this, fields));
  }

  choice(action: Action): string {
    return this.about(messageId("choice", action.kind), action.fields);
  }

  event(event: Fields, known: boolean): string {
    const id = messageId("event", String(event["kind"]));
    return this.about(known && this.texts.has(`${id}-known`) ? `${id}-known` : id, event);
  }

  /** What the seat of a view may do, and what everybody else waits for. */
  view(view: Fields, info: message.Info): message.SeatWords {
    const { seat, choices, ...data } = view;
    const phase = String(data["phase"]);
    const acting = typeof seat === "number" && info.to_act.includes(seat);
    const offered = (): message.ChoiceInfo[] =>
      (acting ? (choices as string[]) : []).flatMap((text) => {
        const action = this.actions.find(text);
        return action ? [{ ...action, preview: {}, words: this.choice(action) }] : [];
      });
    return {
      name: typeof seat === "number" ? this.seat(seat) : this.texts.say("onlooker"),
      prompt: acting ? this.prompt(phase, data, choices as string[]) : "",
      /** Only those who read them need them made. */
      get choices() {
        return offered();
      },
      rules: (this.texts.find(messageId("prompt", phase), {}, "rules") ?? "")
        .split(/\s+/)
        .filter(Boolean),
      waiting: info.to_act
        .filter((other) => other !== seat)
        .map((other) => this.about(messageId("wait", phase), { ...data, seat: other })),
      outcome: this.outcome(info),
    };
  }

  /** A prompt offers only what can be done: whether a kind of its `usual`, and one of its `optional`,
   *  is among the choices. */
  private prompt(phase: string, data: Fields, choices: string[]): string {
    const id = messageId("prompt", phase);
    const offered = new Set(choices.map((text) => this.actions.find(text)?.kind ?? ""));
    const can = (name: string): boolean =>
      (this.texts.find(id, {}, name) ?? "").split(/\s+/).some((kind) => kind && offered.has(kind));
    return this.about(id, { ...data, usual: can("usual"), optional: can("optional") });
  }

  private outcome(info: message.Info): message.OutcomeWords | null {
    if (!info.result) return null;
    const outcome = info.result["outcome"] as Outcome | null;
    if (!outcome) {
      const seat = info.result["seat"];
      const name = typeof seat === "number" ? this.seat(seat) : "";
      const reason = this.texts.say(`result-${String(info.result["reason"])}`, { name });
      return { reason, verdict: "", lines: [] };
    }
    return {
      reason: this.reason(outcome.reason),
      verdict: this.verdict(outcome.ranks),
      lines: outcome.lines.map((line) => ({
        seat: line["seat"] as number,
        kind: String(line["kind"]),
        points: line["points"] as number,
        rule: String(line["rule"]),
        words: this.about(messageId("line", String(line["kind"])), line),
      })),
    };
  }

  private verdict(ranks: number[]): string {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [this.seat(seat)] : []));
    if (!winners.length) return this.texts.say("outcome-lost", { loser: this.seat(0) });
    const id = winners.length === 1 ? "outcome-winner" : "outcome-draw";
    return this.texts.say(id, { winner: this.join(winners) });
  }

  /** An entry of the log: a sentence for each event; for other entries, a sentence of their own. */
  lines(item: message.LogItem): string[] {
    const lines = item.events.map((event, number) =>
      this.event(event, item.known?.includes(number) ?? false),
    );
    return item.kind === "act" ? lines : [...lines, this.entry(item)];
  }

  private entry(item: message.LogItem): string {
    const said = item.text ?? "";
    const [what = "", count = ""] = [said.split(" ")[0], said.split(" ").at(-1)];
    const id = ["propose", "end", "lock", "admit", "coach"].includes(item.kind)
      ? `${item.kind}-${what}`
      : item.kind;
    return this.texts.say(`log-${id}`, {
      name: item.seat >= 0 ? this.seat(item.seat) : "",
      text: item.kind === "bot" ? botKnown(this.texts, this.actions.game, item.seat, said) : said,
      count: /^\d+$/.test(count) ? Number(count) : 0,
    });
  }

  /** Why something was refused. */
  refusal({ code, why, fields = {}, sentence }: Refused): string {
    const variables = asTheyAre(fields);
    if (!why) return this.texts.find(messageId("refusal", code), variables) ?? (sentence || code);
    const words = Object.entries(fields).filter(
      ([name, value]) =>
        !TYPED.includes(name) && typeof value !== "number" && typeof value !== "boolean",
    );
    const filled = { ...variables, ...fill(this, Object.fromEntries(words)) };
    return this.texts.find(messageId("refusal", why), filled) ?? (sentence || code);
  }
}
