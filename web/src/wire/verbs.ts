/** Which verbs a reader may use at a table now. The server's verbs say so themselves. */
import { VERBS, type message } from "./types.ts";

export type VerbName = keyof typeof VERBS;
type Demand = { when: string; who: string; menu: string; seat: boolean };

export function may(verb: VerbName, info: message.Info, guest: string): boolean {
  const { when, who }: Demand = VERBS[verb];
  if (when && when !== info.status) return false;
  if (who === "host") return info.host === guest;
  return who === "anybody" || info.seats.some((seat) => seat.guest === guest);
}

export type MenuVerb = { verb: VerbName; sure: boolean; seat: boolean };

/** Verbs in the menu; `sure` ones are confirmed first, `seat` ones name the own seat. */
export function menuVerbs(info: message.Info, guest: string): MenuVerb[] {
  return (Object.entries(VERBS) as [VerbName, Demand][])
    .filter(([verb, demand]) => demand.menu && may(verb, info, guest))
    .map(([verb, { menu, seat }]) => ({ verb, sure: menu === "sure", seat }));
}
