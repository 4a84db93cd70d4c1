/** The texts of a page in the language that `who` speaks now; the old ones stay until the new ones
 *  have come, so that nothing blinks. To be made while a component is made. */
import { who } from "../who.svelte.ts";
import { loadTexts, type Texts } from "./texts.ts";

export class Speech {
  texts = $state.raw<Texts | undefined>();

  /** The names of the files, or a function that follows what they depend on. */
  constructor(names: readonly string[] | (() => readonly string[])) {
    let asked = 0;
    $effect.pre(() => {
      const turn = ++asked;
      void loadTexts(who.language, typeof names === "function" ? names() : names).then((loaded) => {
        if (turn === asked) this.texts = loaded;
      });
    });
  }
}
