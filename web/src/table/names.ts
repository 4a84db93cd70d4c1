/** How the log calls those who play. */
import type { GameClient } from "../games/contract.ts";
import type { Names } from "./acta.ts";
import type { Sitting } from "./sitting.svelte.ts";

export function namesOf(client: GameClient, sitting: Sitting): Names {
  const called = (seat: number | null): string[] => {
    if (seat === null) return [];
    const role = sitting.info.seats[seat]?.role;
    const names = [sitting.name(seat), role ? (sitting.texts.find(`seat-${role}`) ?? "") : ""];
    // The longer one first: "Anna B" before "Anna".
    return names.sort((a, b) => b.length - a.length);
  };
  return {
    name: (seat) => sitting.name(seat),
    head(event) {
      const own = client.head?.(sitting, event);
      if (own) return own;
      const seat = typeof event["seat"] === "number" ? event["seat"] : null;
      return {
        head: seat === null ? "" : sitting.name(seat),
        seat,
        name: String(event["turn"] ?? ""),
      };
    },
    called,
    all: sitting.info.seats.flatMap((_, seat) => called(seat)),
    say: (id) => sitting.texts.say(id),
    about: (id, event) => sitting.speech.about(id, event),
  };
}
