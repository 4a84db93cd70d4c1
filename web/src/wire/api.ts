/** The HTTP part of the server's API. */
import { loadTexts, messageId, spoken } from "../texts/texts.ts";
import { asTheyAre } from "../texts/variables.ts";
import type { api } from "./types.ts";

export const PREFIX = "/api/v1";

/** What the server refused, in a sentence. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(PREFIX + path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const data: unknown = await answer.json();
  if (answer.ok) return data as Answer;
  const problem = data as api.Problem;
  throw new Refused(answer.status, problem.code, await sentenceOf(problem));
}

/** In the language of the page, which the server may not know yet; but what is wrong with a record,
 *  an option or a position only the server can say. */
export async function sentenceOf(problem: api.Problem): Promise<string> {
  if (problem.why) return problem.sentence;
  try {
    const language = spoken([document.documentElement.lang]);
    const texts = await loadTexts(language, ["common", "server"]);
    const id = messageId("refusal", problem.code);
    return texts.find(id, asTheyAre(problem.fields ?? {})) ?? problem.sentence;
  } catch {
    return problem.sentence; // the texts cannot be fetched now
  }
}
