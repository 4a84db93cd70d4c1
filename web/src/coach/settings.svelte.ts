/** What helps newcomers, and whether they want it; kept on this device. */

const GUARD = "triumvir-guard";
const GAMES = "triumvir-games";
const NOTES = "triumvir-notes";
const MET = "triumvir-rules-met";
/** For so many games the guard is on until it is switched off. */
const FIRST_GAMES = 5;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not kept: it lasts until the page is left.
  }
}

const words = (text: string): string[] => text.split(" ").filter(Boolean);

class Settings {
  private guard = $state(read(GUARD));
  private notes = $state(read(NOTES));
  /** The first tables at which somebody played here. */
  private games = $state.raw(words(read(GAMES)));
  private met = new Set(words(read(MET)));

  /** Whether the coach asks before a grave mistake at this table. */
  guards(table: string): boolean {
    if (this.guard) return this.guard === "on";
    return this.games.includes(table) || this.games.length < FIRST_GAMES;
  }

  setGuard(on: boolean): void {
    this.guard = on ? "on" : "off";
    write(GUARD, this.guard);
  }

  /** Somebody plays at a table; only the first few are of interest. */
  plays(table: string): void {
    if (this.games.includes(table) || this.games.length >= FIRST_GAMES) return;
    this.games = [...this.games, table];
    write(GAMES, this.games.join(" "));
  }

  /** Whether rules are explained when they first apply. */
  get explains(): boolean {
    return this.notes !== "off";
  }

  setNotes(on: boolean): void {
    this.notes = on ? "on" : "off";
    write(NOTES, this.notes);
  }

  /** A rule applies: whether it is new to this person, who has met it from now on. */
  meets(rule: string): boolean {
    if (!this.explains || this.met.has(rule)) return false;
    this.met.add(rule);
    write(MET, [...this.met].join(" "));
    return true;
  }
}

export const settings = new Settings();
