/** The log as people read it: a chapter a turn with its player's name, then a few lines. Which kinds
 *  of events are left out and which go on in the line before them, each game says for itself. */
import type { Event, GameClient } from "../games/contract.ts";
import type { message } from "../wire/types.ts";

/** How a game's log is written. */
export interface Grammar {
  /** Not written: what pieces, seats and piles show anyway. */
  quiet: readonly string[];
  /** Written, but not called out over the board, which shows it: there is room for the rest then. */
  unsung?: readonly string[];
  /** Not written either, in this case. */
  hush?(event: Event): boolean;
  /** Goes on in the line before it. */
  joins: readonly string[];
  /** Of what goes on in a line: its rule says more than that of the line's beginning. */
  explains?: readonly string[];
  /** Begins a chapter: a turn, a phase. */
  opens: readonly string[];
  /** Begins a chapter and is written in it. */
  begins?(event: Event, before: readonly Event[]): boolean;
  /** No event tells that the game begins: the one that would, for the first event that is told. */
  first?(event: Event): Event;
  /** Begins a line, though its kind goes on in the line before. */
  parts?(event: Event, before: Event): boolean;
  /** In place of its sentence, by kind: an id of the game's messages with the same fields. */
  brief?: Readonly<Record<string, string>>;
  /** The set-up: one step of a replay. */
  prepares?: readonly string[];
  /** Written while its chapter is the last one; afterwards the outcome alone stays. */
  passing?: readonly string[];
  /** A reason to be said in the line of this event: an id of the game's messages, and its rule. */
  because?(event: Event, before: readonly Event[]): { id: string; rule: string } | undefined;
}

export interface Line {
  key: string;
  /** Sentences, each with the seat's own name at its beginning left out. */
  words: string;
  rule: string;
  /** The entries that it tells of, from the first to the last. */
  first: number;
  seq: number;
  undone: boolean;
  /** It begins with a verb: the name that belongs to it stands in the heading. */
  verb: boolean;
}

export interface Chapter {
  key: string;
  /** In the margin: the number of the turn. */
  name: string;
  /** Whose turn it is, or the phase. */
  head: string;
  seat: number | null;
  lines: Line[];
}

export interface Names {
  name(seat: number): string;
  /** What the head of a chapter says, and whose it is. */
  head(event: Event): { head: string; seat: number | null; name: string };
  /** How the one who is on turn may be called at the beginning of a sentence. */
  called(seat: number | null): string[];
  /** How everybody may be called. */
  all: readonly string[];
  say(id: string): string;
  /** A message of the game about an event. */
  about(id: string, event: Event): string;
}

/** Without the name that stands in the heading; what follows begins with a verb. `all`: with the names
 *  of the others, for "Anna Maria resigns" is not told of Anna. */
export function withoutName(
  sentence: string,
  names: readonly string[],
  all: readonly string[] = [],
): string {
  const begins = (one: string): boolean => one !== "" && sentence.startsWith(`${one} `);
  const name = names.find(begins);
  if (!name || all.some((one) => one.length > name.length && begins(one))) return sentence;
  return sentence.slice(name.length + 1);
}

/** A sentence of a line; `verb`: it begins with one, for its name was left out. */
export interface Said {
  words: string;
  verb: boolean;
}

/** "passes. swaps 3 cards." reads better as "passes, swaps 3 cards." */
export function sentences(all: readonly Said[]): string {
  return all.reduce((text, { words, verb }) => {
    if (!text) return words;
    return verb ? `${text.replace(/\.$/, "")}, ${words}` : `${text} ${words}`;
  }, "");
}

/** After "Anna closes Gallia. Anna has 4 there, Ben 0." it must be said who goes on. */
function several(words: string): boolean {
  return /[.!?] \p{L}/u.test(words);
}

/** Who sits where is seen at the seats. */
export const ARRIVALS = ["sit", "bot", "leave", "start"];

