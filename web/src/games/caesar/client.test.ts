import { expect, test } from "vitest";
import type { Choice } from "../../table/selection.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import { client } from "./client.ts";

const sitting = {
  texts: {
    say: (id: string, fields: { token: string }) => `${id} ${fields.token}`,
    term: (id: string) => id,
  },
} as unknown as Sitting;

test("a bonus is used as a rule: declining it is not where the thumb is", () => {
  const kinds = ["use", "decline", "bank", "begin"].map((kind) => ({ kind }) as Choice);
  expect(kinds.map((choice) => client.main?.(choice))).toEqual([true, false, true, true]);
});

test("the second stage of a hint names the token, since every move places one", () => {
  const lay = { text: "", kind: "lay", fields: { token: "sword-6-0" } };
  expect(client.kind?.(sitting, lay)).toBe("board-kind-lay sword-6-0");
  expect(client.kind?.(sitting, { text: "", kind: "might", fields: {} })).toBeFalsy();
});
