/** Time in the reader's language. */
import type { Texts } from "../texts/texts.ts";
import { figures, parts, type Pace } from "./time.ts";

export function inFigures(texts: Texts, left: number, pace: Pace): string {
  const units = ["clock-d", "clock-h", "clock-min"].map((id) => texts.say(id));
  return figures(left, pace, units as [string, string, string]);
}

/** The whole time, to be read aloud: "4 minutes 8 seconds". */
export function inFull(texts: Texts, left: number): string {
  const { d, h, m, s } = parts(left);
  const said = [
    d ? texts.say("clock-days", { count: d }) : "",
    h ? texts.say("clock-hours", { count: h }) : "",
    m ? texts.say("clock-minutes", { count: m }) : "",
    !d && (s || !(h || m)) ? texts.say("clock-seconds", { count: s }) : "",
  ];
  return said.filter(Boolean).join(" ");
}