export function chapters(
  log: readonly message.LogItem[],
  grammar: Grammar,
  names: Names,
): Chapter[] {
  const made: Chapter[] = [];
  let last: Chapter | undefined;
  let open: { line: Line; said: Said[]; verbs: boolean } | null = null;
  const before: Event[] = [];
  /** The chapter in which somebody else has spoken beside the game. */
  let others: Chapter | undefined;
  const passing = new Map<Line, boolean>();
  for (const item of log) {
    if (ARRIVALS.includes(item.kind)) continue;
    (item.words ?? []).forEach((sentence, i) => {
      const event = item.events[i] as Event | undefined;
      const brief = event && grammar.brief?.[event.kind];
      const words = brief ? names.about(brief, event) : sentence;
      const key = `${item.seq}.${i}`;
      if (event && grammar.opens.includes(event.kind)) {
        made.push((last = { key, ...names.head(event), lines: [] }));
        open = null;
        before.push(event);
        return;
      }
      if (event && grammar.begins?.(event, before)) {
        made.push((last = { key, ...names.head(event), lines: [] }));
        open = null;
      }
      if (!last) {
        // A hint may be asked for before anything has happened.
        const opening = event ?? (log.flatMap((one) => one.events)[0] as Event | undefined);
        const first = opening && grammar.first?.(opening);
        const head = first ? names.head(first) : { name: "", head: "", seat: null };
        made.push((last = { key, ...head, lines: [] }));
      }
      if (event && (grammar.quiet.includes(event.kind) || grammar.hush?.(event))) {
        before.push(event);
        return;
      }
      const reason = event && grammar.because?.(event, before);
      const parted = event && before.length > 0 && grammar.parts?.(event, before.at(-1) as Event);
      if (event) before.push(event);
      // What stays does not go on in a line that goes.
      const fleeting = !!event && !!grammar.passing?.includes(event.kind);
      const joined =
        !!open &&
        !!event &&
        grammar.joins.includes(event.kind) &&
        !parted &&
        open.line.undone === !!item.undone &&
        passing.get(open.line) === fleeting;
      // The name is left out while every sentence of the line is about the same one.
      const called = last.seat === null ? [last.head] : names.called(last.seat);
      // Who agrees, goes on holiday or is given time may be anybody: after another's word they are
      // named, whoever's turn it is.
      const own = withoutName(words, called, names.all);
      if (!event && own === words) others = last;
      const short = event || others !== last ? own : words;
      const named = joined && !open?.verbs;
      const said = [{ words: named ? words : short, verb: !named && short !== words }];
      if (reason) said.push({ words: names.say(reason.id), verb: false });
      const rule = reason?.rule ?? event?.rule ?? "";
      if (joined && open) {
        open.verbs &&= short !== words && !several(words);
        open.said.push(...said);
        open.line.words = sentences(open.said);
        // A reason's rule says more than that of the event.
        if (reason || !open.line.rule || grammar.explains?.includes(event.kind))
          open.line.rule = rule;
        open.line.seq = item.seq;
        return;
      }
      const line: Line = {
        key,
        words: sentences(said),
        rule,
        first: item.seq,
        seq: item.seq,
        undone: !!item.undone,
        verb: short !== words,
      };
      passing.set(line, fleeting);
      last.lines.push(line);
      open = event ? { line, said, verbs: short !== words && !several(words) } : null;
    });
  }
  for (const chapter of made.slice(0, -1))
    chapter.lines = chapter.lines.filter((line) => !passing.get(line));
  const written = made.filter((chapter) => chapter.lines.length);
  onceEach(written.flatMap((chapter) => chapter.lines));
  return written;
}

/** A rule that stands behind the line before is not written again. */
function onceEach(lines: readonly Line[]): void {
  const rules = lines.map((line) => line.rule);
  lines.forEach((line, i) => {
    if (line.rule === rules[i - 1]) line.rule = "";
  });
}

/** The last line of one's own moves, and its entry. What the log leaves out (a card drawn, an action
 *  allowed) is no move to ask about, though a line may come of it. */
export function lastOwn(
  told: readonly Chapter[],
  log: readonly message.LogItem[],
  seat: number | null,
  quiet: readonly string[],
): { key: string; at: number } | undefined {
  const lines = told.flatMap((chapter) => chapter.lines);
  const mine = log
    .filter((item) => item.kind === "act" && item.seat === seat && !item.undone)
    .filter((item) => !quiet.includes(String(item.events[0]?.["kind"])));
  for (const { seq } of mine.reverse()) {
    const line = lines.find((one) => one.first <= seq && seq <= one.seq);
    if (line) return { key: line.key, at: seq };
  }
  return undefined;
}

/** A turn of one line has no other for its heading: that is the first word of it. */
export function runsIn({ head, lines }: Chapter): boolean {
  return !!head && lines.length === 1 && !!lines[0]?.verb;
}

/** Whether the log tells of an event beyond the heading of its chapter. */
export function tells({ quiet, opens, hush }: Grammar): (event: Event) => boolean {
  const silent = [...quiet, ...opens];
  return (event) => !silent.includes(event.kind) && !hush?.(event);
}

/** Where a game says nothing: every event is a line, every turn a chapter. */
export const PLAIN: Grammar = { quiet: [], joins: [], opens: ["turn"] };

export function grammarOf(client: GameClient): Grammar {
  return client.grammar ?? PLAIN;
}
