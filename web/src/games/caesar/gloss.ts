/** What explains each piece, and why one that was pressed does nothing now. */
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Gloss } from "../contract.ts";
import { isGold, tokenPicked } from "./choosing.ts";
import { WIDE } from "./plan.ts";
import { viewOf } from "./reading.ts";
import { aboutBorder, aboutProvince } from "./words.ts";

const BONUS_RULES: Record<string, string> = {
  senate: "CA-38",
  tactics: "CA-31",
  wealth: "CA-33",
  might: "CA-34",
  poison: "CA-44",
  centurion: "CA-47",
};

export function gloss(sitting: Sitting, what: string): Gloss | null {
  const [kind, name = ""] = what.split(" ");
  const { texts } = sitting;
  const view = viewOf(sitting);
  if (kind === "token")
    return {
      title: texts.term(name),
      kind: texts.say("board-gloss-token"),
      words: texts.say("rule-CA-7"),
      now: sitting.mine && !sitting.limited ? (refuse(sitting, what)?.words ?? "") : "",
      rule: "CA-14",
    };
  if (kind === "bonus")
    return {
      title: texts.term(name),
      kind: texts.say("board-gloss-bonus"),
      words: texts.say(`board-bonus-${name}`),
      now: texts.say("board-bonus-who"),
      rule: BONUS_RULES[name] ?? "CA-29",
    };
  if (kind === "tile")
    return {
      title: texts.say("board-gloss-tile", { tile: name }),
      words: texts.say(`board-tile-${name}`),
      rule: "CA-57",
    };
  if (kind !== "spot") return null;
  const at = view.provinces.find((province) => province.province === name);
  if (at) {
    const note = aboutProvince(sitting, at);
    return {
      title: note.title,
      kind: texts.say("board-gloss-province"),
      words: texts.say(at.bonus || at.gaps ? "board-gloss-close" : "board-gloss-closed"),
      now: note.lines.join(" "),
      rule: at.bonus ? (BONUS_RULES[at.bonus] ?? "CA-20") : "CA-21",
    };
  }
  const space = WIDE.spaces.findIndex((one) => one.id === name);
  const border = view.borders[space];
  const where = WIDE.spaces[space];
  if (!border || !where || isGold(sitting, name)) return null;
  const note = aboutBorder(sitting, border, where);
  return {
    title: note.title,
    kind: texts.say("board-gloss-border"),
    words: texts.say("board-gloss-counts"),
    now: note.lines.join(" "),
    rule: border.marker ? "CA-25" : "CA-14",
  };
}

export function refuse(sitting: Sitting, what: string): { words: string; rule?: string } | null {
  const [kind, name = ""] = what.split(" ");
  const { texts } = sitting;
  const view = viewOf(sitting);
  if (kind === "token") {
    if (!sitting.mine) return { words: texts.say("web-not-your-turn") };
    if (sitting.selection.knows({ token: name })) return null;
    return view.phase === "lay"
      ? { words: texts.say("board-refuse-token"), rule: "CA-7" }
      : { words: texts.say("board-refuse-first"), rule: "CA-29" };
  }
  if (kind !== "spot" || view.phase !== "lay") return null;
  if (!sitting.mine) return { words: texts.say("web-not-your-turn") };
  if (view.provinces.some((one) => one.province === name))
    return { words: texts.say("board-refuse-province"), rule: "CA-14" };
  const at = WIDE.spaces.findIndex((one) => one.id === name);
  const space = WIDE.spaces[at];
  if (!space || isGold(sitting, name)) return null;
  if (view.borders[at]?.token || view.borders[at]?.marker)
    return { words: texts.say("board-refuse-taken"), rule: "CA-14" };
  if (!tokenPicked(sitting)) return { words: texts.say("board-choose-token"), rule: "CA-14" };
  return {
    words: texts.say("board-refuse-symbol", { symbol: texts.term(space.symbol) }),
    rule: "CA-7",
  };
}
