// @vitest-environment node
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../games/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a pointer that rests changes, and a finger must not: after a tap it would stay as if picked. */
const HOVERING = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
/** A rule for the hover of a state alone, and not beside that state: `.sel,\n .sel:hover`. */
const ALONE = /(?<!,\s*)(?:^|\n)\s*[^\n,{}]*:hover[^{]*\{/;

test("after a tap no piece looks as if it were picked", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  for (const [file, source] of Object.entries(sources))
    expect(source.replace(HOVERING, "").match(ALONE)?.[0], file).toBeUndefined();
});
