/** Every weight has all letters: those that it lacks come from another family, and look it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/style/fonts.css", "utf8");

/** The signs of a family at a weight, upright. */
function signs(family: string, weight: string): Set<number> {
  const found = new Set<number>();
  for (const [, face] of css.matchAll(/@font-face \{([^}]*)\}/g)) {
    const says = (what: string) => face?.includes(what);
    if (!says(`"${family}"`) || !says(`font-weight: ${weight};`) || says("italic")) continue;
    const ranges = /unicode-range:([^;]*);/.exec(face ?? "")?.[1] ?? "";
    for (const [, first, last] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
      const from = parseInt(first ?? "", 16);
      for (let at = from; at <= parseInt(last ?? first ?? "", 16); at++) found.add(at);
    }
  }
  return found;
}

test.each(["700", "800"])("letters beside figures of weight %s", (weight) => {
  const all = signs("Alegreya Sans", "400");
  expect(all.size).toBeGreaterThan(200);
  const missing = [...all].filter((sign) => !signs("Alegreya Sans", weight).has(sign));
  expect(missing.map((sign) => String.fromCodePoint(sign))).toEqual([]);
});
