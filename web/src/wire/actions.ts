/** The actions of a game, as its rules have them: made by tools/make_types.py. */
type Fields = Record<string, unknown>;
export type ActionRow = [text: string, kind: string, fields: Fields];

export type Presets = Record<string, string[]>;

const files = import.meta.glob<{ roles: string[]; presets: Presets; actions: ActionRow[] }>(
  "./actions/*.json",
  { import: "default" },
);

export interface Action {
  text: string;
  kind: string;
  fields: Fields;
}

export class Actions {
  /** The game's id. */
  readonly game: string;
  /** The roles of the game's seats, if they have some. */
  readonly roles: readonly string[];
  /** Actions that can be played together in a long set-up, by name. */
  readonly presets: Readonly<Presets>;
  /** All of them; the server names one by its place here. */
  readonly all: readonly Action[];
  private byText: Map<string, Action>;

  constructor(game: string, roles: string[], rows: ActionRow[], presets: Presets = {}) {
    this.game = game;
    this.roles = roles;
    this.presets = presets;
    this.all = rows.map(([text, kind, fields]) => ({ text, kind, fields }));
    this.byText = new Map(this.all.map((action) => [action.text, action]));
  }

  find(text: string): Action | undefined {
    return this.byText.get(text);
  }
}

const loaded = new Map<string, Promise<Actions>>();

export function loadActions(game: string): Promise<Actions> {
  let found = loaded.get(game);
  if (!found) {
    const load = files[`./actions/${game}.json`];
    if (!load) throw new Error(`There are no actions of "${game}".`);
    found = load().then(
      ({ roles, presets, actions }) => new Actions(game, roles, actions, presets),
    );
    loaded.set(game, found);
    found.catch(() => loaded.delete(game));
  }
  return found;
}
