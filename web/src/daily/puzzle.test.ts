import { beforeEach, expect, test, vi } from "vitest";
import type { Actions } from "../wire/actions.ts";
import type { Texts } from "../texts/texts.ts";
import { PuzzleTable } from "./puzzle.svelte.ts";

const asked: { method: string; path: string; body?: unknown }[] = [];
let answer: unknown;
vi.mock("../wire/api.ts", () => ({
  call: async (method: string, path: string, body?: unknown) => {
    asked.push({ method, path, ...(body ? { body } : {}) });
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));
vi.mock("../who.svelte.ts", () => ({ who: { ready: Promise.resolve() } }));

const texts = { say: (id: string) => id, find: () => undefined, has: () => false };
const actions = { find: (text: string) => ({ text, kind: text, fields: {} }) };
const position = (mark: string) => ({
  info: { game: "caesar", to_act: [0], seats: [], status: "playing" },
  view: { seat: 0, view: { mark, choices: ["a", "b"], to_act: [0] } },
  log: [{ seq: 0, kind: "act", seat: 0, events: [{ kind: mark }] }],
});
const state = (right: boolean | null) => ({
  day: "2026-11-18",
  here: position("here"),
  previews: {},
  answer:
    right === null ? null : { right, after: position("after"), best_after: position("best-after") },
});
async function puzzle(right: boolean | null = null, day = ""): Promise<PuzzleTable> {
  answer = state(right);
  const given = [texts as unknown as Texts, actions as unknown as Actions] as const;
  const table = new PuzzleTable("caesar", day, ...given);
  await table.open();
  return table;
}
const marked = (table: PuzzleTable) => (table.sitting.view as { mark: string }).mark;

beforeEach(() => {
  asked.length = 0;
});

test("today's puzzle, or that of a day, is a question", async () => {
  const table = await puzzle();
  expect([marked(table), table.sitting.mine, table.answer]).toEqual(["here", true, null]);
  await puzzle(null, "2026-11-01");
  expect(asked.map((one) => one.path)).toEqual(["/puzzles/caesar", "/puzzles/caesar/2026-11-01"]);
});

test("after a wrong answer one sees what would follow it, and can look at the best", async () => {
  const table = await puzzle();
  answer = state(false);
  await table.sitting.play("a");
  expect(asked.at(-1)).toEqual({
    method: "POST",
    path: "/puzzles/caesar/2026-11-18",
    body: { action: "a" },
  });
  expect(table.looked).toBe(false); // why it was wrong is read first
  expect([table.shown, marked(table), table.sitting.note]).toEqual([
    "mine",
    "after",
    "puzzle-follows",
  ]);
  expect([table.sitting.mine, table.sitting.still]).toEqual([false, true]);
  table.look("best");
  expect([marked(table), table.sitting.note]).toEqual(["best-after", "puzzle-follows-best"]);
  table.look("before");
  expect([marked(table), table.sitting.news, table.looked]).toEqual(["here", [], true]);
  table.look("before");
  expect([marked(table), table.looked]).toEqual(["here", false]);
});

test("after the right answer one sees what follows it", async () => {
  const table = await puzzle();
  answer = state(true);
  await table.sitting.play("b");
  expect([table.shown, marked(table)]).toEqual(["best", "best-after"]);
});

test("whoever has answered is not asked again", async () => {
  const table = await puzzle(false);
  expect([table.sitting.mine, table.sitting.note]).toEqual([false, "puzzle-once"]);
  await table.sitting.play("a");
  expect(asked.filter((one) => one.method === "POST")).toEqual([]);
});

test("what cannot be sent is told, and can be sent again", async () => {
  const table = await puzzle();
  answer = new Error("The server is away.");
  await table.sitting.play("a");
  expect([table.sitting.refusal, table.answer]).toEqual(["The server is away.", null]);
  expect(table.sitting.mine).toBe(true);
});
