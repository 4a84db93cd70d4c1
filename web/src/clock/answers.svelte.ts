/** My standing answers at a table: what the game offers, and what I have chosen. */
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";

export const ASK = "ask";

export class StandingAnswers {
  rules: api.Rule[] = $state.raw([]);
  chosen: Record<string, string> = $state.raw({});
  readonly seat: number;
  private path: string;

  constructor(table: string, seat: number) {
    this.seat = seat;
    this.path = `/tables/${table}/answers`;
    // Where they cannot be read there is nothing to offer.
    call<api.Answers>("GET", `${this.path}?seat=${seat}`).then(this.take, () => undefined);
  }

  private take = (told: api.Answers): void => {
    this.rules = told.rules;
    this.chosen = told.answers;
  };

  get count(): number {
    return Object.keys(this.chosen).length;
  }

  async keep(answers: Record<string, string>): Promise<void> {
    this.take(await call<api.Answers>("PUT", this.path, { seat: this.seat, answers }));
  }
}
