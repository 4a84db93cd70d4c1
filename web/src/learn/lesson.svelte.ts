/** A lesson being taken: asks the server what each choice leads to and fills the sitting. */
import { settings } from "../coach/settings.svelte.ts";
import type { Event } from "../games/contract.ts";
import { Sitting } from "../table/sitting.svelte.ts";
import { ring } from "../table/sound.svelte.ts";
import type { Texts } from "../texts/texts.ts";
import { call } from "../wire/api.ts";
import type { Actions } from "../wire/actions.ts";
import type { api } from "../wire/types.ts";
import { progress } from "./progress.svelte.ts";

export class LessonTable {
  readonly sitting: Sitting;
  /** Where the lesson stands; undefined until the first answer. */
  state = $state.raw<api.LessonState | undefined>();
  /** What the last step was about: the end of the lesson marks what was gained there. */
  gained: readonly string[] = $state.raw([]);
  /** A wrong choice is being shown: what would follow lies on the table. */
  wrong = $state(false);
  /** How the step is done is being shown. */
  shown = $state(false);
  /** For how long events are looked at, in ms: the tablet speaks of them when they have been seen. */
  lasts: (news: Event[]) => number = () => 0;
  private path: string;
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    this.sitting.hurry = () => this.settle();
  }

  /** What is being shown, before the tablet speaks of it. */
  private coming: api.LessonState | undefined;

  /** Resume the lesson after this many steps. */
  async open(done: number): Promise<void> {
    this.come(await call<api.LessonState>("GET", `${this.path}?done=${done}`));
  }

  /** How the step is done: it is shown, and taken back. */
  async showMe(): Promise<void> {
    if (this.sitting.busy) return this.settle();
    this.come(await call<api.LessonState>("GET", `${this.path}?done=${this.state?.done}&show=1`));
  }

  /** Past a step that is only read, or that the learner leaves out. */
  async goOn(): Promise<void> {
    if (this.sitting.busy) return this.settle();
    await this.open((this.state?.done ?? 0) + 1);
  }

  /** After a wrong choice, or what was shown: as it was before the step. */
  takeBack(): void {
    if (!this.state) return;
    this.wrong = this.shown = false;
    this.show(this.state, this.state.here, []);
  }

  private async act(actions: string[]): Promise<string> {
    const before = this.state;
    if (!before) return "";
    try {
      const made = [...before.actions, ...actions];
      const body = { done: before.done, actions: made };
      // What has been told of this step comes again with the whole of it.
      const told = before.actions.length ? before.here.log.length : 0;
      const answer = await call<api.LessonState>("POST", this.path, body);
      if (!answer.wrong) this.meet(answer);
      this.come(answer, told);
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** What a lesson has shown needs no note in the first game. */
  private meet(state: api.LessonState): void {
    const events = state.here.log.flatMap((item) => item.events) as Event[];
    for (const { rule } of events) if (rule) settings.meets(rule);
  }

  /** First what happens, then what is said of it. */
  private come(state: api.LessonState, told = 0): void {
    const { sitting } = this;
    const shown = state.wrong ?? state.shown ?? state.here;
    const news = shown.log.slice(told).flatMap((item) => item.events) as Event[];
    progress.keep(this.game, this.id, state.done);
    const ms = news.length ? this.lasts(news) : 0;
    sitting.busy = ms > 0;
    this.coming = state;
    this.show(state, shown, news);
    clearTimeout(this.timer);
    if (ms > 0) this.timer = setTimeout(() => this.settle(), ms);
    else this.settle();
  }

  /** What came has been seen. */
  private settle(): void {
    const { sitting, coming } = this;
    clearTimeout(this.timer);
    if (!coming) return;
    this.coming = undefined;
    if (!coming.step) this.gained = this.state?.point ?? [];
    this.state = coming;
    this.wrong = coming.wrong !== null;
    this.shown = coming.shown !== null;
    sitting.busy = false;
    sitting.held = null;
    if (!sitting.note) sitting.note = this.reading(coming);
    sitting.still = !this.asksFor(coming);
    if (!coming.step) ring("win");
  }

  private asksFor(state: api.LessonState): boolean {
    return state.asks && !state.wrong && !state.shown;
  }

  private reading(state: api.LessonState): string {
    return this.sitting.texts.say(state.step ? "learn-read" : "learn-over");
  }

  private show(state: api.LessonState, position: api.LessonPosition, news: Event[]): void {
    const { sitting } = this;
    const back = position === state.here;
    const asks = state.asks && back;
    // While the tablet is read nobody is to act.
    const asked = asks ? { choices: state.offered } : { choices: [], to_act: [] };
    sitting.info = asks ? position.info : { ...position.info, to_act: [] };
    sitting.seat = position.view.seat;
    sitting.told = position.log;
    sitting.still = !asks && !news.length;
    const looking = !back && (state.wrong ? "learn-would-follow" : "learn-shown");
    // While a right choice is being played the plate tells what happens.
    sitting.note = looking ? sitting.texts.say(looking) : news.length ? "" : this.reading(state);
    sitting.show({ ...(position.view.view as object), ...asked }, news);
  }
}
