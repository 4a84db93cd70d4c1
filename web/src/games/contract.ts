/** What a game gives to the page. Adding a game is adding a folder with a `client.ts` that
 *  exports `client`; nothing else is edited. A game without a folder is drawn by `../grid`. */
import type { Component, Snippet } from "svelte";
import type { Choice } from "../table/selection.svelte.ts";
import type { Grammar } from "../table/acta.ts";
import type { Sitting } from "../table/sitting.svelte.ts";
import type { Texts } from "../texts/texts.ts";
import type { Action } from "../wire/actions.ts";

/** Every component of a game gets the sitting, and draws it: docs/web.md. */
export interface Drawn {
  sitting: Sitting;
}

/** One of the short facts of a seat: "5 in hand". */
export interface Fact {
  count: number | string;
  words: string;
  short?: string;
  narrow?: boolean;
  /** It counts what the hand shows, and a card is there when it has been drawn: it does not wait until
   *  what happened has been shown. */
  atOnce?: boolean;
}

/** What the margin says of a seat, as far as it is open. */
export interface SeatFacts {
  /** How a seat is told apart besides its colour: the portrait's outline. */
  shape: "disc" | "octagon" | "triangle" | "square" | "lozenge" | "cross";
  /** A CSS colour of a piece (`var(--side-a)`), and one for text (`var(--terra)`). */
  colour: string;
  ink: string;
  /** The colour of the shape on a square of the seat's colour; without it the square itself has the
   *  shape. */
  sign?: string;
  /** The drawing in the portrait: the body of an icon (`icon:caesar`), or "" for the shape alone. */
  portrait: string;
  /** The large figure at the right and what it counts, in words. */
  score: number | null;
  scoreWords: string;
  /** Short open facts: "5 in hand". In the line that stands for the seat on narrow pages they are
   *  columns with the short words, if these are given; `narrow` facts are shown only there. */
  facts: Fact[];
  /** Words beside the name: "passed". */
  tags?: string[];
}

/** A moment worth a mark on the track of the replay. */
export interface Mark {
  seat: number | null;
  words: string;
}

export type Event = Record<string, unknown> & { kind: string; rule: string };

/** Several actions that the game's own drawing puts together; the plate shows it and sends it as
 *  one act. While there is one, it goes before what the selection has come to. */
export interface Plan {
  /** The sentence on the plate. */
  words: string;
  /** In the order in which they are sent; empty while something is missing. */
  actions: string[];
  /** The word on the button that sends (an id of the game's messages); else "Do it". */
  verb?: string;
  /** What else can be done with it, as buttons. */
  also?: { words: string; act(): void }[];
  /** Puts everything back, where there is something to put back. */
  clear?(): void;
}

/** What explains a piece, beside it: its name and kind, a sentence that is always true, one that is
 *  true now, and its rule. */
export interface Gloss {
  title: string;
  kind?: string;
  words: string;
  now?: string;
  foot?: string;
  rule?: string;
}

/** Who won without a seat of their own (the game itself, in solo). */
export interface Rival {
  name: string;
  /** The side that it plays, where that is not its name. */
  role?: string;
  facts: SeatFacts;
}

/** What a result is made of: `crown` says who won and why, `scores` is one line of scores for a
 *  phone, `after` what can be done next. The game puts its account between them. */
export interface ResultParts extends Drawn {
  crown: Snippet;
  scores: Snippet;
  after: Snippet;
}

/** An answer that is given across the table. */
export interface Spoken {
  action: string;
  words: string;
}

