import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let answers: Record<string, unknown> = {};
const gone = vi.hoisted(() => [] as string[]);
vi.mock("../wire/api.ts", () => ({
  call: async (method: string, path: string, body?: unknown) => {
    asked.push([method, path, body ? JSON.stringify(body) : ""].join(" ").trim());
    const answer = answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));
vi.mock("../who.svelte.ts", () => ({ who: { ready: Promise.resolve() } }));
vi.mock("../route.svelte.ts", () => ({ go: (path: string) => gone.push(path) }));

const WISH = { game: "caesar", pace: "quick", rated: true } as const;
async function fresh() {
  vi.resetModules();
  return (await import("./seeking.svelte.ts")).seeking;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  asked.length = gone.length = 0;
  answers = {};
});
afterEach(() => {
  vi.useRealTimers();
});

test("what was looked for last is offered again, unless it is nonsense", async () => {
  const seeking = await fresh();
  const usual = { game: "caesar-cleopatra", pace: "live", rated: false };
  expect(seeking.wish()).toEqual(usual);
  seeking.remember(WISH);
  expect(seeking.wish()).toEqual(WISH);
  for (const kept of ["{", "null", '{"game": 3}', '{"game": "caesar", "pace": "never"}']) {
    localStorage.setItem("triumvir-wish", kept);
    expect(seeking.wish()).toEqual(usual);
  }
});

test("who lets an offer go by is told that the search is over, and who says no is not", async () => {
  const seeking = await fresh();
  answers["POST /pool"] = answers["GET /pool"] = { state: "found", pair: "P" };
  await seeking.look(WISH);
  answers["GET /pool"] = { state: "none" };
  await vi.advanceTimersByTimeAsync(2_000);
  expect([seeking.active, seeking.lapsed]).toEqual([false, true]);
  await seeking.look(WISH);
  expect(seeking.lapsed).toBe(false);
  await seeking.stop();
  expect([seeking.active, seeking.lapsed]).toEqual([false, false]);
});

test("it asks every two seconds until somebody is found and both sit down", async () => {
  const seeking = await fresh();
  answers["POST /pool"] = answers["GET /pool"] = { state: "waiting" };
  await seeking.look(WISH);
  expect(seeking.active).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual([`POST /pool ${JSON.stringify(WISH)}`, "GET /pool", "GET /pool"]);
  answers["GET /pool"] = { state: "found", pair: "P" };
  await vi.advanceTimersByTimeAsync(2_000);
  answers["POST /pool/yes"] = { state: "seated", pair: "T" };
  await seeking.agree();
  expect(asked.at(-1)).toBe('POST /pool/yes {"pair":"P"}');
  expect([gone, seeking.active]).toEqual([["/t/T"], false]);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(before);
});

test("who has stopped is not called, whatever was still on its way", async () => {
  const seeking = await fresh();
  let come: (state: unknown) => void = () => undefined;
  answers["POST /pool"] = new Promise((done) => (come = done));
  const looking = seeking.look(WISH);
  await vi.advanceTimersByTimeAsync(0);
  await seeking.stop();
  come({ state: "seated", pair: "T" });
  await looking;
  expect([seeking.state.state, gone]).toEqual(["none", []]);
  expect(asked.at(-1)).toBe("DELETE /pool");
});

test("a failure is told; while one waits it is asked again", async () => {
  const seeking = await fresh();
  answers["POST /pool"] = new Error("full");
  await seeking.look(WISH);
  expect([seeking.failed instanceof Error, seeking.active]).toEqual([true, false]);
  answers = { "POST /pool": { state: "waiting" }, "GET /pool": new Error("away") };
  await seeking.look(WISH);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([seeking.failed instanceof Error, seeking.active]).toEqual([true, true]);
  answers["GET /pool"] = { state: "waiting" };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seeking.failed).toBeUndefined();
});

test("after a reload this tab goes on looking, another one does not", async () => {
  sessionStorage.setItem("triumvir-looks", "yes");
  answers["GET /pool"] = { state: "waiting" };
  const before = await fresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["GET /pool"]);
  await before.stop();
  asked.length = 0;
  await fresh();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});
