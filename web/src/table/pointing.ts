/** Where the pointing hand stands: under its piece, or over it where there is no room below. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const HAND = 46; // px, its width and height
const REACH = 14; // px, how far the finger reaches into a large piece: what it shows stays to be read
const STRIP = 44; // px, the own strip below the board
const ROOM = 8; // px between a piece and what hides the rest of the page

export function handAt(
  piece: Box,
  window: { width: number; height: number },
): { x: number; y: number; flip: boolean } {
  const middle = piece.left + piece.width / 2;
  // The finger is the hand's right corner, above or, flipped, below.
  const x = Math.max(4, Math.min(window.width - HAND - 4, middle - HAND));
  const reach = Math.min(piece.height * 0.28, REACH);
  const below = piece.top + piece.height - reach;
  const flip = below + HAND > window.height - 4;
  const y = flip ? Math.max(4, piece.top + reach - HAND) : below;
  return { x, y, flip };
}

/** Whether the middle of a piece lies under something. */
export function covers(over: Box, piece: Box): boolean {
  const [x, y] = [piece.left + piece.width / 2, piece.top + piece.height / 2];
  const [right, bottom] = [over.left + over.width, over.top + over.height];
  return over.left <= x && x <= right && over.top <= y && y <= bottom;
}

export type Edge = "" | "top" | "bottom";

/** On which edge of a board, drawn in a room of this height, a tablet hides nothing that is meant. If
    on neither: "", or the edge that is further away, where it must lie on one. */
export function edgeFor(
  boxes: Box[],
  board: Box,
  room: number,
  tablet: number,
  must = false,
): Edge {
  const scale = room / Math.max(board.height, 1);
  const above = Math.min(...boxes.map((box) => box.top)) - board.top;
  const below = Math.min(...boxes.map((box) => board.top + board.height - box.top - box.height));
  if (above * scale >= tablet + ROOM) return "top";
  if (below * scale >= tablet + STRIP + ROOM) return "bottom";
  return !must ? "" : above > below ? "top" : "bottom";
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
