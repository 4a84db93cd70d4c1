import { expect, test } from "vitest";
import type { GameClient } from "../games/contract.ts";
import { happening, sentenceOf } from "./plate.ts";
import type { Sitting } from "./sitting.svelte.ts";

const client = {
  grammar: {
    quiet: ["drew"],
    joins: [],
    opens: ["turn"],
    hush: (event: { card?: string }) => event.card === "senators",
  },
} as unknown as GameClient;

function sitting(busy: boolean, ...kinds: [string, string?][]): Sitting {
  return {
    busy,
    log: [
      {
        words: ["told first", "told last"],
        events: [{ kind: "laid" }, { kind: "drew" }],
      },
    ],
    news: kinds.map(([kind, card]) => ({ kind, card })),
    tell: (events: { kind: string }[]) => events.map((one) => one.kind),
  } as unknown as Sitting;
}

test("while something is shown the plate says how it begins", () => {
  const news: [string, string?][] = [
    ["drew"],
    ["turn"],
    ["vote_card", "senators"],
    ["vote"],
    ["won"],
  ];
  expect(happening(client, sitting(true, ...news))).toBe("vote");
});

test("it says nothing when all is shown", () => {
  expect(happening(client, sitting(false, ["vote"]))).toBe("");
});

test("what the log leaves out is not told: what was told before it stays", () => {
  expect(happening(client, sitting(true, ["drew"]))).toBe("told first");
  expect(happening(client, sitting(true, ["turn"]))).toBe("told first");
});

test("between two days it says where the reader stands", () => {
  const between = { ...sitting(true, ["drew"]), scene: [] } as unknown as Sitting;
  expect(happening({ ...client, sceneWords: () => "third" }, between)).toBe("third");
});

test("a choice that stands ready begins with a capital", () => {
  const ready = { text: "lay", words: "sword 5/1: 5 towards Italia", fields: {} };
  const choosing = { selection: { whole: ready, ready } } as unknown as Sitting;
  expect(sentenceOf(client, choosing)).toBe("Sword 5/1: 5 towards Italia");
});
