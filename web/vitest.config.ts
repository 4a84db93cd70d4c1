import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

// Apart from vite.config.ts: whoever only builds the page has no vitest.
export default mergeConfig(
  vite,
  defineConfig({
    // The runes of a browser: those of a server would never tell of a change.
    resolve: { conditions: ["browser"] },
    // What compares the page's sentences with Python's is run by tests/web/test_words.py.
    test: {
      environment: "jsdom",
      include: [process.env["GOLDEN_WORDS"] ? "src/**/*.golden.ts" : "src/**/*.test.ts"],
    },
  }),
);
