/** From fields to variables, as src/triumvir/texts/variables.py does it: docs/texts.md, "Variables". */
import type { GameTexts } from "./game-texts.ts";

export type Filled = Record<string, string | number>;
export type Fields = Record<string, unknown>;

// Fields that hold the number of a seat, a role, the text of an action.
const SEATS = ["seat", "winner", "other"];
const SIDES = ["side", "other_side"];
const ACTIONS = ["announced"];

// Numbers from here on are written as they are.
const COUNTABLE = 1_000_000;

/** Fields of the server's own messages: nothing in them is a word of a game. */
export function asTheyAre(fields: Fields): Filled {
  const filled: Filled = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") filled[name] = value;
    else if (typeof value === "number")
      filled[name] = Math.abs(value) < COUNTABLE ? value : String(value);
  }
  return filled;
}

export function fill(texts: GameTexts, fields: Fields): Filled {
  const filled: Filled = {};
  for (const [name, value] of Object.entries(fields))
    if (name !== "kind") add(texts, filled, name, value);
  texts.actions.roles.forEach((role, number) => {
    filled[`sides_${number}`] = texts.side(role);
  });
  return filled;
}

function add(texts: GameTexts, filled: Filled, name: string, value: unknown): void {
  if (typeof value === "boolean") {
    filled[name] = value ? "yes" : "no";
  } else if (typeof value === "number" && SEATS.includes(name)) {
    filled[name] = texts.seat(value);
    filled[`${name}_id`] = value;
  } else if (typeof value === "number") {
    filled[name] = value;
  } else if (typeof value === "string") {
    filled[name] = word(texts, name, value);
    filled[`${name}_id`] = value;
    const action = ACTIONS.includes(name) ? texts.actions.find(value) : undefined;
    if (action) {
      filled[`${name}_kind`] = action.kind;
      for (const [part, entry] of Object.entries(action.fields)) add(texts, filled, part, entry);
    }
  } else if (Array.isArray(value)) {
    const entries: string[] = [];
    value.forEach((entry: unknown, number) => {
      const key = `${name}_${number}`;
      add(texts, filled, key, entry);
      if (filled[key] !== undefined) entries.push(String(filled[key]));
    });
    filled[name] = texts.join(entries);
    filled[`${name}_count`] = value.length;
  } else if (value === null) {
    filled[name] = "none";
  }
}

/** The name of what a word stands for: a reason, a side, a term, an action; else itself. */
function word(texts: GameTexts, name: string, value: string): string {
  if (name === "reason") return texts.reason(value);
  if (name === "rule") return value;
  if (SIDES.includes(name)) return texts.side(value);
  const term = texts.named("term", value);
  if (term !== undefined) return term;
  const action = texts.actions.find(value);
  return action ? texts.choice(action) : value;
}
