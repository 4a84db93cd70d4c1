import { expect, test } from "vitest";
import type { Texts } from "../texts/texts.ts";
import { reasonsOf } from "./reasons.ts";

const texts = { say: (id: string) => id, term: (id: string) => id } as unknown as Texts;

test("what speaks for the choice stands before what speaks against it", () => {
  const reason = (name: string, by: number) => ({ name, thing: "", by, share: 0.5 });
  const said = reasonsOf(texts, [reason("a", -3), reason("b", 2), reason("c", 1)]);
  expect(said.map(({ good }) => good)).toEqual([true, true, false]);
});
