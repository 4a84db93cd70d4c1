/** Who leads, in a sentence, from the open scores. */
import type { GameClient, SeatFacts } from "../games/contract.ts";
import { join } from "./ending.ts";
import type { Held, Sitting } from "./sitting.svelte.ts";

/** What is told of the seats until what happens now has been shown. */
export function holdOf(client: GameClient, sitting: Sitting): Held {
  return {
    seats: sitting.info.seats.map((seat) => client.seat(sitting, seat.number)),
    rival: client.rival?.(sitting)?.facts ?? null,
    acting: sitting.acting,
    moment: client.moment(sitting),
    stands: standing(client, sitting),
  };
}

/** The same where a scene tells how the seats stand: beside it no older scores are shown. */
export function holdOfScene(client: GameClient, sitting: Sitting): Held {
  return { acting: sitting.acting, moment: client.moment(sitting) };
}

/** A seat as it is told now. What its cards show at once is counted at once. */
export function factsOf(client: GameClient, sitting: Sitting, seat: number): SeatFacts {
  const now = client.seat(sitting, seat);
  const held = sitting.held?.seats?.[seat];
  if (!held) return now;
  const facts = held.facts.map((fact, i) => (now.facts[i]?.atOnce ? now.facts[i] : fact));
  return { ...held, facts };
}

export function standing(client: GameClient, sitting: Sitting): string {
  if (!sitting.view || !client.ahead) return "";
  const sign = client.ahead === "most" ? 1 : -1;
  const rival = client.rival?.(sitting);
  const all = [
    ...sitting.info.seats.map((seat) => ({
      seat: seat.number as number | null,
      name: sitting.name(seat.number),
      score: client.seat(sitting, seat.number).score ?? 0,
    })),
    ...(rival ? [{ seat: null, name: rival.name, score: rival.facts.score ?? 0 }] : []),
  ].sort((a, b) => sign * (b.score - a.score));
  const best = all[0]?.score ?? 0;
  const first = all.filter((one) => one.score === best);
  const next = all.find((one) => one.score !== best);
  if (!next) return sitting.texts.say("web-level", { count: best });
  // A guest has not chosen the name that they were given: it says less than "you".
  const mine = first.length === 1 && first[0]?.seat === sitting.seat && sitting.seat !== null;
  if (mine) return sitting.texts.say("web-you-lead", { more: best, fewer: next.score });
  return sitting.texts.say("web-leads", {
    name: join(
      sitting.texts,
      first.map((one) => one.name),
    ),
    count: first.length,
    more: best,
    fewer: next.score,
  });
}
