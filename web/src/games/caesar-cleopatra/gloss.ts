/** What explains each piece, and why one that was pressed does nothing now. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Gloss } from "../contract.ts";
import { draftOf } from "./draft.svelte.ts";
import { GROUPS, isAction, type Card, type Group, type View } from "./pieces.ts";
import { countOf } from "./sums.ts";

const CARD_RULES: Partial<Record<Card, string>> = {
  assassination: "CC-61",
  spy: "CC-66",
  castling: "CC-69",
  scout: "CC-76",
  wrath: "CC-78",
  veto: "CC-80",
  philosopher: "CC-130",
};

const EIGHT = 8;

export function gloss(sitting: Sitting, what: string): Gloss | null {
  const [kind, name = ""] = what.split(" ");
  if (kind === "hand" || kind === "card") return aboutCard(sitting, name as Card, kind === "hand");
  if (kind === "group" || kind === "lane") return aboutGroup(sitting, name as Group);
  const { texts } = sitting;
  const rules: Record<string, [title: string, rule: string]> = {
    bonus: [texts.say("board-secret"), "CC-169"],
    influence: [texts.say("board-reserve-influence"), "CC-100"],
    action: [texts.say("board-reserve-action"), "CC-100"],
    votes: [texts.say("board-vote-cards"), "CC-105"],
    orgy: [texts.term("orgy"), "CC-107"],
    shuffle: [texts.term("shuffle"), "CC-108"],
    down: [texts.term("down"), "CC-114"],
  };
  const found = rules[kind ?? ""];
  if (!found) return null;
  const [title, rule] = found;
  return { title, words: texts.say(`rule-${rule}`), rule };
}

function aboutCard(sitting: Sitting, card: Card, mine: boolean): Gloss {
  const { texts } = sitting;
  const view = sitting.view as View;
  const rule = CARD_RULES[card] ?? "CC-115";
  const title = isAction(card) || card === "philosopher" ? texts.term(card) : card;
  const words = texts.say(`rule-${rule}`);
  const kind = texts.say(isAction(card) ? "board-gloss-action" : "board-gloss-influence");
  const why = mine && sitting.mine && !sitting.limited ? refuse(sitting, `hand ${card}`) : null;
  let now = why?.words ?? "";
  const other = view.sides[1 - (sitting.seat ?? 0)];
  if (card === "spy" && !now && other)
    now = texts.say("board-gloss-spy", {
      name: sitting.name(1 - (sitting.seat ?? 0)),
      influence: other.hand_size.influence,
      action: other.hand_size.action,
    });
  return { title, kind, words, now, rule };
}

function aboutGroup(sitting: Sitting, group: Group): Gloss {
  const { texts } = sitting;
  const view = sitting.view as View;
  const at = GROUPS.indexOf(group);
  const left = view.patricians[at] ?? 0;
  const won = view.sides.map((side) => side.won[at] ?? 0);
  const all = left + won.reduce((sum, one) => sum + one, 0);
  const cards = view.sides.reduce((sum, side) => sum + countOf(side.lanes[at]), 0);
  const me = sitting.seat === 1 ? 1 : 0;
  const stand = texts.say("board-gloss-won", {
    mine: won[me] ?? 0,
    theirs: won[1 - me] ?? 0,
    name: sitting.name(1 - me),
    left,
  });
  const crowd =
    cards === EIGHT - 1
      ? texts.say("board-gloss-seven")
      : texts.say("board-gloss-cards", { count: cards });
  return {
    title: texts.term(group),
    kind: texts.say("board-gloss-group", { count: all }),
    words: texts.say("board-gloss-points"),
    now: left ? `${stand} ${crowd}` : stand,
    rule: cards === EIGHT - 1 ? "CC-90" : "CC-167",
  };
}

export function refuse(sitting: Sitting, what: string): { words: string; rule?: string } | null {
  const { texts } = sitting;
  const [kind, name = ""] = what.split(" ");
  const view = sitting.view as View;
  if (kind === "hand") return sitting.mine ? refuseCard(sitting, name as Card) : wait(sitting);
  if (kind !== "lane" || !sitting.mine) return null;
  const group = name as Group;
  const draft = draftOf(sitting);
  if (!draft.started || draft.opens(group)) return null;
  const at = GROUPS.indexOf(group);
  const said = { group: texts.term(group) };
  const counts = view.sides.map((side) => countOf(side.lanes[at]));
  if (view.patricians[at] === 0)
    return { words: texts.say("board-refuse-finished", said), rule: "CC-47" };
  if ((counts[sitting.seat ?? 0] ?? 0) >= 5)
    return { words: texts.say("board-refuse-five", said), rule: "CC-43" };
  if ((counts[0] ?? 0) + (counts[1] ?? 0) >= EIGHT)
    return { words: texts.say("board-refuse-eight", said), rule: "CC-44" };
  return null;
}

function refuseCard(sitting: Sitting, card: Card): { words: string; rule?: string } | null {
  const { texts } = sitting;
  const view = sitting.view as View;
  const said = { card: texts.term(card) };
  if (view.phase === "drawing") return { words: texts.say("board-refuse-draw"), rule: "CC-99" };
  if (view.phase !== "turn") return null;
  if (!isAction(card)) {
    if (draftOf(sitting).most > 0) return null;
    return view.placed >= 2
      ? { words: texts.say("board-refuse-two"), rule: "CC-40" }
      : { words: texts.say("board-refuse-full"), rule: "CC-43" };
  }
  if (card === "veto") return { words: texts.say("board-refuse-veto"), rule: "CC-84" };
  if (sitting.selection.choices.some((choice) => choice.kind === KINDS[card])) return null;
  return view.acted
    ? { words: texts.say("board-refuse-once", said), rule: "CC-51" }
    : { words: texts.say("board-refuse-target", said), rule: "CC-60" };
}

const KINDS: Partial<Record<Card, string>> = {
  assassination: "assassinate",
  spy: "spy",
  castling: "castle",
  scout: "scout",
  wrath: "wrath",
};

function wait(sitting: Sitting): { words: string } {
  return { words: sitting.texts.say("web-not-your-turn") };
}
