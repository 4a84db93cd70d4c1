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

/** How much of a box lies under another one. */
function shared(one: Box, two: Box): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The side on which it covers the least of what can be pressed (`keep`), of these the one with the
 *  most room, and the card's place in the window. It never lies over the piece. */
export function place(
  piece: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
  keep: readonly Box[] = [],
): { side: Side; left: number; top: number } {
  const room: Record<Side, number> = {
    right: window.width - piece.right - card.width,
    left: piece.left - card.width,
    above: piece.top - card.height,
    below: window.height - piece.bottom - card.height,
  };
  const within = (at: number, size: number, all: number) =>
    Math.max(EDGE, Math.min(all - size - EDGE, at));
  const left = within((piece.left + piece.right - card.width) / 2, card.width, window.width);
  const top = within((piece.top + piece.bottom - card.height) / 2, card.height, window.height);
  const spots: Record<Side, { left: number; top: number }> = {
    right: { left: piece.right + GAP, top },
    left: { left: piece.left - card.width - GAP, top },
    above: { left, top: piece.top - card.height - GAP },
    below: { left, top: piece.bottom + GAP },
  };
  const covered = (side: Side): number => {
    const at = spots[side];
    const lies = { ...at, right: at.left + card.width, bottom: at.top + card.height };
    return keep.reduce((sum, one) => sum + shared(lies, one), 0);
  };
  const sides: Side[] = ["right", "left", "above", "below"];
  const fitting = sides.filter((one) => room[one] >= GAP + EDGE);
  // Where it fits nowhere, only the room counts.
  const cost = Object.fromEntries(fitting.map((one) => [one, covered(one)]));
  const side = (fitting.length ? fitting : sides).reduce((best, one) => {
    const less = (cost[one] ?? 0) - (cost[best] ?? 0);
    return less < 0 || (less === 0 && room[one] > room[best]) ? one : best;
  });
  return { side, ...spots[side] };
}

/** The card as one text, for those who hear it. */
export function spoken(gloss: { words: string; now?: string; foot?: string }): string {
  return [gloss.words, gloss.now, gloss.foot].filter(Boolean).join(" ");
}
