/** What explains each piece, and why one that was pressed does nothing now. */
import { messageId } from "../../texts/texts.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Gloss } from "../contract.ts";
import { capital, coins, label, viewOf, type Category, type Effect, type Place } from "./circus.ts";
import { bringsOf } from "./picking.ts";

const PLACE_RULES: Record<Place, string> = {
  villa: "CM-29",
  forum: "CM-37",
  circus: "CM-43",
  colosseum: "CM-43",
  theatre: "CM-43",
};

/** When what lies open is taken or sold. */
const OPEN_RULES: Record<string, string> = {
  favour: "CM-29",
  start: "CM-30",
  ticket: "CM-37",
  visitor: "CM-43",
};

export function gloss(sitting: Sitting, what: string): Gloss | null {
  const [kind, name = "", more = ""] = what.split(" ");
  const { texts } = sitting;
  const view = viewOf(sitting);
  const rule = (id: string) => texts.say(`rule-${id}`);
  if (kind === "merchant") {
    const level = Number(name);
    const price = view.prices.merchants[level - 1] ?? 0;
    return {
      title: label(sitting, "gloss-merchant", { level }),
      words: rule("CM-25"),
      now: label(sitting, "gloss-kept", { coins: coins(sitting, price) }),
      rule: "CM-25",
    };
  }
  if (kind === "used")
    return {
      title: label(sitting, "gloss-merchant", { level: Number(name) }),
      words: rule("CM-28"),
      rule: "CM-28",
    };
  if (kind === "favour") {
    const effect = name as Effect;
    const when = view.timings[effect];
    return {
      title: texts.term(effect),
      kind: label(sitting, "gloss-favour"),
      words: `${capital(texts.say(messageId("favour", effect)))}.`,
      now: when ? `${capital(label(sitting, `when-${when}`))}.` : "",
      foot: label(sitting, "favour-worth", { coins: view.prices.favours[effect] ?? 0 }),
      rule: "CM-63",
    };
  }
  if (kind === "visitor") {
    if (name === "caesar")
      return { title: texts.term("caesar"), words: rule("CM-76"), rule: "CM-76" };
    const brings = sitting.mine ? bringsOf(sitting.selection, name) : null;
    return {
      title: texts.term(name),
      kind: label(sitting, "gloss-visitor"),
      words: label(sitting, "gloss-pays", {
        coins: coins(sitting, view.prices.visitors[name] ?? 0),
      }),
      now: brings === null ? "" : label(sitting, "gloss-brings", { coins: coins(sitting, brings) }),
      rule: "CM-43",
    };
  }
  if (kind === "ticket")
    return {
      title: `${texts.term(more)}, ${texts.term(name)}`,
      kind: label(sitting, "gloss-ticket"),
      words: label(sitting, "gloss-sells", {
        venue: texts.term(name),
        coins: coins(sitting, view.prices.tickets[more as Category] ?? 0),
      }),
      rule: "CM-43",
    };
  if (kind === "start")
    return { title: label(sitting, "start-card"), words: rule("CM-30"), rule: "CM-30" };
  if (kind === "place") {
    const id = PLACE_RULES[name as Place];
    return { title: texts.term(name), words: rule(id), rule: id };
  }
  return null;
}

export function refuse(sitting: Sitting, what: string): { words: string; rule?: string } | null {
  const [kind, name = ""] = what.split(" ");
  const view = viewOf(sitting);
  if (kind === "used")
    return { words: label(sitting, "refuse-used", { level: name }), rule: "CM-28" };
  const open = kind === "favour" && !isMine(sitting, name as Effect);
  const rule = open ? OPEN_RULES["favour"] : OPEN_RULES[kind ?? ""];
  if (kind !== "merchant" && kind !== "favour" && !rule) return null;
  if (!sitting.mine) return { words: sitting.texts.say("web-not-your-turn") };
  // What lies open is not for now, or not for this place: the rule says when it is taken.
  if (rule && (open || kind !== "favour"))
    return { words: sitting.texts.say(`rule-${rule}`), rule };
  if (kind === "favour") {
    const when = view.timings[name as Effect];
    return {
      words: label(sitting, "refuse-favour", {
        favour: capital(sitting.texts.term(name)),
        when: when ? label(sitting, `when-${when}`) : "",
      }),
      rule: "CM-63",
    };
  }
  return view.phase === "bidding"
    ? { words: label(sitting, "refuse-merchant", { level: name }), rule: "CM-21" }
    : { words: label(sitting, "refuse-settling"), rule: "CM-21" };
}

function isMine(sitting: Sitting, effect: Effect): boolean {
  const view = viewOf(sitting);
  const seat = sitting.seat ?? -1;
  return (view.hands[seat] ?? view.players[seat]?.known ?? []).includes(effect);
}
