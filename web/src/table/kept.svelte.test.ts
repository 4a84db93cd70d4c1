import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { draftOf } from "../games/caesar-cleopatra/draft.svelte.ts";
import type { Choice } from "./selection.svelte.ts";
import { Sitting } from "./sitting.svelte.ts";

test("whoever asks first hears of changes like everybody else", () => {
  const at = new Sitting({ act: async () => "" });
  at.info = { to_act: [0], seats: [] } as unknown as Sitting["info"];
  at.seat = 0;
  at.view = { phase: "turn", placed: 0, sides: [{ hand: ["3"], lanes: [] }] };
  const choice = { kind: "down", text: "", preview: {}, fields: { card: "3", group: "senators" } };
  at.selection.reset([choice as unknown as Choice]);
  let seen: string[] = [];
  const stop = $effect.root(() => {
    const laid = $derived(draftOf(at).laid.map((one) => one.card));
    $effect(() => {
      seen = laid;
    });
  });
  flushSync();
  expect(seen).toEqual([]);
  draftOf(at).toggle(0);
  draftOf(at).lay("senators");
  flushSync();
  expect(seen).toEqual(["3"]);
  stop();
});
