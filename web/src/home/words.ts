/** A table in words, for lists. */
import { botKnown } from "../texts/bots.ts";
import type { Texts } from "../texts/texts.ts";
import type { api } from "../wire/types.ts";
import { frontOf } from "./front.ts";
import { freeSeats, mySeats } from "./tables.svelte.ts";

/** What an ended table says of its end: the server's document in `Info.result`. */
interface Result {
  reason: string;
  seat: number | null;
  outcome: { points: number[]; ranks: number[] } | null;
}

export function player(seat: api.SeatInfo, game: api.GameInfo, texts: Texts): string {
  if (seat.bot && !seat.guest) return botKnown(texts, game.id, seat.number, seat.bot);
  return seat.name || (game.roles[seat.number] ?? "");
}

export function joined(words: string[], texts: Texts): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  const first = words.slice(0, -1).join(texts.say("list-comma"));
  return texts.say("list-and", { first, last });
}

/** "with Jonas", "against Senator": who else is there. */
export function company(table: api.Info, game: api.GameInfo, texts: Texts): string {
  const own = mySeats(table);
  if (table.seats.length === 1) return alone(table, game, texts);
  if (own.length === table.seats.length) return texts.say("home-with-all");
  const taken = table.seats.filter(
    (seat) => !own.includes(seat.number) && (seat.guest || seat.bot || seat.name),
  );
  if (!taken.length) return texts.say("home-with-nobody");
  const names = joined(
    taken.map((seat) => player(seat, game, texts)),
    texts,
  );
  if (!own.length) return names;
  const bots = taken.every((seat) => seat.bot && !seat.guest);
  return texts.say(bots ? "home-against" : "home-with", {
    names,
    count: taken.length,
  });
}

function alone(table: api.Info, game: api.GameInfo, texts: Texts): string {
  const level = game.options.find((option) => option.name === "level");
  const words = level?.value_words[level.values.indexOf(table.options["level"])] ?? "";
  return texts.find(`home-alone-${game.id}`, { level: words }) ?? texts.say("home-alone");
}

/** Whose move it is, what is missing, or how it ended. */
export function standing(table: api.Info, game: api.GameInfo, texts: Texts): string {
  if (table.status === "open") {
    const count = freeSeats(table).length;
    return count ? texts.say("home-free", { count }) : texts.say("home-can-begin");
  }
  if (table.status === "playing") {
    const names = table.to_act.map((seat) => {
      const at = table.seats[seat];
      return at ? player(at, game, texts) : "";
    });
    return texts.say("home-to-play", { names: joined(names, texts), count: names.length });
  }
  return ending(table, game, texts);
}

function ending(table: api.Info, game: api.GameInfo, texts: Texts): string {
  const result = table.result as Result | null;
  const outcome = result?.outcome;
  if (!result || !outcome) return texts.say(`home-ended-${result?.reason ?? "agreed"}`);
  const own = mySeats(table);
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const points = outcome.points.length > 1 ? outcome.points.join(" : ") : "";
  // One seat is mine: won or lost. All or none are: who won.
  if (own.length === 1 && own[0] !== undefined) {
    const won = winners.includes(own[0]);
    const id = won ? (winners.length > 1 ? "shared" : "won") : "lost";
    return `${texts.say(`home-${id}`)} ${points}`.trim();
  }
  const names = winners.map((seat) => {
    const at = table.seats[seat];
    return own.length || !at ? (game.roles[seat] ?? "") : player(at, game, texts);
  });
  return `${texts.say("home-winner", { names: joined(names, texts), count: names.length })} ${points}`.trim();
}

/** The options of a table in words; those of a table for one alone are left out at others. */
export function chosenOptions(
  table: api.Info,
  game: api.GameInfo,
): { id: string; name: string; value: string; usual: boolean; on: boolean }[] {
  const alone = table.seats.length > 1 ? (frontOf(game.id)?.alone ?? []) : [];
  return game.options.flatMap((option) => {
    const at = option.values.indexOf(table.options[option.name]);
    if (at < 0 || alone.includes(option.name)) return [];
    const usual = option.values[at] === option.default;
    const on = option.values[at] === true;
    return [
      { id: option.name, name: option.words, value: option.value_words[at] ?? "", usual, on },
    ];
  });
}

/** What is not as usual at a table, in a few words. */
export function unusual(table: api.Info, game: api.GameInfo, texts: Texts): string {
  return chosenOptions(table, game)
    .filter((option) => !option.usual)
    .map((option) => texts.say("home-option", { name: option.name, value: option.value }))
    .join(texts.say("list-comma"));
}

/** Whether it counts and how long everybody has: what one agrees to by sitting down. */
export function terms(table: api.Info, texts: Texts): string[] {
  const { clock, match, rated } = table;
  const found = rated ? [texts.say(match ? "home-stakes-match" : "home-stakes-rated")] : [];
  if (!clock) return found;
  const given = clock.bank / (clock.pace === "live" ? 60 : 3600);
  const increment = (clock.increment ?? 0) / (clock.pace === "live" ? 1 : 3600);
  return [...found, texts.say(`home-time-${clock.pace}`, { given, increment })];
}
