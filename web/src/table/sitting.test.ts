// @vitest-environment node
import { expect, test } from "vitest";
import type { Event } from "../games/contract.ts";
import type { message } from "../wire/types.ts";
import { Sitting } from "./sitting.svelte.ts";

test("outside the log, too, an event is told as far as the seat knows it", () => {
  const at = new Sitting({ act: async () => "" });
  at.info = { to_act: [], seats: [] } as unknown as Sitting["info"];
  at.texts = {
    say: (id: string) => id,
    find: () => undefined,
    has: () => true,
  } as unknown as Sitting["texts"];
  at.actions = { roles: [], game: "g" } as unknown as Sitting["actions"];
  const [mine, theirs] = [0, 1].map((seat) => ({ kind: "placed", rule: "", seat })) as Event[];
  at.learn([
    { seq: 1, kind: "act", seat: 0, events: [theirs, mine], known: [1] },
  ] as unknown as message.LogItem[]);
  expect(at.tell([mine as Event])).toEqual(["event-placed-known"]);
  expect(at.tell([theirs as Event, mine as Event])).toEqual(["event-placed", "event-placed-known"]);
});
