/** The faces of the bots, drawn in a field of 64 by 64: hair, age and features belong to the place
 *  among a level's five names (`texts/bots.ts`), dress and attribute to the level. */
const EDGE = 'stroke="#3a2a1e" stroke-opacity=".55" stroke-width=".8"';
const SKINS = ["#f3dfc1", "#f7e6cd", "#e2bf95", "#eccfa9", "#f0d9b8"];
const HAIRS = ["#5a3a22", "#7c3f1f", "#2a1f19", "#3b2a20", "#8d8072"];
const GREYS = ["#a39886", "#8f8477", "#b8ad9c", "#9c907f", "#d2c8b6"];

/** Behind the head: what hangs down. */
const BACKS: Record<number, string> = {
  2: "M20 26c0-12 6-17 12-17s12 5 12 17c0 8 1 13 3 17H17c2-4 3-9 3-17z",
  4: "M19 27c0-13 6-18 13-18s13 5 13 18c0 4-1 7-2 9H21c-1-2-2-5-2-9z",
};
/** Over the forehead. */
const FRONTS: Record<number, string> = {
  1: "M21 25c-1-11 4-16 11-16s12 5 11 16c-1-3-2-5-4-6l-2 2-2-3-3 3-3-3-3 3-2-2c-2 1-2 3-3 6z",
  2: "M21 27c0-10 4-16 11-16s11 6 11 16c-2-5-6-8-11-9-5 1-9 4-11 9zM32 3.5a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
  3: "M20.5 26c-2-3-1-6 1-7-1-4 2-7 5-7 1-3 5-4 7-2 3-1 6 0 7 3 3 1 5 4 3 7 2 2 1 5 0 6-1-4-2-6-4-7-2 1-4 1-5 0-2 1-4 1-5 0-2 1-3 1-5 0-2 1-3 3-4 7z",
  4: "M20.5 27c0-11 5-16 11.5-16S43.5 16 43.5 27c-2-3-4-7-6-9-4 3-10 4-14 3-2 2-2 4-3 6z",
  5: "M21 28c-2-5-1-10 1-12 0 3 0 5 1 7zM43 28c2-5 1-10-1-12 0 3 0 5-1 7z",
};
const BEARDS: Record<number, string> = {
  3: "M21.6 29c1 9 5 14 10.4 14s9.4-5 10.4-14c-1 3-3 5-5 5-2-2-9-2-11 0-2 0-4-2-4.8-5z",
  5: "M22 31c1 7 5 12 10 12s9-5 10-12c-1 2-2 3-4 3.5-2-1.5-10-1.5-12 0-2-.5-3-1.5-4-3.5z",
};
const LEAF = "M0 0c2.5-2.5 5-2.5 7 0c-2 2.5-4.5 2.5-7 0z";

function features(place: number, blind: boolean): string {
  const eyes = blind
    ? '<path d="M20.5 22.5h23v6h-23z" fill="#fff9ec" stroke="#3a2a1e" stroke-opacity=".5" stroke-width=".7"/>'
    : '<path d="M25.5 26.6h3.6M34.9 26.6h3.6" stroke="#2b211a" stroke-width="1.9" stroke-linecap="round"/><path d="M24.8 23.6q2.3-1.3 4.7-.2M34.5 23.4q2.3-1.1 4.7.2" stroke="#2b211a" stroke-opacity=".75" stroke-width="1.1" fill="none"/>';
  const smile = place % 2 ? "M28.5 36.2q3.5 1.3 7 0" : "M28.6 35.8q3.4 2 6.8 0";
  const mouth = place % 2 ? "#5d2c1c" : "#98371f";
  return `${eyes}<path d="M32 26.5v4.6l-1.6.6" stroke="#8a6440" stroke-width="1" fill="none"/><path d="${smile}" stroke="${mouth}" stroke-width="1.3" stroke-linecap="round" fill="none"/>`;
}

const BUST = "M7 64c1-12 8-17 16-19l4-2v-6h10v6l4 2c8 2 15 7 16 19z";
const ROBE = "M7 64c1-12 8-17 16-19l2.5-1c2 4 4 6 6.5 6s4.5-2 6.5-6l2.5 1c8 2 15 7 16 19z";

