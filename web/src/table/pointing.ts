/** Where the pointing hand stands: under its piece, or over it where there is no room below. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const HAND = 46; // px, its width and height

export function handAt(
  piece: Box,
  window: { width: number; height: number },
): { x: number; y: number; flip: boolean } {
  const middle = piece.left + piece.width / 2;
  // The finger is the hand's right corner, above or, flipped, below.
  const x = Math.max(4, Math.min(window.width - HAND - 4, middle - HAND));
  const below = piece.top + piece.height * 0.72;
  const flip = below + HAND > window.height - 4;
  const y = flip ? Math.max(4, piece.top + piece.height * 0.28 - HAND) : below;
  return { x, y, flip };
}
