/** What a choice would lead to, in sentences: for the dock, and for those who listen. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import { otherSide, ownSide, previewOf, sideSeen, SIDES, viewOf, type Side } from "./reading.ts";

export function would(sitting: Sitting): string[] {
  const { texts } = sitting;
  const preview = previewOf(sitting.selection.ready);
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
          control: control ?? "none",
          side: texts.term(control ?? ""),
        }),
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
  const risks = atRisk(sitting);
  if (risks.length) found.push(risk(sitting, risks));
  const covers = preview.covers?.length ?? 0;
  // Markers on borders are counted with those that go down.
  if (covers && !brought.length) found.push(texts.say("board-would-cover", { count: covers }));
  if (preview.blocks?.length)
    found.push(texts.say("board-would-block", { count: preview.blocks.length }));
  if (preview.blocks?.length === 0 && !found.length) found.push(texts.say("board-would-nothing"));
  if (preview.wins)
    found.push(texts.say("board-would-win", { side: texts.term(preview.wins as Side) }));
  return found;
}

/** The gravest of it: a win, what closes, or what the opponent could close. */
export function beware(sitting: Sitting): string {
  const { wins, closes } = previewOf(sitting.selection.ready);
  if (wins) return sitting.texts.say("board-would-win", { side: sitting.texts.term(wins) });
  if (closes?.length) {
    const names = closes.map((one) => sitting.texts.term(one)).join(", ");
    const all = gains(sitting).join(". ");
    return sitting.texts.say("board-would-closes", { provinces: names, gains: all });
  }
  const risks = atRisk(sitting);
  return risks.length ? risk(sitting, risks) : "";
}

/** Markers that go down, side by side, and the bonus that the closer takes. */
function gains(sitting: Sitting): string[] {
  const { texts } = sitting;
  const view = viewOf(sitting);
  const { markers, closes } = previewOf(sitting.selection.ready);
  const found = SIDES.flatMap((side, i) => {
    const count = markers?.[i] ?? 0;
    return count ? [texts.say("board-would-markers", { side: texts.term(side), count })] : [];
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

function risk(sitting: Sitting, provinces: string[]): string {
  const view = viewOf(sitting);
  const rival = sideSeen(view, otherSide(ownSide(view))).called;
  return sitting.texts.say("board-would-risk", {
    side: sitting.texts.term(rival),
    provinces: provinces.map((one) => sitting.texts.term(one)).join(", "),
  });
}
