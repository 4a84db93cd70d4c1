/** The two drawings of the map, in units of their own view boxes. Positions are the design's; the
 *  symbols are those printed on the board. */
import map from "./map.json";

export type Point = readonly [x: number, y: number];
export type Symbol = "sword" | "shield" | "ship";

export interface Place {
  id: string;
  at: Point;
  outline: string;
  /** How many borders it has. */
  borders: number;
}

export interface Space {
  id: string;
  at: Point;
  /** The direction of a token's long axis, from the first province to the second, in degrees. */
  axis: number;
  symbol: Symbol;
  checkpoint: boolean;
  provinces: readonly [string, string];
}

export interface Plan {
  kind: "wide" | "tall";
  width: number;
  height: number;
  /** Radii and sizes of pieces. */
  seal: number;
  token: Point;
  figure: number;
  free: number;
  name: number;
  pill: number;
  pillAt: number;
  /** A finger's reach around a centre. */
  reach: number;
  /** The width of fine lines, against the wide map. */
  fine: number;
  edge: number;
  places: Place[];
  second: Point;
  spaces: Space[];
  joints: Point[];
  coast: string;
  outlines: string;
}

type Sizes = Omit<Plan, "places" | "second" | "spaces" | "joints" | "coast" | "outlines">;
type Pair = number[];

function draw(sizes: Sizes): Plan {
  const from = map[sizes.kind];
  const at = ([x = 0, y = 0]: Pair): Point => [x * sizes.width, y * sizes.height];
  const line = (points: Pair[]): string =>
    `M${points
      .map(at)
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L")}Z`;
  const spaces = Object.entries(from.spaces).map(([id, space]): Space => {
    const printed = map.borders[id as keyof typeof map.borders];
    return {
      id,
      at: at(space.at),
      axis: space.axis,
      symbol: printed.symbol as Symbol,
      checkpoint: "checkpoint" in printed,
      provinces: [id.slice(0, 2), id.slice(3)],
    };
  });
  const places = Object.entries(from.provinces).map(([id, place]): Place => ({
    id,
    at: at(place.seal),
    outline: line(place.outline),
    borders: spaces.filter((space) => space.provinces.includes(id)).length,
  }));
  return {
    ...sizes,
    places,
    spaces,
    second: at(from.second),
    joints: from.joints.map(at),
    coast: from.coast.map(line).join(""),
    outlines: places.map((place) => place.outline).join(""),
  };
}

export const WIDE = draw({
  kind: "wide",
  width: 1000,
  height: 750,
  seal: 27,
  token: [38, 19],
  figure: 30,
  free: 18,
  name: 15,
  pill: 22.4,
  pillAt: 40.9,
  reach: 29,
  fine: 1,
  edge: 9,
});

const PHONE: Sizes = {
  kind: "tall",
  width: 380,
  height: 530,
  seal: 14.5,
  token: [22.5, 11.25],
  figure: 18,
  free: 11.5,
  name: 10.5,
  pill: 16,
  pillAt: 23,
  reach: 22,
  fine: 0.55,
  edge: 5,
};

export const TALL = draw(PHONE);
/** On a low phone the map gives way to the dock; the pieces stay as large as they are. */
export const LOW = draw({ ...PHONE, height: 456 });

/** The drawing that an element shows. */
export function planOf(svg: SVGSVGElement): Plan {
  const { height } = svg.viewBox.baseVal;
  return [WIDE, TALL, LOW].find((plan) => plan.height + 2 * plan.edge + 2 === height) ?? WIDE;
}
