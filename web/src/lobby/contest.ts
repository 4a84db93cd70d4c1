/** A cup or an evening in a few words: "turn-based, for fun". */
import type { Texts } from "../texts/texts.ts";

export function paceOf(pace: string, texts: Texts): string {
  return texts.say(pace === "turns" ? "rating-pace-turns" : `lobby-pace-${pace}`);
}

export function about(
  title: string,
  { pace, rated }: { pace: string; rated: boolean },
  texts: Texts,
): string {
  const stakes = texts.say(rated ? "home-stakes-rated" : "home-stakes-fun");
  return [title, paceOf(pace, texts), stakes].filter(Boolean).join(texts.say("list-comma"));
}
