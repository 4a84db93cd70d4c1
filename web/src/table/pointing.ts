/** Where the pointing hand stands: under its piece or over it, at the side where it hides least. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Hand {
  x: number;
  y: number;
  /** From above, the finger downwards. */
  flip: boolean;
  /** From the right: the finger is its left corner. */
  mirror: boolean;
}

export const HAND = 46; // px, its width and height
const FROM_ABOVE = 500; // px² that it rather hides: the foot of a piece is more its own than its head
const REACH = 14; // px, how far the finger reaches into a large piece: what it shows stays to be read
export const STRIP = 44; // px, the own strip below the board
export const FOOT = 24; // px, what a high plate may cover of a board without one
const EDGE = 2; // px between a ring and the edge of the page
const ROOM = 8; // px between a piece and what hides the rest of the page

/** `read` is what should stay to be read, `within` what the hand should stay on: with nothing in the
    way it comes from below, left. */
export function handAt(
  piece: Box,
  window: { width: number; height: number },
  read: readonly Box[] = [],
  within: Box | null = null,
): Hand {
  const reach = Math.min(piece.height * 0.28, REACH);
  const below = piece.top + piece.height - reach;
  const above = piece.top + reach - HAND;
  const falls = below + HAND > window.height - 4;
  let best: Hand | undefined;
  let least = Infinity;
  const ways = falls ? [true] : above < 4 ? [false] : [false, true];
  // At the middle of the piece, or at its nearer side.
  for (const [side, flip] of [0.5, 0.25].flatMap((side) =>
    ways.map((flip) => [side, flip] as const),
  ))
    for (const mirror of [false, true]) {
      const tip = piece.left + piece.width * (mirror ? 1 - side : side);
      const wanted = mirror ? tip : tip - HAND;
      const x = Math.max(4, Math.min(window.width - HAND - 4, wanted));
      const y = flip ? Math.max(4, above) : below;
      const over = { left: x, top: y, width: HAND, height: HAND };
      // At the edge of the page its finger may miss the piece.
      const misses = HAND * Math.abs(x - wanted);
      const beside = (within ? HAND * HAND - shared(over, within) : 0) + (flip ? FROM_ABOVE : 0);
      const hides = read.reduce((sum, box) => sum + shared(over, box), misses + beside);
      if (hides < least) [best, least] = [{ x, y, flip, mirror }, hides];
    }
  return best as Hand;
}

/** How much two boxes have in common, in px². */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export function meet(a: Box, b: Box): boolean {
  return shared(a, b) > 0;
}

/** Whether the middle of a piece lies under something. */
export function covers(over: Box, piece: Box): boolean {
  const [x, y] = [piece.left + piece.width / 2, piece.top + piece.height / 2];
  const [right, bottom] = [over.left + over.width, over.top + over.height];
  return over.left <= x && x <= right && over.top <= y && y <= bottom;
}

/** What is drawn around a piece: all of it on the page. */
export function ringOf(piece: Box, page: { width: number; height: number }, room: number): Box {
  const left = Math.max(EDGE, piece.left - room);
  const top = Math.max(EDGE, piece.top - room);
  const right = Math.min(page.width - EDGE, piece.left + piece.width + room);
  const bottom = Math.min(page.height - EDGE, piece.top + piece.height + room);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

export type Edge = "" | "top" | "bottom";

/** On which edge of a board, drawn in a room of this height, a tablet hides nothing that is meant. If
    on neither: "", or the edge that is clearly further away, where it must lie on one. Over a whole column
    that is the top: the reader's own side, where one presses, is at the bottom. */
export function edgeFor(
  boxes: Box[],
  board: Box,
  room: number,
  tablet: number,
  must = false,
): Edge {
  if (spares("top", boxes, board, room, tablet)) return "top";
  if (spares("bottom", boxes, board, room, tablet)) return "bottom";
  if (!must) return "";
  const { above, below } = roomBeside(boxes, board);
  return below - above > tablet / 2 ? "bottom" : "top";
}

/** Whether a tablet on this edge hides none of the boxes. */
export function spares(
  edge: Edge,
  boxes: Box[],
  board: Box,
  room: number,
  tablet: number,
): boolean {
  const scale = room / Math.max(board.height, 1);
  const { above, below } = roomBeside(boxes, board);
  return edge === "bottom"
    ? below * scale >= tablet + STRIP + ROOM
    : above * scale >= tablet + ROOM;
}

function roomBeside(boxes: Box[], board: Box): { above: number; below: number } {
  const above = Math.min(...boxes.map((box) => box.top)) - board.top;
  const below = Math.min(...boxes.map((box) => board.top + board.height - box.top - box.height));
  return { above, below };
}

/** Whether a tablet lies below the board without hiding any of it: a small board leaves room there. */
export function fitsBelow(board: Box, drawn: Box, tablet: number, foot = STRIP): boolean {
  const free = board.top + board.height - drawn.top - drawn.height;
  return free >= tablet + foot + ROOM;
}

/** How far the page has to scroll so that the boxes lie between two heights; the upper ones, if not
    all of them fit. */
export function scrollNeeded(boxes: Box[], top: number, bottom: number): number {
  if (!boxes.length) return 0;
  const first = Math.min(...boxes.map((box) => box.top)) - ROOM;
  const last = Math.max(...boxes.map((box) => box.top + box.height)) + ROOM;
  if (first < top) return first - top;
  return last > bottom ? Math.min(last - bottom, first - top) : 0;
}
