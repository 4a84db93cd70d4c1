import { beforeEach, expect, test, vi } from "vitest";
import type { Actions } from "../wire/actions.ts";
import type { Texts } from "../texts/texts.ts";
import { LessonTable } from "./lesson.svelte.ts";

const asked: { method: string; path: string; body?: unknown }[] = [];
let answer: unknown;
vi.mock("../wire/api.ts", () => ({
  call: async (method: string, path: string, body?: unknown) => {
    asked.push({ method, path, body });
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));
const kept = vi.hoisted(() => ({ steps: [] as unknown[], rules: [] as string[] }));
vi.mock("./progress.svelte.ts", () => ({
  progress: { keep: (...step: unknown[]) => kept.steps.push(step) },
}));
vi.mock("../coach/settings.svelte.ts", () => ({
  settings: { meets: (rule: string) => kept.rules.push(rule) },
}));

const texts = { say: (id: string) => id, find: () => undefined, has: () => false };
const actions = { find: (text: string) => ({ text, kind: text, fields: {} }) };
const position = (mark: string, rule = "") => ({
  info: { game: "caesar", to_act: [0], seats: [], status: "playing" },
  view: { seat: 0, view: { mark, choices: ["a", "b", "c"], to_act: [0] } },
  log: [{ seq: 0, kind: "act", seat: 0, events: rule ? [{ kind: "laid", rule }] : [] }],
});
const state = (more: object) => ({
  done: 2,
  asks: true,
  step: { id: "s" },
  actions: [],
  offered: ["a"],
  previews: {},
  wrong: null,
  shown: null,
  here: position("here", "CA-14"),
  ...more,
});

async function lesson(more: object = {}): Promise<LessonTable> {
  answer = state(more);
  const table = new LessonTable(
    "caesar",
    "borders",
    texts as unknown as Texts,
    actions as unknown as Actions,
  );
  await table.open(2);
  return table;
}
const seen = (table: LessonTable) => table.sitting.view as { mark: string; choices: string[] };

beforeEach(() => {
  asked.length = kept.steps.length = kept.rules.length = 0;
});

test("a step that asks offers what the lesson offers, and nothing else", async () => {
  const { sitting } = await lesson();
  expect(asked).toEqual([{ method: "GET", path: "/lessons/caesar/borders?done=2" }]);
  expect(sitting.selection.choices.map((choice) => choice.text)).toEqual(["a"]);
  expect([sitting.mine, sitting.still]).toEqual([true, false]);
});

test("while the tablet is read nobody is to act", async () => {
  const { sitting } = await lesson({ asks: false });
  expect([sitting.mine, sitting.still, sitting.note]).toEqual([false, true, "learn-read"]);
  const over = await lesson({ asks: false, step: null });
  expect(over.sitting.note).toBe("learn-over");
});

test("a right choice goes on with what was done in this step, and its rules are known", async () => {
  const table = await lesson({ actions: ["first"] });
  answer = state({ done: 3 });
  await table.sitting.play("a");
  expect(asked.at(-1)?.body).toEqual({ done: 2, actions: ["first", "a"] });
  expect(kept.steps.at(-1)).toEqual(["caesar", "borders", 3]);
  expect(kept.rules).toEqual(["CA-14"]);
});

test("a wrong choice is shown, teaches no rule, and is taken back", async () => {
  const table = await lesson();
  answer = state({ wrong: position("wrong", "CA-20") });
  await table.sitting.play("a");
  expect([table.wrong, seen(table).mark, table.sitting.mine]).toEqual([true, "wrong", false]);
  expect(table.sitting.note).toBe("learn-would-follow");
  expect(kept.rules).toEqual([]);
  table.takeBack();
  expect([table.wrong, seen(table).mark, table.sitting.mine]).toEqual([false, "here", true]);
});

test("how a step is done is shown and taken back: the learner does it", async () => {
  const table = await lesson();
  answer = state({ shown: position("shown", "CA-20") });
  await table.showMe();
  expect(asked.at(-1)?.path).toBe("/lessons/caesar/borders?done=2&show=1");
  expect([table.shown, seen(table).mark, table.sitting.mine]).toEqual([true, "shown", false]);
  expect([table.sitting.note, kept.rules]).toEqual(["learn-shown", []]);
  table.takeBack();
  expect([table.shown, seen(table).mark, table.sitting.mine]).toEqual([false, "here", true]);
});

test("what cannot be asked is told, and the step stays", async () => {
  const table = await lesson();
  answer = new Error("The server is away.");
  await table.sitting.play("a");
  expect(table.sitting.refusal).toBe("The server is away.");
  expect(table.state?.done).toBe(2);
});

test("going on asks for the step after this one", async () => {
  const table = await lesson({ asks: false });
  await table.goOn();
  expect(asked.at(-1)?.path).toBe("/lessons/caesar/borders?done=3");
});

test("what happens is seen before the tablet speaks of it", async () => {
  vi.useFakeTimers();
  try {
    const table = await lesson();
    table.lasts = () => 2600;
    answer = state({ done: 3, asks: false, step: "" });
    await table.sitting.play("a");
    // The vote is being shown: the sentence is still that of the step before, and nobody is asked.
    const { sitting } = table;
    expect([table.state?.done, sitting.busy, sitting.still, sitting.mine]).toEqual([
      2,
      true,
      false,
      false,
    ]);
    expect(sitting.note).toBe(""); // the plate tells what happens, not what comes then
    await table.goOn(); // whoever presses on sees the end of it, and skips nothing
    expect(sitting.note).toBe("learn-over");
    expect([table.state?.done, sitting.busy, sitting.still]).toEqual([3, false, true]);
    answer = state({ wrong: position("wrong", "CA-20") });
    await table.open(2);
    expect(table.wrong).toBe(false);
    vi.advanceTimersByTime(2600);
    expect([table.wrong, sitting.busy]).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test("the second choice of a step does not show the first one again", async () => {
  const table = await lesson({ actions: ["first"] });
  const twice = position("twice", "CA-14");
  twice.log.push({ seq: 1, kind: "act", seat: 0, events: [{ kind: "closed", rule: "CA-20" }] });
  answer = state({ actions: ["first", "a"], here: twice });
  await table.sitting.play("a");
  expect(table.sitting.news.map((event) => event.kind)).toEqual(["closed"]);
});
