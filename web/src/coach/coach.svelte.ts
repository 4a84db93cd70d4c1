/** The coach at a table: a hint in three stages, why a move was good or bad, the question before a
 *  grave mistake. The server thinks; here is only what was answered and how much of it is shown. */
import type { Sitting } from "../table/sitting.svelte.ts";
import { call } from "../wire/api.ts";
import type { api } from "../wire/types.ts";
import { settings } from "./settings.svelte.ts";

export type Answer = api.CoachAnswer;
const STAGES = 3;

export class Coach {
  /** What was answered; undefined while the coach thinks or is not there. */
  answer = $state.raw<Answer | undefined>();
  /** What was asked: `hint`, `why` or `guard`; nothing if the tablet is not there. */
  asked = $state("");
  /** How many stages of a hint are shown. */
  stage = $state(0);
  /** Why there is no answer. */
  failure = $state("");
  /** The actions that the guard holds back. */
  private held: string[] = [];
  private passed = "";

  constructor(
    readonly table: string,
    private sitting: () => Sitting,
  ) {}

  /** What the coach points at now. */
  get points(): string[] {
    const now = this.asked === "hint" || this.asked === "guard";
    return now && this.answer ? this.answer.where : [];
  }

  /** A hint, or the next stage of it. */
  async hint(): Promise<void> {
    if (this.asked === "hint" && this.answer) {
      this.stage = Math.min(STAGES, this.stage + 1);
      return;
    }
    if (!this.sitting().mine) return;
    if (await this.ask({ what: "hint", seat: this.sitting().seat })) this.stage = 1;
  }

  /** Why one's own move of this entry was good or bad. */
  async why(at: number): Promise<void> {
    await this.ask({ what: "why", seat: this.sitting().seat, at });
  }

  /** Whether these actions may go: asks once, before a grave mistake, where the guard is on. */
  async guard(seat: number, actions: string[]): Promise<boolean> {
    settings.plays(this.table);
    const key = actions.join("\n");
    const { info, selection } = this.sitting();
    if (!info.coach || !settings.guards(this.table) || selection.choices.length < 2) return true;
    if (this.passed === key) return true;
    if (this.asked === "guard" && this.held.join("\n") === key) return false; // it stands there
    try {
      const body = { what: "guard", seat, action: actions[0] };
      const answer = await call<Answer>("POST", `/tables/${this.table}/coach`, body);
      if (answer.verdict !== "grave") return true;
      this.asked = "guard";
      this.answer = answer;
      this.failure = "";
      this.held = actions;
      return false;
    } catch {
      return true; // a coach who is away does not hold up the game
    }
  }

  /** Play what the guard held back. */
  async anyway(): Promise<void> {
    const held = this.held;
    this.passed = held.join("\n");
    this.close();
    await this.sitting().play(...held);
  }

  /** Put back what the guard held back. */
  putBack(): void {
    this.sitting().selection.clear();
    this.close();
  }

  /** Take up what the coach would choose; it is not sent. */
  choose(): void {
    const { selection } = this.sitting();
    const choice = selection.choices.find((one) => one.text === this.answer?.best);
    if (!choice) return;
    selection.take(choice);
  }

  close(): void {
    this.asked = "";
    this.answer = undefined;
    this.failure = "";
    this.stage = 0;
    this.held = [];
  }

  /** Something else is asked now: what was said of the last question is over. */
  moved(): void {
    this.passed = "";
    if (this.asked === "hint" || this.asked === "guard") this.close();
  }

  private async ask(body: Record<string, unknown>): Promise<boolean> {
    this.close();
    const what = String(body["what"]);
    this.asked = what;
    try {
      const answer = await call<Answer>("POST", `/tables/${this.table}/coach`, body);
      if (this.asked !== what) return false;
      this.answer = answer;
      return true;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}
