import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "dist", "src/wire/types.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      // Paths of our own pages are plain texts here; there is no router library.
      "svelte/no-navigation-without-resolve": "off",
      // Icons alone are put in so: our own build took them from a package, no player can say them.
      "svelte/no-at-html-tags": "off",
      // What is not drawn need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
