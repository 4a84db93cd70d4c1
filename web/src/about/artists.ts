/** Who drew the icons of game-icons.net that we use. The package does not say; the site's own
 *  folders do. An icon that is not here is credited to the site's contributors. */
const DRAWN: Record<string, string> = {
  Lorc: `ankh cloak-dagger crossed-swords cycle drama-masks eagle-emblem grapes horse-head
    laurel-crown laurels lightning-trio lotus lyre mailed-fist plain-dagger pointing poison-bottle scales
    scarab-beetle snake spyglass swap-bag tied-scroll`,
  Delapouite: `amphora caesar card-exchange centurion-helmet cleopatra eye-of-horus greek-temple
    horus ionic-column necklace-display olive public-speaker roman-toga sandal scroll-quill theater
    thumb-down trireme two-coins`,
  Cathelineau: "chariot",
  "Caro Asercion": "philosopher-bust",
};

const artists = new Map(
  Object.entries(DRAWN).flatMap(([artist, names]) =>
    names.split(/\s+/).map((name): [string, string] => [name, artist]),
  ),
);

export function byArtist<One extends { name: string }>(icons: One[]): [string, One[]][] {
  const found = new Map<string, One[]>([...Object.keys(DRAWN), ""].map((name) => [name, []]));
  for (const icon of icons) found.get(artists.get(icon.name) ?? "")?.push(icon);
  return [...found].filter(([, drawn]) => drawn.length);
}
