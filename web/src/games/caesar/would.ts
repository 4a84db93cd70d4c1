/** What a choice would lead to, in sentences: for the dock, and for those who listen. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Choice } from "../../table/selection.svelte.ts";
import { toward, ways } from "./choosing.ts";
import {
  otherSide,
  ownSide,
  previewOf,
  read,
  sideOf,
  sideSeen,
  SIDES,
  viewOf,
  type Side,
} from "./reading.ts";

export function would(sitting: Sitting): string[] {
  const { texts } = sitting;
  const preview = previewOf(sitting.selection.ready);
  const own = ownSide(viewOf(sitting));
  const risks = atRisk(sitting);
  const [found, others]: [string[], string[]] = [[], []];
  for (const [province, [caesar, pompey]] of Object.entries(preview.sums ?? {})) {
    const open = preview.open?.[province];
    const control = preview.control?.[province];
    const name = texts.term(province);
    const closes = preview.closes?.includes(province);
    if (closes)
      found.push(
        texts.say("board-would-close", {
          province: name,
          caesar,
          pompey,
          control: control === own ? "own" : (control ?? "none"),
          side: control ? called(sitting, control) : "",
        }),
      );
    else if (risks.includes(province))
      others.push(
        texts.say("board-would-last", { province: name, caesar, pompey, side: rivalName(sitting) }),
      );
    else
      others.push(
        texts.say("board-would-be", {
          province: name,
          caesar,
          pompey,
          open: open ?? -1,
        }),
      );
  }
  // What closes comes first, with what it brings in one line: the dock has room for few.
  const brought = gains(sitting);
  if (brought.length) found.push(brought.join(". "));
  found.push(...others);
  const covers = preview.covers?.length ?? 0;
  // Markers on borders are counted with those that go down.
  if (covers && !brought.length) found.push(texts.say("board-would-cover", { count: covers }));
  if (preview.blocks?.length)
    found.push(texts.say("board-would-block", { count: preview.blocks.length }));
  if (preview.blocks?.length === 0 && !found.length) found.push(texts.say("board-would-nothing"));
  if (sitting.selection.ready?.kind === "hide" && banked(sitting))
    found.unshift(texts.say("board-would-bank"));
  if (preview.wins) found.unshift(wins(sitting, preview.wins));
  return found;
}

/** Whether the token can lie there face down, too. */
function hides(sitting: Sitting, lay: Choice): boolean {
  return ways(sitting, String(lay.fields["border"])).some((one) => one.kind === "hide");
}

const banked = (sitting: Sitting) => viewOf(sitting).bank.length > 0;

/** What is gained by laying it face down; else how the token can be turned so that the other province
 *  gets its higher number. */
export function tip(sitting: Sitting): string {
  const { ready } = sitting.selection;
  if (ready?.kind === "lay" && banked(sitting) && hides(sitting, ready))
    return sitting.texts.say("board-hide-tip");
  const low = ready?.fields["low"] as string | undefined;
  if (!ready || !low || !toward(sitting, low)) return "";
  const number = read(ready.fields["token"] as string).high;
  return sitting.texts.say("board-lay-tip", { province: sitting.texts.term(low), number });
}

/** The gravest of it: a win, what closes, or what the opponent could close; else the tip. */
export function beware(sitting: Sitting): string {
  const { wins: winner, closes } = previewOf(sitting.selection.ready);
  if (winner) return wins(sitting, winner);
  if (closes?.length) {
    const names = closes.map((one) => sitting.texts.term(one)).join(", ");
    const all = gains(sitting).join(". ");
    return sitting.texts.say("board-would-closes", { provinces: names, gains: all });
  }
  const risks = atRisk(sitting);
  if (risks.length) return risk(sitting, risks);
  const hidden = sitting.selection.ready?.kind === "hide" && banked(sitting);
  return hidden ? sitting.texts.say("board-would-bank") : tip(sitting);
}

function who(sitting: Sitting, side: Side): string {
  return side === ownSide(viewOf(sitting)) ? "own" : "other";
}

function wins(sitting: Sitting, side: Side): string {
  const { texts } = sitting;
  return texts.say("board-would-win", { who: who(sitting, side), side: called(sitting, side) });
}

/** Markers that go down, side by side, and the bonus that the closer takes. */
function gains(sitting: Sitting): string[] {
  const { texts } = sitting;
  const view = viewOf(sitting);
  const { markers, closes } = previewOf(sitting.selection.ready);
  const found = SIDES.flatMap((side, i) => {
    const count = markers?.[i] ?? 0;
    return count
      ? [
          texts.say("board-would-markers", {
            who: who(sitting, side),
            side: called(sitting, side),
            count,
          }),
        ]
      : [];
  });
  const bonuses = (closes ?? []).flatMap((province) => {
    const bonus = view.provinces.find((one) => one.province === province)?.bonus;
    return bonus ? [texts.term(bonus)] : [];
  });
  if (bonuses.length) found.push(texts.say("board-would-bonus", { bonus: bonuses.join(", ") }));
  return found;
}

/** Provinces with one border left: who is next could close them. */
function atRisk(sitting: Sitting): string[] {
  const { open, wins } = previewOf(sitting.selection.ready);
  if (wins) return [];
  return Object.entries(open ?? {})
    .filter(([, left]) => left === 1)
    .map(([province]) => province);
}

/** Who plays a side: by the name that the seat has, Crassus by his own. */
function called(sitting: Sitting, side: Side): string {
  const view = viewOf(sitting);
  const seat = sitting.info.seats.findIndex((_, i) => sideOf(view, i) === side);
  const seen = sideSeen(view, side).called;
  return seat >= 0 && seen !== "crassus" ? sitting.name(seat) : sitting.texts.term(seen);
}

function rivalName(sitting: Sitting): string {
  return called(sitting, otherSide(ownSide(viewOf(sitting))));
}

function risk(sitting: Sitting, provinces: string[]): string {
  return sitting.texts.say("board-would-risk", {
    side: rivalName(sitting),
    provinces: provinces.map((one) => sitting.texts.term(one)).join(", "),
  });
}
