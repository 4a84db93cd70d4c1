/** Where the card that explains a piece stands: beside it, where there is most room. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "right" | "left" | "above" | "below";

const GAP = 14; // a hairline joins them
const EDGE = 8;

/** The side with the most room, and the card's place in the window. It never lies over the piece. */
export function place(
  piece: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
): { side: Side; left: number; top: number } {
  const room: Record<Side, number> = {
    right: window.width - piece.right - card.width,
    left: piece.left - card.width,
    above: piece.top - card.height,
    below: window.height - piece.bottom - card.height,
  };
  const sides: Side[] = ["right", "left", "above", "below"];
  const side = sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const within = (at: number, size: number, all: number) =>
    Math.max(EDGE, Math.min(all - size - EDGE, at));
  const middle = {
    left: (piece.left + piece.right - card.width) / 2,
    top: (piece.top + piece.bottom - card.height) / 2,
  };
  if (side === "right" || side === "left") {
    return {
      side,
      left: side === "right" ? piece.right + GAP : piece.left - card.width - GAP,
      top: within(middle.top, card.height, window.height),
    };
  }
  return {
    side,
    left: within(middle.left, card.width, window.width),
    top: side === "below" ? piece.bottom + GAP : piece.top - card.height - GAP,
  };
}

/** The card as one text, for those who hear it. */
export function spoken(gloss: { words: string; now?: string; foot?: string }): string {
  return [gloss.words, gloss.now, gloss.foot].filter(Boolean).join(" ");
}
