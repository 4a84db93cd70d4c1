/** A lesson being taken: asks the server what each choice leads to and fills the sitting. */
import { settings } from "../coach/settings.svelte.ts";
import type { Event } from "../games/contract.ts";
import { Sitting } from "../table/sitting.svelte.ts";
import type { Texts } from "../texts/texts.ts";
import { call } from "../wire/api.ts";
import type { Actions } from "../wire/actions.ts";
import type { api } from "../wire/types.ts";
import { progress } from "./progress.svelte.ts";

export class LessonTable {
  readonly sitting: Sitting;
  /** Where the lesson stands; undefined until the first answer. */
  state = $state.raw<api.LessonState | undefined>();
  /** A wrong choice is being shown: what would follow lies on the table. */
  wrong = $state(false);
  /** How the step is done is being shown. */
  shown = $state(false);
  private path: string;

  constructor(
    readonly game: string,
    readonly id: string,
    texts: Texts,
    actions: Actions,
  ) {
    this.path = `/lessons/${game}/${id}`;
    this.sitting = new Sitting({
      act: (_seat, made) => this.act(made),
      previews: async () => this.state?.previews ?? {},
    });
    this.sitting.texts = texts;
    this.sitting.actions = actions;
    this.sitting.limited = true;
  }

  /** Resume the lesson after this many steps. */
  async open(done: number): Promise<void> {
    this.come(await call<api.LessonState>("GET", `${this.path}?done=${done}`));
  }

  /** How the step is done: it is shown, and taken back. */
  async showMe(): Promise<void> {
    this.come(await call<api.LessonState>("GET", `${this.path}?done=${this.state?.done}&show=1`));
  }

  /** Past a step that is only read, or that the learner leaves out. */
  async goOn(): Promise<void> {
    await this.open((this.state?.done ?? 0) + 1);
  }

  /** After a wrong choice, or what was shown: as it was before the step. */
  takeBack(): void {
    if (!this.state) return;
    this.wrong = this.shown = false;
    this.show(this.state.here, []);
  }

  private async act(actions: string[]): Promise<string> {
    const before = this.state;
    if (!before) return "";
    try {
      const made = [...before.actions, ...actions];
      const body = { done: before.done, actions: made };
      this.come(await call<api.LessonState>("POST", this.path, body));
      if (!this.wrong) this.meet();
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** What a lesson has shown needs no note in the first game. */
  private meet(): void {
    const events = this.state?.here.log.flatMap((item) => item.events) as Event[] | undefined;
    for (const { rule } of events ?? []) if (rule) settings.meets(rule);
  }

  private come(state: api.LessonState): void {
    this.state = state;
    this.wrong = state.wrong !== null;
    this.shown = state.shown !== null;
    progress.keep(this.game, this.id, state.done);
    const shown = state.wrong ?? state.shown ?? state.here;
    this.show(shown, shown.log.flatMap((item) => item.events) as Event[]);
  }

  private show(position: api.LessonPosition, news: Event[]): void {
    const { sitting, state } = this;
    const asks = Boolean(state?.asks) && !this.wrong && !this.shown;
    // While the tablet is read nobody is to act.
    const asked = asks ? { choices: state?.offered ?? [] } : { choices: [], to_act: [] };
    sitting.info = asks ? position.info : { ...position.info, to_act: [] };
    sitting.seat = position.view.seat;
    sitting.told = position.log;
    sitting.still = !asks;
    const reading = state?.step ? "learn-read" : "learn-over";
    const looking = this.wrong ? "learn-would-follow" : this.shown ? "learn-shown" : reading;
    sitting.note = sitting.texts.say(looking);
    sitting.show({ ...(position.view.view as object), ...asked }, news);
  }
}
