/** The choices between the reserves, while one draws. */
import type { Choice } from "../../table/selection.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";

export function drawsOf(sitting: Sitting): Choice[] {
  if (!sitting.mine || sitting.still) return [];
  return sitting.selection.choices.filter((choice) => choice.kind === "draw");
}
