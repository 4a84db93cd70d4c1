/** "Do not ask while I hold none": questions that have one answer for hidden reasons are answered by
 *  themselves, if the reader wants that and only bots are against them. Against people the question
 *  stays: how long somebody thinks about it must tell nothing. */
import type { GameClient } from "../games/contract.ts";
import type { Choice } from "./selection.svelte.ts";
import type { Sitting } from "./sitting.svelte.ts";

const KEY = "triumvir-unasked";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export const unasked = $state({ on: stored() });

export function switchUnasked(on: boolean): void {
  unasked.on = on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Not kept: it lasts until the page is left.
  }
}

/** The answer that could be given by itself here. */
export function loneAnswer(client: GameClient, sitting: Sitting): Choice | null {
  if (!sitting.mine || sitting.still || sitting.past) return null;
  const people = sitting.info.seats.filter((seat) => seat.number !== sitting.seat && !seat.bot);
  return people.length ? null : (client.alone?.(sitting) ?? null);
}
