import { beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/contract.ts";
import { Replay } from "./replay.svelte.ts";
import { Sitting } from "./sitting.svelte.ts";

/** What was asked of the server and not answered yet. */
let asked: { path: string; answer: (data: unknown) => void; refuse: (why: Error) => void }[] = [];
vi.mock("../wire/api.ts", () => ({
  call: (_: string, path: string) =>
    new Promise((answer, refuse) => asked.push({ path, answer, refuse })),
}));

const CLIENT = { opens: ["turn"] } as unknown as GameClient;

function table(): Sitting {
  const made = new Sitting({ act: async () => "" });
  made.info = { id: "T", status: "over", seats: [] } as unknown as Sitting["info"];
  made.seat = 0;
  return made;
}

/** Answers whatever is asked for and matches; lets what waits for it go on. */
async function answer(which: RegExp): Promise<string[]> {
  const found = asked.filter((one) => which.test(one.path));
  asked = asked.filter((one) => !found.includes(one));
  for (const { path, answer: give } of found) {
    const query = new URLSearchParams(path.split("?")[1]);
    if (path.includes("/log?")) {
      const moves = Array.from({ length: 9 }, () => ({ kind: "act", events: [] }));
      const beside = [{ kind: "sit", events: [] }, ...moves, { kind: "resign", events: [] }];
      give({ log: beside, more: false });
    } else {
      const view = { at: Number(query.get("at")), seat: Number(query.get("seat")) };
      give({ view: { seat: view.seat, view }, hands: [] });
    }
  }
  await new Promise((done) => setTimeout(done));
  return found.map((one) => one.path);
}

async function opened(at: number): Promise<Replay> {
  const replay = new Replay(CLIENT, table());
  void replay.look(at, 0);
  await answer(/log/);
  await answer(/replay/);
  expect(replay.at).toBe(at);
  return replay;
}

beforeEach(() => (asked = []));

test("who steps on while another point of view is loaded is not taken back", async () => {
  const replay = await opened(3);
  void replay.again(1);
  void replay.step(1);
  await answer(/log/);
  await answer(/replay/);
  expect(replay.at).toBe(4);
  expect(replay.sitting.view).toEqual({ at: 4, seat: 1 });
});

test("a seat is never shown what was fetched for another", async () => {
  const replay = await opened(3);
  void replay.go(7);
  void replay.again(1);
  await answer(/replay\?at=7&seat=0/);
  expect(replay.sitting.view).toEqual({ at: 3, seat: 0 });
  await answer(/log/);
  await answer(/replay/);
  expect(replay.sitting.view).toEqual({ at: 7, seat: 1 });
});

test("of two points of view the one chosen last is shown, whichever comes first", async () => {
  const replay = await opened(3);
  void replay.again(1);
  void replay.again(0);
  await answer(/seat=0/);
  await answer(/seat=1/);
  await answer(/replay/);
  expect(replay.sitting.view).toEqual({ at: 3, seat: 0 });
});

test("two quick presses are two steps; a position is asked for once", async () => {
  const replay = await opened(3);
  await answer(/replay/);
  void replay.step(1);
  void replay.step(1);
  await answer(/replay/);
  expect(replay.at).toBe(5);
  void replay.step(-1);
  expect(await answer(/at=4/)).toEqual([]);
  expect([replay.at, replay.refusal]).toEqual([4, ""]);
});

test("a position that does not come leaves the reader where they were", async () => {
  const replay = await opened(3);
  await answer(/replay/);
  void replay.go(8);
  asked.find((one) => one.path.includes("at=8"))?.refuse(new Error("The line is lost."));
  await answer(/nothing/);
  expect([replay.at, replay.refusal]).toEqual([3, "The line is lost."]);
  asked = [];
  void replay.step(1);
  await answer(/replay/);
  expect([replay.at, replay.refusal]).toEqual([4, ""]);
});

test("of a game that was played to its end nothing more is told", async () => {
  const finished = table();
  finished.info = { ...finished.info, result: { outcome: { ranks: [1, 2] } } };
  const replay = new Replay(CLIENT, finished);
  void replay.look(9, 0);
  await answer(/log/);
  await answer(/replay/);
  expect(replay.sitting.told.every((item) => item.kind === "act")).toBe(true);
});

test("how the game ended is told after its last move, and not before", async () => {
  const replay = await opened(9);
  const kinds = () => replay.sitting.told.map((item) => item.kind);
  expect(kinds()).toEqual([...Array<string>(9).fill("act"), "resign"]);
  void replay.step(-1);
  await answer(/replay/);
  expect(kinds()).toEqual(Array<string>(8).fill("act"));
});

test("another language is spoken at once, and nothing is asked for", async () => {
  const replay = await opened(3);
  asked = [];
  const texts = { say: (id: string) => `cs:${id}` } as unknown as Sitting["texts"];
  replay.speak(texts);
  expect([replay.sitting.texts, asked]).toEqual([texts, []]);
});

test("a game goes on from wherever something is left to play, at the seat that one looks from", async () => {
  const replay = await opened(3);
  expect(replay.branches).toBe(true);
  void replay.branch();
  expect(asked.at(-1)?.path).toBe("/tables/T/branch");
  void replay.go(9);
  await answer(/replay/);
  // Where somebody has resigned, in the last position, too.
  expect(replay.branches).toBe(true);
  replay.sitting.info = { ...replay.sitting.info, result: { outcome: { ranks: [1, 2] } } };
  expect(replay.branches).toBe(false);
});

test("one press makes one game", async () => {
  const replay = await opened(3);
  void replay.branch().catch(() => undefined);
  expect(replay.branching).toBe(true);
  asked.at(-1)?.refuse(new Error("The line is lost."));
  await new Promise((done) => setTimeout(done));
  expect(replay.branching).toBe(false);
});

test("from the deal of today nothing goes on while others have it before them", async () => {
  const replay = await opened(3);
  replay.sitting.info = { ...replay.sitting.info, daily: "2026-11-19", secret: "" };
  expect(replay.branches).toBe(false);
});
