/** What a choice would lead to, in sentences: for the dock, and for those who listen. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import { previewOf, type Side } from "./reading.ts";

export function would(sitting: Sitting): string[] {
  const { texts } = sitting;
  const preview = previewOf(sitting.selection.ready);
  const found: string[] = [];
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
      found.push(
        texts.say("board-would-be", {
          province: name,
          caesar,
          pompey,
          open: open ?? -1,
        }),
      );
  }
  const covers = preview.covers?.length ?? 0;
  if (covers) found.push(texts.say("board-would-cover", { count: covers }));
  if (preview.blocks?.length)
    found.push(texts.say("board-would-block", { count: preview.blocks.length }));
  if (preview.blocks?.length === 0 && !found.length) found.push(texts.say("board-would-nothing"));
  if (preview.wins)
    found.push(texts.say("board-would-win", { side: texts.term(preview.wins as Side) }));
  return found;
}
