/** The rule reference of a game, from its texts: docs/texts.md. */
import type { Texts } from "../texts/texts.ts";

export interface Rule {
  id: string;
  words: string;
}

export interface Section {
  heading: string;
  rules: Rule[];
}

export function sections(ids: readonly string[], texts: Texts): Section[] {
  const found: Section[] = [];
  for (const message of ids) {
    if (!message.startsWith("rule-")) continue;
    const heading = texts.find(message, undefined, "section");
    if (heading !== undefined || !found.length) found.push({ heading: heading ?? "", rules: [] });
    found.at(-1)?.rules.push({ id: message.slice(5), words: texts.say(message) });
  }
  return found;
}

/** Those in which every word of the search is found, whatever its case and accents. */
export function search(all: Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  return all
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.id} ${section.heading} ${rule.words}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A text with the rules that it names as links: parts that are a rule's id, and the rest. */
export function parts(
  words: string,
  known: ReadonlySet<string>,
): { text: string; rule: boolean }[] {
  return words
    .split(/(\b[A-Z]{2}-\d+[a-z]?\b)/)
    .filter(Boolean)
    .map((text) => ({ text, rule: known.has(text) }));
}
