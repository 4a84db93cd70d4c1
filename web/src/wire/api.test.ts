import { afterEach, expect, test, vi } from "vitest";
import { call, Refused, sentenceOf } from "./api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = "";
});

const problem = { code: "sockets", sentence: "what the server says", fields: { most: 64 } };

test("a refusal is said in the language of the page, with its fields", async () => {
  document.documentElement.lang = "de";
  expect(await sentenceOf(problem)).toContain("64");
  const german = await sentenceOf(problem);
  document.documentElement.lang = "cs";
  expect(await sentenceOf(problem)).not.toBe(german);
});

test("what only the server can say is left to it", async () => {
  expect(await sentenceOf({ ...problem, why: "option-unknown" })).toBe(problem.sentence);
  expect(await sentenceOf({ ...problem, code: "of-a-later-server" })).toBe(problem.sentence);
});

test("whoever calls is told code, status and sentence", async () => {
  document.documentElement.lang = "fr";
  const answer = { ok: false, status: 429, json: () => Promise.resolve(problem) };
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const refused: unknown = await call("GET", "/me").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status: 429, code: "sockets" });
  expect((refused as Refused).message).toBe(await sentenceOf(problem));
});
