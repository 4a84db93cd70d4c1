// @vitest-environment node
import { expect, test } from "vitest";
import type { GameClient, Rival } from "../games/contract.ts";
import { Sitting } from "./sitting.svelte.ts";
import { factsOf, holdOf, holdOfScene, standing } from "./standing.ts";

const scores = [3, 5, 5];
const client = {
  ahead: "most",
  seat: (_: Sitting, seat: number) => ({ score: scores[seat] ?? 0 }),
  moment: () => "Turn 4",
} as unknown as GameClient;

function sitting(seats: number): Sitting {
  const at = new Sitting({ act: async () => "" });
  at.info = {
    to_act: [1],
    seats: Array.from({ length: seats }, (_, number) => ({ number, name: "ABC"[number] ?? "" })),
  } as unknown as Sitting["info"];
  at.view = {};
  at.texts = {
    say: (id: string, of: Record<string, unknown> = {}) =>
      id === "web-leads" ? `${of["name"]} ${of["more"]}:${of["fewer"]}` : `${id} ${of["count"]}`,
    find: () => undefined,
    has: () => false,
  } as unknown as Sitting["texts"];
  at.actions = { roles: [], game: "g" } as unknown as Sitting["actions"];
  return at;
}

test("who leads, by what is ahead in the game", () => {
  expect(standing(client, sitting(2))).toBe("B 5:3");
  expect(standing({ ...client, ahead: "fewest" }, sitting(2))).toBe("A 3:5");
  expect(standing(client, sitting(1))).toBe("web-level 3");
});

test("the reader leads as you, beside others by name", () => {
  const at = sitting(2);
  at.seat = 1;
  expect(standing(client, at)).toBe("web-you-lead undefined");
  at.seat = 0;
  expect(standing(client, at)).toBe("B 5:3");
  at.info = { ...at.info, seats: sitting(3).info.seats };
  at.seat = 1;
  expect(standing(client, at)).toContain("5:3"); // shared: by name
});

test("nobody leads before the game, nor where it has no open score", () => {
  const at = sitting(2);
  at.view = null;
  expect(standing(client, at)).toBe("");
  const { seat, moment } = client;
  expect(standing({ seat, moment } as GameClient, sitting(2))).toBe("");
});

test("what stands around the board waits until what happens has been shown", () => {
  const at = sitting(2);
  const rival = () => ({ name: "C", facts: { score: scores[0] } }) as Rival;
  at.held = holdOf({ ...client, rival }, at);
  scores[0] = 9;
  at.info = { ...at.info, to_act: [0] };
  expect(at.held.stands).toBe("B 5:3");
  expect(at.held.moment).toBe("Turn 4");
  expect(at.held.seats?.[0]?.score).toBe(3);
  expect(at.held.rival?.score).toBe(3);
  expect(at.acting).toEqual([1]);
  at.held = null;
  expect(at.acting).toEqual([0]);
  expect(standing(client, at)).toBe("A 9:5");
});

test("beside a scene that tells the scores no older ones are shown", () => {
  const at = sitting(2);
  at.held = holdOfScene(client, at);
  at.info = { ...at.info, to_act: [0] };
  expect(at.held).toEqual({ acting: [1], moment: "Turn 4" });
  expect(at.acting).toEqual([1]);
});

test("while something is shown, cards that lie there are counted, and nothing else", () => {
  const at = sitting(2);
  const seat = (score: number, hand: number) => ({
    score,
    facts: [{ count: score }, { count: hand, atOnce: true }],
  });
  const before = { ...client, seat: () => seat(1, 4) } as unknown as GameClient;
  const after = { ...client, seat: () => seat(2, 5) } as unknown as GameClient;
  at.held = holdOf(before, at);
  expect(factsOf(after, at, 0)).toEqual({
    score: 1,
    facts: [{ count: 1 }, { count: 5, atOnce: true }],
  });
  at.held = null;
  expect(factsOf(after, at, 0)).toEqual(seat(2, 5));
});
