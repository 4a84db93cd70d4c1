/** What the plate says to the seat that is to act. */
import type { Event, GameClient, Plan } from "../games/contract.ts";
import { grammarOf, tells } from "./acta.ts";
import type { Sitting } from "./sitting.svelte.ts";

/** What the game's own drawing has put together, unless a choice of the list was taken. */
export function planOf(client: GameClient, sitting: Sitting): Plan | null {
  return sitting.selection.whole ? null : (client.plan?.(sitting) ?? null);
}

export function sentenceOf(client: GameClient, sitting: Sitting): string {
  const { selection } = sitting;
  return (
    planOf(client, sitting)?.words ??
    (selection.whole ? undefined : client.hint?.(sitting)) ??
    (selection.ready && capital(wordsOf(client, sitting, selection.ready))) ??
    sitting.words?.prompt ??
    ""
  );
}

/** A choice in words: as the game says it here, or as everywhere. */
export function wordsOf(
  client: GameClient,
  sitting: Sitting,
  choice: Sitting["selection"]["choices"][number],
): string {
  return client.words?.(sitting, choice) ?? choice.words;
}

/** The choice with this text, in words that begin with a capital. */
export function choiceWords(client: GameClient, sitting: Sitting, text: string): string {
  const action = sitting.actions.find(text);
  if (!action) return text;
  const choice = { ...action, words: sitting.speech.choice(action), preview: {} };
  return capital(wordsOf(client, sitting, choice));
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What is being shown, in a sentence: how it begins, for what it leads to is told when it is over.
 *  While nothing happens but what the log leaves out, what was told before stays. */
export function happening(client: GameClient, sitting: Sitting): string {
  if (!sitting.busy) return "";
  if (sitting.scene) return client.sceneWords?.(sitting) ?? "";
  const worth = tells(grammarOf(client));
  const event = sitting.news.find(worth);
  if (!event) {
    for (const item of [...sitting.log].reverse())
      for (let i = item.events.length - 1; i >= 0; i -= 1)
        if (worth(item.events[i] as Event)) return item.words?.[i] ?? "";
    return sitting.log.at(-1)?.words?.at(-1) ?? "";
  }
  return sitting.tell([event])[0] ?? "";
}
