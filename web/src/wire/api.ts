/** The HTTP part of the server's API. */
import type { api } from "./types.ts";

export const PREFIX = "/api/v1";

/** What the server refused, with its sentence in the reader's language. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, problem: api.Problem) {
    super(problem.sentence);
    this.status = status;
    this.code = problem.code;
  }
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(PREFIX + path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refused(answer.status, data as api.Problem);
  return data as Answer;
}
