/** Who sits before this screen: the guest whom the server knows by a cookie, and how they like the
 *  page. Every page shares the one `who`; `await who.ready` before asking for what is one's own. */
import { untrack } from "svelte";
import { spoken, type Language } from "./texts/texts.ts";
import { call } from "./wire/api.ts";
import type { api } from "./wire/types.ts";

export type Theme = "light" | "dark";

const THEME = "triumvir-theme"; // theme.js reads it before the first paint
const LANGUAGE = "triumvir-language";
const NAMED = "triumvir-named"; // the id of the guest who said their name here
const ENTERED = "triumvir-entered"; // somebody logged in here and has not logged out here
const lamplight = matchMedia("(prefers-color-scheme: dark)");

class Who {
  /** "" until the server has said who we are. */
  id = $state("");
  name = $state("");
  /** They have said what they are called, on this device. */
  named = $state(false);
  /** The name lasts: there is an account. */
  account = $state(false);
  /** Somebody was logged in to an account here, and is not any more, though not by their own doing. */
  out = $state(false);
  /** It could: there is a finished game to keep. */
  offer = $state(false);
  /** What this browser spoke last, else what its reader asks for, until the server has answered. */
  language = $state<Language>(spoken([recall(LANGUAGE), ...navigator.languages]));
  theme = $state<Theme>(shownTheme());
  private arriving: Promise<void> | undefined;
  private languageChosen = false;

  constructor() {
    document.documentElement.lang = this.language;
    lamplight.addEventListener("change", () => (this.theme = shownTheme()));
  }

  /** The server knows us. Rejects with its refusal, or when it cannot be reached; asking again
   *  then tries again. */
  get ready(): Promise<void> {
    if (!this.arriving) {
      // An effect that waits for us does not depend on what we look at meanwhile.
      this.arriving = untrack(() => this.arrive());
      this.arriving.catch(() => (this.arriving = undefined));
    }
    return this.arriving;
  }

  /** Another name, at all tables that are not over. */
  async rename(name: string): Promise<void> {
    await this.ready;
    this.take(await call<api.Guest>("PATCH", "/me", { name }));
    remember(NAMED, this.id);
    this.named = true;
  }

  /** The page speaks at once; the server's own sentences follow. */
  async speak(language: Language): Promise<void> {
    this.languageChosen = true;
    this.show(language);
    await this.ready;
    await call<api.Guest>("PATCH", "/me", { language });
  }

  light(theme: Theme): void {
    document.documentElement.dataset.theme = theme;
    remember(THEME, theme);
    this.theme = theme;
  }

  /** A code that makes another device this guest, once. */
  async code(): Promise<api.Code> {
    await this.ready;
    return call<api.Code>("POST", "/me/code");
  }

  /** Become the guest whose code this is, or log in to the account; with `bring`, the tables of
   *  this browser come along to that. */
  async login(code: string, bring = true): Promise<void> {
    this.languageChosen = false;
    this.take(await call<api.Guest>("POST", "/login", { code, bring }));
    remember(NAMED, this.id);
    this.named = true;
  }

  /** The name lasts from now on; the cookie is a new one. */
  async keep(
    name: string,
    key: { password: string } | { passkey: object },
    invitation: string,
  ): Promise<api.Entered> {
    await this.ready;
    return this.enter("/account", { name, ...key, invitation });
  }

  /** By password, passkey, recovery code or the host's link, as the path says. */
  async enter(path: string, body: object): Promise<api.Entered> {
    const entered = await call<api.Entered>("POST", path, body);
    remember(NAMED, entered.guest.id);
    this.take(entered.guest);
    return entered;
  }

  /** Who I am may have changed: a game is finished. */
  async look(): Promise<void> {
    await this.ready;
    this.take(await call<api.Guest>("GET", "/me"));
  }

  /** This browser forgets the guest; with `everywhere`, all devices do. */
  async logout(everywhere: boolean): Promise<void> {
    await this.ready;
    await call("POST", "/logout", { everywhere });
    this.leave();
  }

  /** The server has logged this browser out, as its owner wished. */
  leave(): void {
    this.stay();
    location.assign("/");
  }

  /** A guest from now on, and content with it. */
  stay(): void {
    remember(ENTERED, "");
    this.out = false;
  }

  /** A stranger, or one whom this server has forgotten, becomes a guest. */
  private async arrive(): Promise<void> {
    this.take(await call<api.Guest>("PUT", "/me", { language: this.language }));
  }

  private take(guest: api.Guest): void {
    this.id = guest.id;
    this.name = guest.name;
    this.named = recall(NAMED) === guest.id;
    this.account = guest.account ?? false;
    if (this.account) remember(ENTERED, "yes");
    this.out = !this.account && recall(ENTERED) !== "";
    this.offer = guest.offer ?? false;
    if (!this.languageChosen) this.show(spoken([guest.language]));
  }

  private show(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    remember(LANGUAGE, language);
  }
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "dark" || (!chosen && lamplight.matches) ? "dark" : "light";
}

function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // No storage: the page is as the browser asks.
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No storage: it holds until the page is left.
  }
}

export const who = new Who();
