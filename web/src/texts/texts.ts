/** The sentences of the page: the same Fluent files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  cs: "Čeština",
};

const files = import.meta.glob<string>(
  // All but what only a terminal says.
  ["../../../src/triumvir/locales/*/*.ftl", "!../../../src/triumvir/locales/*/{cli,host}.ftl"],
  { query: "?raw", import: "default" },
);

type Variables = Record<string, FluentVariable>;

/** Messages of some files in one language; while we develop, English stands in for what is
 *  missing. */
export class Texts {
  readonly language: Language;
  private bundles: FluentBundle[];

  constructor(language: Language, bundles: FluentBundle[]) {
    this.language = language;
    this.bundles = bundles;
  }

  find(id: string, variables?: Variables, attribute?: string): string | undefined {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, variables, []);
    }
    return undefined;
  }

  say(id: string, variables?: Variables): string {
    return this.find(id, variables) ?? `[${id}]`;
  }

  /** The name of what actions, events and views call by a word: docs/texts.md. */
  term(word: string): string {
    return this.find(messageId("term", word)) ?? word;
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }
}

/** Underscores become hyphens in every id. */
export function messageId(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

async function bundle(language: Language, names: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const name of names) {
    const load = files[`../../../src/triumvir/locales/${language}/${name}.ftl`];
    if (!load) throw new Error(`There are no texts "${name}" in "${language}".`);
    // A later file may override a message: a game's own word goes before the common one.
    made.addResource(new FluentResource(await load()), { allowOverrides: true });
  }
  return made;
}

/** The ids of a file's messages, in the order in which they stand there. */
export async function messageIds(name: string): Promise<string[]> {
  const source = await files[`../../../src/triumvir/locales/en/${name}.ftl`]?.();
  return [...(source ?? "").matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
}

/** The files that a table of a game needs. */
export function tableTexts(language: Language, game: string): Promise<Texts> {
  return loadTexts(language, ["common", "refusals", "server", "web", "coach", "clock", game]);
}

const loaded = new Map<string, Promise<Texts>>();

export function loadTexts(language: Language, names: readonly string[]): Promise<Texts> {
  const key = `${language} ${names.join(" ")}`;
  let found = loaded.get(key);
  if (!found) {
    // `make check` lets nothing be missing in a build, so English is not loaded there in vain.
    const wanted: Language[] =
      import.meta.env.DEV && language !== "en" ? [language, "en"] : [language];
    found = Promise.all(wanted.map((one) => bundle(one, names))).then(
      (bundles) => new Texts(language, bundles),
    );
    loaded.set(key, found);
    found.catch(() => loaded.delete(key));
  }
  return found;
}

export function spoken(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const language = LANGUAGES.find((known) => one.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}
