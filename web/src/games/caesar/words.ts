/** What stands at a place, in words: for labels and for the note that explains a piece. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Space } from "./plan.ts";
import { read, viewOf, type View } from "./reading.ts";

export interface Note {
  title: string;
  lines: string[];
}

type Province = View["provinces"][number];
type Border = View["borders"][number];

/** A part of a view that did not change is the same object, and says the same. */
function once<Seen extends object, Rest extends unknown[]>(
  make: (sitting: Sitting, seen: Seen, ...rest: Rest) => Note,
): (sitting: Sitting, seen: Seen, ...rest: Rest) => Note {
  const made = new WeakMap<Seen, { texts: Sitting["texts"]; note: Note }>();
  return (sitting, seen, ...rest) => {
    const known = made.get(seen);
    if (known?.texts === sitting.texts) return known.note;
    const note = make(sitting, seen, ...rest);
    made.set(seen, { texts: sitting.texts, note });
    return note;
  };
}

export const aboutProvince = once((sitting: Sitting, seen: Province): Note => {
  const { texts } = sitting;
  const [caesar = 0, pompey = 0] = seen.totals;
  const lines: string[] = [];
  if (seen.bonus) lines.push(bonusWords(sitting, seen.bonus));
  lines.push(texts.say("board-sums-are", { caesar, pompey }));
  if (seen.gaps > 0) lines.push(texts.say("board-open", { count: seen.gaps }));
  else if (seen.bonus !== null) lines.push(texts.say("board-closed"));
  else if (seen.control) {
    lines.push(texts.say("board-controlled", { side: texts.term(seen.control) }));
    if (seen.fallen) lines.push(texts.say("board-fallen"));
  } else lines.push(texts.say("board-tied"));
  return { title: texts.term(seen.province), lines };
});

export function bonusWords(sitting: Sitting, bonus: string): string {
  const { texts } = sitting;
  return `${texts.term(bonus)}: ${texts.say(`board-bonus-${bonus}`)}`;
}

export const aboutBorder = once((sitting: Sitting, seen: Border, space: Space): Note => {
  const { texts } = sitting;
  const lines: string[] = [];
  const { token, marker } = seen;
  if (!token) lines.push(texts.say("board-free", { symbol: texts.term(space.symbol) }));
  else if (token.face === "hidden") {
    lines.push(
      texts.say("board-hidden", {
        side: texts.term(token.side),
        token: token.token ? texts.term(token.token) : "",
        known: token.token ? "yes" : "no",
      }),
    );
  } else if (token.token) {
    const { high, low } = read(token.token);
    lines.push(
      texts.say("board-laid", {
        side: texts.term(token.side),
        token: texts.term(token.token),
        first: token.high ? high : low,
        second: token.high ? low : high,
        high: texts.term(token.high ?? ""),
        low: texts.term(token.low ?? ""),
      }),
    );
    if (token.face === "down") lines.push(texts.say("board-face-down"));
  }
  if (marker)
    lines.push(texts.say("board-covered", { side: texts.term(marker.side), face: marker.face }));
  if (space.checkpoint && viewOf(sitting).options.checkpoints)
    lines.push(texts.say("board-checkpoint"));
  return { title: texts.term(space.id), lines };
});
