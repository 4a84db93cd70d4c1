/** One object for each sitting, made when it is first asked for: board, hand and plate share it. */
import type { Sitting } from "./sitting.svelte.ts";

/** Made in a root of its own. What is made while something else is derived would not count as read
 *  there: the first to ask would never hear of a change. */
export function kept<Made>(make: (sitting: Sitting) => Made): (sitting: Sitting) => Made {
  const found = new WeakMap<Sitting, { made: Made }>();
  return (sitting) => {
    let one = found.get(sitting);
    if (!one) {
      $effect.root(() => {
        one = { made: make(sitting) };
      });
      found.set(sitting, one as unknown as { made: Made });
    }
    return (one as unknown as { made: Made }).made;
  };
}