function robe(fill: string, more = ""): string {
  return `<path d="${ROBE}" fill="${fill}" ${EDGE}/>${more}`;
}
function fold(colour: string, width: number): string {
  return `<path d="M16 48c8 8 15 12 26 16M12 53c6 5 10 8 17 11" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
}
function laurel(colour: string): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="${LEAF}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const half =
    leaf(20, 26, -85) +
    leaf(20.5, 21, -65) +
    leaf(23, 17, -45) +
    leaf(26, 14, -25) +
    leaf(29, 12.5, -5);
  return `<g fill="${colour}" stroke="#233018" stroke-width=".5">${half}<g transform="matrix(-1 0 0 1 64 0)">${half}</g></g>`;
}

interface Dress {
  body: string;
  /** Over the hair. */
  head?: string;
  blind?: boolean;
  grey?: boolean;
}
const DRESSES: Record<string, Dress> = {
  novice: {
    body: robe(
      "#a9855c",
      '<path d="M25 45q7 12 14 0" stroke="#5a3a22" stroke-width="1" fill="none"/><circle cx="32" cy="53" r="3" fill="#e3d3b3" stroke="#5a3a22" stroke-width=".8"/>',
    ),
  },
  apprentice: {
    body: robe("#7f8a5a", '<path d="M19 46l20 18h6L23 45z" fill="#5b4327"/>'),
    head: '<path d="M20.8 20.5q11.2-4 22.4 0v3q-11.2-4-22.4 0z" fill="#98371f"/>',
  },
  citizen: { body: robe("#fff9ec", fold("#b9a88a", 1.3)) },
  senator: {
    body: robe("#fff9ec", `<path d="M27 46l4 4v14h-6zM37 46l-4 4v14h6z" fill="#5c1a45"/>`),
    grey: true,
  },
  consul: {
    body: robe("#fff9ec", fold("#5c1a45", 3.5)),
    head: laurel("#5f7a3a"),
  },
  dictator: {
    body: robe(
      "#b7b1a6",
      '<path d="M10 58q22 6 44 0M25 46q7 9 14 0" stroke="#55473a" stroke-width="1.4" fill="none"/><path d="M7 64c1-11 6-15 12-17l3 17z" fill="#7c2415"/>',
    ),
    head: '<path d="M19 27C18 14 24 8 32 8s14 6 13 19l-3.5 1V21q-9.5-4-19 0v7z" fill="#b7b1a6" stroke="#3a2a1e" stroke-width=".9"/><path d="M17 13C19 3 27 1 32 1s13 2 15 12c-4-4-9-5.5-15-5.5S21 9 17 13z" fill="#98371f" stroke="#5a1a0c" stroke-width=".7"/>',
  },
  greedy: {
    body: robe(
      "#6f2455",
      '<path d="M21 47q11 17 22 0" stroke="#c99a2e" stroke-width="2.2" fill="none"/><circle cx="32" cy="57" r="4.5" fill="#ddb252" stroke="#7a560c" stroke-width="1"/>',
    ),
  },
  random: { body: robe("#2c6a8c", fold("#8cc4e0", 1.2)), blind: true },
};

/** A bot's face, or nothing for a bot whose kind has none. */
export function face(level: string, place: number): string {
  const dress = DRESSES[level];
  if (!dress) return "";
  const skin = SKINS[place - 1] ?? "#f3dfc1";
  const hair = (dress.grey ? GREYS : HAIRS)[place - 1] ?? "#5a3a22";
  const paint = (path: string | undefined) =>
    path ? `<path d="${path}" fill="${hair}" ${EDGE}/>` : "";
  const wide = level === "greedy" ? 12.2 : 11;
  return [
    paint(BACKS[place]),
    `<path d="${BUST}" fill="${skin}" ${EDGE}/>`,
    dress.body,
    `<ellipse cx="32" cy="27" rx="${wide}" ry="14" fill="${skin}" ${EDGE}/>`,
    paint(BEARDS[place]),
    features(place, dress.blind ?? false),
    paint(FRONTS[place]),
    dress.head ?? "",
  ].join("");
}
