/** What the plate says of a draft, and of an action card that looks for its target. */
import type { Plan } from "../contract.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { arrangingOf } from "./arranging.svelte.ts";
import { draftOf, type Draft } from "./draft.svelte.ts";
import type { View } from "./pieces.ts";

/** A word and its name, as sentences want them. */
export function named(sitting: Sitting, field: string, word: string): Record<string, string> {
  return { [field]: sitting.texts.term(word), [`${field}_id`]: word };
}

export function plan(sitting: Sitting): Plan | null {
  const view = sitting.view as View | null;
  if (!view || !sitting.mine || sitting.still) return null;
  const { texts } = sitting;
  if (view.phase === "arranging") {
    return {
      words: texts.say("board-arrange-ready"),
      actions: arrangingOf(sitting).actions,
      verb: "board-send-deck",
    };
  }
  const draft = draftOf(sitting);
  if (!draft.started) return null;
  const { clear, actions } = draft;
  if (view.phase === "swapping") {
    const words = texts.say("board-swap-ready", { count: draft.held.length });
    return { words, actions, verb: "board-swap", clear };
  }
  // Nothing to put back while the first card is only at hand.
  const back = view.phase === "turn" || draft.laid.length ? { clear } : {};
  const words = sentence(sitting, draft);
  if (view.phase !== "turn") return { words, actions, verb: "board-lay-all", ...back };
  const one = draft.laid.length === 1 && !draft.held.length && draft.most === 2;
  const also = one
    ? [{ words: texts.say(draft.first ? "board-face-down" : "board-face-up"), act: draft.turn }]
    : [];
  return { words, actions, verb: actions.length > 1 ? "board-lay-all" : "board-lay", also, clear };
}

function sentence(sitting: Sitting, draft: Draft): string {
  const { texts } = sitting;
  const phase = draft.view.phase;
  const next = draft.held[0];
  if (next !== undefined) {
    const card = named(sitting, "card", draft.pieces[next] ?? "");
    if (phase === "placing") return texts.say("board-setup-hint", card);
    if (phase === "laying") return texts.say("board-castle-hint", card);
    if (draft.held.length + draft.laid.length > 1) return texts.say("board-hint-two", card);
    return texts.say(draft.most === 2 ? "board-hint-one-or-two" : "board-hint-one", card);
  }
  if (phase === "placing") return texts.say("board-setup-ready");
  if (phase === "laying") return texts.say("board-castle-ready");
  const [first, second] = draft.laid.map((one) => ({
    ...named(sitting, "card", one.card),
    ...named(sitting, "group", one.group),
  }));
  if (second) {
    const at = (one: Record<string, string> | undefined) => texts.say("board-target-card", one);
    // "Face up: 5 and 4 at the Praetors."
    const same = draft.laid[0]?.group === draft.laid[1]?.group;
    return texts.say("board-ready-two", {
      first: same ? texts.term(draft.laid[0]?.card ?? "") : at(first),
      second: at(second),
    });
  }
  const kind = draft.face === "up" ? "up" : draft.most === 2 ? "down" : "only";
  const said = texts.say(`board-ready-${kind}`, first);
  return said.charAt(0).toLocaleUpperCase(texts.language) + said.slice(1);
}

/** An action card was picked: what it is waiting for. */
export function hint(sitting: Sitting): string | undefined {
  const { picks, ready } = sitting.selection;
  const kind = picks["kind"];
  if (typeof kind !== "string" || ready) return undefined;
  const groups = picks["groups"];
  const second = Array.isArray(groups) && groups.length === 1 ? "-second" : "";
  const id = `board-target-${kind}${second}`;
  return sitting.texts.has(id) ? sitting.texts.say(id) : undefined;
}
