/** What explains each piece, and why one that was pressed does nothing now. */
import { messageId } from "../../texts/texts.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import type { Gloss } from "../contract.ts";
import {
  capital,
  coins,
  label,
  viewOf,
  type Category,
  type Effect,
  type Place,
  type View,
} from "./circus.ts";
import { bringsOf, canFavour } from "./picking.ts";

const PLACE_RULES: Record<Place, string> = {
  villa: "CM-29",
  forum: "CM-37",
  circus: "CM-43",
  colosseum: "CM-43",
  theatre: "CM-43",
};

const PHASE_RULES: Record<string, string> = {
  favours: "CM-29",
  tickets: "CM-37",
  shows: "CM-39",
  accounts: "CM-46",
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
  if (kind === "laid") return laid(sitting, name as Place, Number(more));
  if (kind === "hand") {
    const kept = (view.players[Number(name)]?.merchants ?? []).map(
      (level) => view.prices.merchants[level - 1] ?? 0,
    );
    return {
      title: label(sitting, "gloss-hand"),
      kind: sitting.name(Number(name)),
      words: rule("CM-49"),
      now: label(sitting, "gloss-hand-coins", { coins: kept.reduce((sum, one) => sum + one, 0) }),
      rule: "CM-49",
    };
  }
  if (kind === "favours") return favoursOf(sitting, view, Number(name));
  if (kind === "phase") {
    const id = PHASE_RULES[name] ?? "CM-19";
    return { title: label(sitting, `phase-${name}`), words: rule(id), rule: id };
  }
  if (kind === "favour") {
    const effect = name as Effect;
    const when = view.timings[effect];
    const does = capital(texts.say(messageId("favour", effect)));
    return {
      title: texts.term(effect),
      kind: label(sitting, "gloss-favour"),
      words: `${does}${when ? `: ${label(sitting, `when-${when}`)}` : ""}.`,
      now: canNow(sitting, effect),
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
  // One's own and open ones, and those beside a seat.
  if (kind === "ticket" || kind === "theirs")
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

/** A merchant that lies in a row: whose, which in line, and as what it counts. */
function laid(sitting: Sitting, place: Place, at: number): Gloss | null {
  const row = viewOf(sitting).rows[place];
  const card = row?.[at];
  if (!card) return null;
  const said = {
    rank: label(sitting, "rank", { rank: at + 1 }),
    count: row.length,
    seat: sitting.name(card.seat),
  };
  const counts = label(sitting, "gloss-counts-as", { as: card.as });
  return {
    title: label(sitting, "gloss-merchant", { level: card.level }),
    kind: sitting.texts.term(place),
    words: sitting.texts.say(`rule-${PLACE_RULES[place]}`),
    now: [capital(label(sitting, "gloss-laid", said)), card.as === card.level ? "" : counts]
      .filter(Boolean)
      .join(". ")
      .replace(/\.?$/, "."),
    rule: PLACE_RULES[place],
  };
}

/** The favours of a seat, as far as everybody has seen them. */
function favoursOf(sitting: Sitting, view: View, seat: number): Gloss {
  const { known = [], hidden = 0 } = view.players[seat] ?? {};
  const names = known.map((one) => sitting.texts.term(one)).join(", ");
  const told = [
    names ? label(sitting, "gloss-favours-known", { favours: names }) : "",
    hidden ? label(sitting, "gloss-favours-hidden", { count: hidden }) : "",
  ];
  return {
    title: label(sitting, "gloss-favours-of", { seat: sitting.name(seat) }),
    words: sitting.texts.say("rule-CM-64"),
    now: told.filter(Boolean).join(" "),
    rule: "CM-64",
  };
}

/** Whether a favour can be taken or played at this moment. */
function canNow(sitting: Sitting, effect: Effect): string {
  if (!sitting.mine) return "";
  if (sitting.selection.knows({ kind: "take_favour", favour: effect }))
    return label(sitting, "gloss-take-now");
  const own = isMine(sitting, effect) && canFavour(sitting.selection, effect);
  return own ? label(sitting, "gloss-play-now") : "";
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
  const joined = String(sitting.selection.picks["kind"]);
  if (joined === "step" || joined === "front")
    return {
      words: label(sitting, "refuse-with", {
        favour: capital(sitting.texts.term(joined === "step" ? "step_forward" : "front")),
        level: name,
      }),
      rule: joined === "step" ? "CM-69" : "CM-91",
    };
  return view.phase === "bidding"
    ? { words: label(sitting, "refuse-merchant", { level: name }), rule: "CM-21" }
    : { words: label(sitting, "refuse-settling"), rule: "CM-21" };
}

function isMine(sitting: Sitting, effect: Effect): boolean {
  const view = viewOf(sitting);
  const seat = sitting.seat ?? -1;
  return (view.hands[seat] ?? view.players[seat]?.known ?? []).includes(effect);
}
