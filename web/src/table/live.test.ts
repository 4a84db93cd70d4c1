import { beforeEach, expect, test, vi } from "vitest";
import type { message } from "../wire/types.ts";
import { LiveTable } from "./live.svelte.ts";

/** What the page has sent and what it is answered, by the kind of command. */
let sent: { type: string; [field: string]: unknown }[] = [];
let answers: Record<string, unknown> = {};
let hear: (heard: unknown) => void = () => undefined;
vi.mock("../wire/line.svelte.ts", () => ({
  Line: class {
    up = true;
    constructor(heard: (message: unknown) => void, opened: () => void) {
      hear = heard;
      queueMicrotask(opened);
    }
    async send(command: { type: string }): Promise<unknown> {
      sent.push(command);
      return answers[command.type] ?? { type: "done" };
    }
    close(): void {}
  },
}));
vi.mock("../wire/actions.ts", () => ({
  loadActions: async () => ({ find: (text: string) => ({ text, kind: text, fields: {} }) }),
}));
vi.mock("../texts/texts.ts", () => {
  const texts = { say: (id: string) => id, find: () => undefined, has: () => false };
  const tableTexts = async (language: string) => ({ ...texts, language });
  return { tableTexts, loadTexts: async () => texts };
});

const ME = "g1";
function info(toAct: number[], status = "playing"): message.Info {
  const seats = [
    { number: 0, role: "", name: "Anna", guest: ME, bot: "" },
    { number: 1, role: "", name: "Bert", guest: "g2", bot: "" },
  ];
  return { id: "T", game: "caesar", status, to_act: toAct, seats } as unknown as message.Info;
}
function view(choices: string[]): message.SeatView {
  return { seat: 0, view: { choices } } as unknown as message.SeatView;
}
function told(toAct: number[], choices: string[], seq = 0): unknown {
  return { type: "table", table: info(toAct), seq, views: [view(choices)], log: [], chat: [] };
}
function update(seq: number, seat: number, toAct: number[], choices: string[]): unknown {
  const log = [{ seq: seq - 1, kind: "act", seat, events: [{ kind: "laid", rule: "r" }] }];
  return { type: "update", table: info(toAct), seq, views: [view(choices)], log };
}
async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}
async function opened(toAct: number[], choices: string[]): Promise<LiveTable> {
  answers["watch"] = told(toAct, choices);
  const table = new LiveTable("T", ME, "en", () => undefined);
  await settle();
  expect(table.ready).toBe(true);
  table.lasts = () => 60_000;
  return table;
}

beforeEach(() => {
  sent = [];
  answers = {};
});

test("what another does is looked at before one is asked", async () => {
  const { sitting } = await opened([1], []);
  hear(update(1, 1, [0], ["a", "b"]));
  expect([sitting.busy, sitting.mine]).toEqual([true, false]);
  sitting.hurry();
  expect([sitting.busy, sitting.mine]).toEqual([false, true]);
});

test("where several choose at once, another's move takes nobody's question away", async () => {
  const { sitting } = await opened([0, 1], ["a", "b"]);
  const asked = sitting.question;
  hear(update(1, 1, [0], ["a", "b"]));
  expect([sitting.mine, sitting.question]).toEqual([true, asked]);
});

test("if the choices have changed, the question is new and waits", async () => {
  const { sitting } = await opened([0, 1], ["a", "b"]);
  hear(update(1, 1, [0], ["a"]));
  expect(sitting.mine).toBe(false);
});

test("an action ends what is being shown and names what has been seen", async () => {
  const table = await opened([1], []);
  hear(update(1, 1, [0], ["a"]));
  await table.sitting.play("a");
  expect(table.sitting.busy).toBe(false);
  expect(sent.at(-1)).toMatchObject({ type: "act", seq: 1, seat: 0, actions: ["a"] });
});

test("a gap in what was heard is filled by asking again", async () => {
  const table = await opened([1], []);
  answers["watch"] = told([0], ["a"], 5);
  hear(update(5, 1, [0], ["a"]));
  await settle();
  expect(sent.filter((one) => one.type === "watch")).toHaveLength(2);
  expect([table.seq, table.sitting.mine]).toEqual([5, true]);
});

test("who was too slow is told so, and sees how it stands", async () => {
  const table = await opened([0], ["a"]);
  answers = { act: { type: "stale" }, watch: told([1], [], 3) };
  await table.sitting.play("a");
  expect(table.sitting.refusal).toBe("web-stale");
  expect(table.seq).toBe(3);
});

test("what was pressed while the line was down is sent when it is there again", async () => {
  const table = await opened([0], ["a"]);
  answers["act"] = { type: "refused", code: "lost" };
  await table.sitting.play("a");
  expect(table.sitting.refusal).toBe("web-line-kept");
  answers = { watch: told([0], ["a"]) };
  // The line opens again.
  await (table as unknown as { watch: () => Promise<void> }).watch();
  expect(sent.at(-1)).toMatchObject({ type: "act", actions: ["a"] });
  expect(table.sitting.refusal).toBe("");
});

test("what was pressed is not sent if somebody was faster, and that is said", async () => {
  const table = await opened([0], ["a"]);
  answers["act"] = { type: "refused", code: "lost" };
  await table.sitting.play("a");
  const before = sent.length;
  const log = (seat: number) => [{ seq: 1, kind: "act", seat, events: [] }];
  answers = { watch: { ...(told([0], ["b"], 2) as object), log: log(1) } };
  const again = table as unknown as { watch: () => Promise<void>; unsent: unknown };
  await again.watch();
  expect(sent.slice(before).map((one) => one.type)).toEqual(["watch"]);
  expect(table.sitting.refusal).toBe("web-stale");
  // It had come before the line broke.
  again.unsent = { seq: 2, seat: 0, actions: ["b"] };
  answers = { watch: { ...(told([1], [], 3) as object), log: [{ ...log(0)[0], seq: 2 }] } };
  await again.watch();
  expect(table.sitting.refusal).toBe("");
});

test("at one screen an answer that is said aloud is sent for the seat that gave it", async () => {
  const mine = info([1]);
  for (const seat of mine.seats) seat.guest = ME;
  const both = { ...(told([1], []) as object), table: mine };
  answers["watch"] = both;
  const table = new LiveTable("T", ME, "en", () => undefined);
  table.spoken = (_view, seat) => ({ action: `allow ${seat}`, words: "allows" });
  await settle();
  table.curtain = 0;
  await table.lift();
  expect(table.sitting.next).toBe(1);
  await table.hearAnswer();
  expect(sent.at(-1)).toMatchObject({ type: "act", seat: 1, actions: ["allow 1"] });
  expect(table.front).toBe(0);
});

test("another language needs no message: the page makes its own sentences", async () => {
  const table = await opened([0], ["a", "b"]);
  const before = sent.length;
  await table.speak("cs");
  expect(table.sitting.texts).toMatchObject({ language: "cs" });
  hear(update(1, 0, [1], []));
  expect(sent.length).toBe(before);
});
