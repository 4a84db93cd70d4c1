import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "./line.svelte.ts";
import type { message } from "./types.ts";

/** A socket whose other end is the test. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { id: number; type: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; type: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}
const last = (): Wire => Wire.all.at(-1) as Wire;
const heard: message.AnyMessage[] = [];
const opened = vi.fn();

async function connected(): Promise<Line> {
  const line = new Line((told) => heard.push(told), opened);
  await welcome();
  return line;
}
async function welcome(): Promise<void> {
  last().open();
  last().say({ type: "welcome", id: last().sent[0]?.id });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Wire.all = [];
  heard.length = 0;
  opened.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("it is up when the server has greeted, not before", async () => {
  const line = new Line(() => undefined, opened);
  last().open();
  expect([line.up, opened.mock.calls.length]).toEqual([false, 0]);
  last().say({ type: "welcome", id: last().sent[0]?.id });
  await vi.advanceTimersByTimeAsync(0);
  expect([line.up, opened.mock.calls.length]).toEqual([true, 1]);
  line.close();
});

test("each answer comes to the one who asked, and what was not asked for is heard", async () => {
  const line = await connected();
  const first = line.send({ type: "ping" });
  const second = line.send({ type: "ping" });
  const [, one, two] = last().sent;
  last().say({ type: "done", id: two?.id, seq: 2 });
  last().say({ type: "notice", text: "We close at eight." });
  last().say({ type: "done", id: one?.id, seq: 1 });
  expect(await first).toMatchObject({ seq: 1 });
  expect(await second).toMatchObject({ seq: 2 });
  expect(heard).toEqual([{ type: "notice", text: "We close at eight." }]);
  line.close();
});

test("what waits when it breaks is told so, and so is what is sent meanwhile", async () => {
  const line = await connected();
  const waiting = line.send({ type: "ping" });
  last().close();
  expect(await waiting).toMatchObject({ type: "refused", code: "lost" });
  expect(line.up).toBe(false);
  expect(await line.send({ type: "ping" })).toMatchObject({ code: "lost" });
  line.close();
});

test("it is tried again, ever more seldom, and at once when the network is back", async () => {
  const line = await connected();
  const pauses = [250, 500, 1000, 2000, 4000, 8000, 8000];
  for (const [n, pause] of pauses.entries()) {
    last().close();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(Wire.all).toHaveLength(n + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(Wire.all).toHaveLength(n + 2);
  }
  last().close();
  const tried = Wire.all.length;
  window.dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(tried + 1);
  // Once it is up, the next break begins with a short pause.
  await welcome();
  expect(opened).toHaveBeenCalledTimes(2);
  last().close();
  await vi.advanceTimersByTimeAsync(250);
  expect(Wire.all).toHaveLength(tried + 2);
  line.close();
});

test("where the network goes without a word, what waits is told so before long", async () => {
  const line = await connected();
  const waiting = line.send({ type: "ping" });
  await vi.advanceTimersByTimeAsync(9999);
  expect(line.up).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toMatchObject({ type: "refused", code: "lost" });
  expect(line.up).toBe(false);
  await vi.advanceTimersByTimeAsync(250);
  // What never opens is given up as well.
  await vi.advanceTimersByTimeAsync(10_000 + 500);
  expect(Wire.all).toHaveLength(3);
  await welcome();
  expect(line.up).toBe(true);
  line.close();
});

test("whoever only waits for others learns of it, too, and one word is enough to be sure", async () => {
  const line = await connected();
  const first = last();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(first.sent.at(-1)).toMatchObject({ type: "ping" });
  first.say({ type: "done", id: first.sent.at(-1)?.id, seq: 0 });
  await vi.advanceTimersByTimeAsync(29_000);
  first.say({ type: "notice", text: "We close at eight." });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(first.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000 + 10_000);
  expect([line.up, first.readyState]).toEqual([false, 3]);
  line.close();
});

test("without a network it is down at once, and a page that is seen again looks after it", async () => {
  const line = await connected();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
  window.dispatchEvent(new Event("offline"));
  expect(line.up).toBe(false);
  window.dispatchEvent(new Event("online"));
  await welcome();
  expect(line.up).toBe(true);
  line.close();
});

test("a line that was closed stays closed", async () => {
  const line = await connected();
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(1);
});

test("whoever was logged out meanwhile goes to the front page, and nobody else", async () => {
  const assign = vi.fn();
  const asked = vi.fn().mockResolvedValue({ status: 401 });
  asked.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ status: 200 });
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", { origin: "http://house", assign });
  const line = await connected();
  for (let lost = 0; lost < 8; lost++) {
    expect(assign).not.toHaveBeenCalled();
    last().close();
    await vi.advanceTimersByTimeAsync(lost < 7 ? 10_000 : 0);
  }
  last().close();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(assign.mock.calls).toEqual([["/"]]);
  const tries = Wire.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all.length).toBe(tries);
  line.close();
});