export interface GameClient {
  /** The board, in the section above the dock. */
  Board: Component<Drawn>;
  /** What the seat holds, under the plate. Not shown to onlookers. */
  Hand: Component<Drawn>;
  /** The same in small, for a seat that is looked at beside the own one: in a replay after the end. */
  Held?: Component<Drawn>;
  /** More tabs of the margin, beside the log and the chat. */
  tabs?: { id: string; label: string; Tab: Component<Drawn> }[];
  /** Shown between the opponents' seats and the log, where there is something. */
  Margin?: Component<Drawn>;
  seat(sitting: Sitting, seat: number): SeatFacts;
  /** On a phone the tablet of a lesson lies on an edge of the board, not above it: a map keeps its
   *  proportions, and would be too small to read. */
  tabletOver?: boolean;
  /** In place of the facts of a seat in the margin, where words are not enough; null is the rival. */
  SeatLine?: Component<Drawn & { seat: number | null }>;
  /** "Turn 24": where the game stands, for the head of the page. */
  moment(sitting: Sitting): string;
  /** How the log is written; without it every event is a line. */
  grammar?: Grammar;
  /** What stands at the head of a chapter that this event begins. */
  head?(sitting: Sitting, event: Event): { head: string; seat: number | null; name: string };
  /** Whether an event deserves a mark on the track. */
  mark?(event: Event): { seat: number | null } | null;
  /** The plate's sentence while a choice is being put together; undefined leaves the words of the
   *  choice that can be sent, or the prompt. */
  hint?(sitting: Sitting): string | undefined;
  /** The one answer to a question that is asked for hidden reasons alone: no Veto is held, no action card can be played. Where only
   *  bots are against one, the reader may have it given by itself. */
  alone?(sitting: Sitting): Choice | null;
  /** At one screen: what this seat can only answer, for reasons that everybody sees. It is not handed
   *  the screen for that. */
  moot?(view: unknown, seat: number): string | null;
  /** At one screen: what this seat can always answer, whatever it holds, and may say aloud in place of
   *  coming to the screen: the action, and the message of its button (with a `name`). */
  spoken?(view: unknown, seat: number): Spoken | null;
  /** A choice in words, where the page can say it better than its sentence does. */
  words?(sitting: Sitting, choice: Choice): string | undefined;
  /** What the choice that is ready would lead to, for those who cannot see it on the board. */
  aloud?(sitting: Sitting): string;
  /** The gravest of it in a few words, for a plate on a phone: the dock has no room for all. */
  beware?(sitting: Sitting): string;
  /** Single keys that are the game's own: "12345r". One that can do nothing now is answered. */
  keys?: string;
  /** The words on the plate's button for a choice without fields (pass, veto): null if the drawing
   *  has a place for it, undefined for the choice's own words. */
  button?(sitting: Sitting, choice: Choice): string | null | undefined;
  /** Of the choices with a button on the plate, the one that is nearly always wanted: use a bonus, not
   *  decline it. It is the last one, in ivory. */
  main?(choice: Choice): boolean;
  /** What kind of move a choice is, for the second stage of a hint, where its kind says too little. */
  kind?(sitting: Sitting, choice: Action): string | undefined;
  /** What is being put together of several actions, or null. */
  plan?(sitting: Sitting): Plan | null;
  /** What is ready can be had in another way, too, so it is not sent before the player says so. */
  open?(sitting: Sitting): boolean;
  /** The word on the button that sends (an id of the game's messages); else "Do it". */
  verb?(kind: string): string | undefined;
  /** Keys while the board has the focus; true if it was for the game. */
  key?(sitting: Sitting, event: KeyboardEvent): boolean;
  /** After the game: every point in the game's own form. */
  Result?: Component<ResultParts>;
  /** The sentence that says why it went so, with its rule. Not asked where it was broken off. */
  why?(sitting: Sitting): { words: string; rule: string } | null;
  /** What a rule note says of this event, where its rule tells of several things. */
  note?(sitting: Sitting, event: Event): string | undefined;
  /** What a rule note on this event points at ("lane 1 senators", "place forum"), where its place does
   *  not tell, or says too much. */
  noteAt?(event: Event): string | undefined;
  /** The opponent who has no seat, where there is one. */
  rival?(sitting: Sitting): Rival | null;
  /** What explains a piece: what stands in its `data-gloss`, "card spy". */
  gloss?(sitting: Sitting, what: string): Gloss | null;
  /** Where the things are that lessons and the coach point at ("group senators"): a CSS selector. */
  find?(what: string): string;
  /** What belongs to such a thing, but lies partly beside it: it is not veiled either. */
  beside?(what: string): string[];
  /** Why a piece that was pressed does nothing now; null if pressing it was no attempt. */
  refuse?(sitting: Sitting, what: string): { words: string; rule?: string } | null;
  /** For how many ms at a brisk pace these events are looked at, before the next ones come; `me` is
   *  the reader's seat. */
  lasts?(news: readonly Event[], me: number | null): number;
  /** Shown in place of the board until the reader goes on, where `scene` says so of the events. */
  Scene?: Component<Drawn & { news: Event[]; goOn: () => void }>;
  scene?(news: readonly Event[]): boolean;
  /** What the plate says meanwhile: where the reader stands. */
  sceneWords?(sitting: Sitting): string;
  /** A score is good when it is high, or when it is low (markers left). */
  ahead?: "most" | "fewest";
  /** A small picture of a piece for the rule reference, by rule id. */
  Picture?: Component<{ rule: string; texts?: Texts | undefined }>;
}

const folders = import.meta.glob<{ client: GameClient }>("./*/client.ts");

export function gameIds(): string[] {
  return Object.keys(folders).map((path) => path.split("/")[1] ?? "");
}

export async function loadGame(id: string): Promise<GameClient> {
  const load = folders[`./${id}/client.ts`] ?? (() => import("../grid/client.ts"));
  return (await load()).client;
}
