/** Python and the page say the same. tests/web/test_words.py names the file of cases, each with
 *  what Python said. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadActions } from "../wire/actions.ts";
import type { message } from "../wire/types.ts";
import { GameTexts, type Refused } from "./game-texts.ts";
import { tableTexts, type Language } from "./texts.ts";

interface Case {
  language: Language;
  info: message.Info;
  view: Record<string, unknown> | null;
  words: message.SeatWords | null;
  log: message.LogItem[];
  lines: string[][];
  refusals: (Refused & { sentence: string })[];
}

const path = process.env["GOLDEN_WORDS"] ?? "";
const cases = JSON.parse(readFileSync(path, "utf8")) as Case[];

test("the page says what Python says", async () => {
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    const texts = await tableTexts(one.language, one.info.game);
    const spoken = new GameTexts(texts, await loadActions(one.info.game), one.info.seats);
    expect(one.log.map((item) => spoken.lines(item))).toEqual(one.lines);
    for (const { sentence, ...refused } of one.refusals)
      expect(spoken.refusal(refused)).toBe(sentence);
    if (!one.view || !one.words) continue;
    // Previews are no words.
    const wanted = { ...one.words, choices: one.words.choices.map((c) => ({ ...c, preview: {} })) };
    expect({ ...spoken.view(one.view, one.info) }).toEqual(wanted);
  }
});
