/** What a game gives to the page. Adding a game is adding a folder with a `client.ts` that
 *  exports `client`; nothing else is edited. */
import type { Component } from "svelte";
import type { Choice } from "../table/selection.svelte.ts";
import type { Sitting } from "../table/sitting.svelte.ts";

/** Every component of a game gets the sitting, and draws it: docs/web.md. */
export interface Drawn {
  sitting: Sitting;
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
  facts: { count: number | string; words: string; short?: string; narrow?: boolean }[];
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

export interface GameClient {
  /** The board, in the section above the dock. */
  Board: Component<Drawn>;
  /** What the seat holds, under the plate. Not shown to onlookers. */
  Hand: Component<Drawn>;
  /** More tabs of the margin, beside the log and the chat. */
  tabs?: { id: string; label: string; Tab: Component<Drawn> }[];
  /** Shown between the opponents' seats and the log, where there is something. */
  Margin?: Component<Drawn>;
  seat(sitting: Sitting, seat: number): SeatFacts;
  /** In place of the facts of a seat in the margin, where words are not enough. */
  SeatLine?: Component<Drawn & { seat: number }>;
  /** "Turn 24": where the game stands, for the head of the page. */
  moment(sitting: Sitting): string;
  /** If a chapter of the log begins with this event, its name for the margin; else a turn does. */
  chapterOf?(event: Event): string | undefined;
  /** Kinds of events of which the log keeps each seat's last in a chapter alone. */
  counting?: string[];
  /** Whether an event deserves a mark on the track. */
  mark?(event: Event): { seat: number | null } | null;
  /** The plate's sentence while a choice is being put together; undefined leaves the words of the
   *  choice that can be sent, or the prompt. */
  hint?(sitting: Sitting): string | undefined;
  /** The words on the plate's button for a choice without fields (pass, veto): null if the drawing
   *  has a place for it, undefined for the choice's own words. */
  button?(sitting: Sitting, choice: Choice): string | null | undefined;
  /** What is being put together of several actions, or null. */
  plan?(sitting: Sitting): Plan | null;
  /** What is ready can be had in another way, too, so it is not sent before the player says so. */
  open?(sitting: Sitting): boolean;
  /** The word on the button that sends (an id of the game's messages); else "Do it". */
  verb?(kind: string): string | undefined;
  /** Keys while the board has the focus; true if it was for the game. */
  key?(sitting: Sitting, event: KeyboardEvent): boolean;
  /** A small picture of a piece for the rule reference, by rule id. */
  Picture?: Component<{ rule: string }>;
}

const folders = import.meta.glob<{ client: GameClient }>("./*/client.ts");

export function gameIds(): string[] {
  return Object.keys(folders).map((path) => path.split("/")[1] ?? "");
}

export async function loadGame(id: string): Promise<GameClient> {
  const load = folders[`./${id}/client.ts`];
  if (!load) throw new Error(`This page cannot draw "${id}".`);
  return (await load()).client;
}
