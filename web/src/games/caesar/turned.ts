/** Which of a province's control markers Might turns. Italia has two, and its second goes first. */
import type { caesar } from "../../wire/types.ts";
import type { Point } from "./plan.ts";

/** Where the marker lies, seen from the seal, that is turned next (`fallen` 0) or was turned last (1):
 *  Italia's second as long as just so many lie face down there, else the one on the seal. */
export function turnedAt(
  seen: Pick<caesar.Province, "control" | "fallen">,
  second: Point | undefined,
  fallen: number,
): Point {
  return second && seen.control && seen.fallen === fallen ? second : [0, 0];
}
