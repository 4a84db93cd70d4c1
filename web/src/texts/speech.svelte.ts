/** The texts of a page in the language that `who` speaks now; the old ones stay until the new ones
 *  have come, so that nothing blinks. To be made while a component is made. */
import { who } from "../who.svelte.ts";
import { loadTexts, type Texts } from "./texts.ts";

export class Speech {
  texts = $state.raw<Texts | undefined>();

  constructor(names: readonly string[]) {
    $effect.pre(() => {
      const language = who.language;
      void loadTexts(language, names).then((loaded) => {
        if (language === who.language) this.texts = loaded;
      });
    });
  }
}
