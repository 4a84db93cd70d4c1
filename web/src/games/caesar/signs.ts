/** The signs on the pieces. Sword, shield and ship are our own, because they must be read at 16
 *  pixels; all are drawn on a field of 512 by 512. */
import horse from "icon:horse-head";
import fist from "icon:mailed-fist";
import coins from "icon:two-coins";
import temple from "icon:greek-temple";
import laurels from "icon:laurels";
import poison from "icon:poison-bottle";
import centurion from "icon:centurion-helmet";

const path = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;

export const SYMBOLS: Record<string, string> = {
  sword: path(
    "M256 10l52 66v226H204V76zM132 302h248a26 26 0 0 1 0 60H132a26 26 0 0 1 0-60zM220 366h72v72h-72zM256 430a42 42 0 1 1 0 76 42 42 0 0 1 0-76z",
  ),
  shield: path(
    "M180 18h152c50 0 86 36 86 90v296c0 54-36 90-86 90H180c-50 0-86-36-86-90V108c0-54 36-90 86-90zM238 60v112a86 86 0 0 0-62 66H136v36h40a86 86 0 0 0 62 66v112h36V340a86 86 0 0 0 62-66h40v-36h-40a86 86 0 0 0-62-66V60zm18 150a46 46 0 1 1 0 92 46 46 0 0 1 0-92z",
  ),
  ship: path(
    "M234 20h44v28h-44zM96 64h320c-26 68-26 136 0 204H96c26-68 26-136 0-204zM234 268h44v56h-44zM10 316h66l22 28h330l34-56h40c-2 112-60 174-142 174H150C70 462 24 410 10 316z",
  ),
  laurel: laurels,
};

export const BONUSES: Record<string, string> = {
  senate: temple,
  tactics: horse,
  wealth: coins,
  might: fist,
  poison,
  centurion,
};

/** Turn it round; turn it over. On a field of 24 by 24. */
export const TURN = "M12 4V0L6 5l6 5V6.500a6 6 0 1 1-6 6H3.500A8.500 8.500 0 1 0 12 4z";
export const OVER =
  "M12 5C6.500 5 2.700 9 1 12c1.700 3 5.500 7 11 7s9.300-4 11-7c-1.700-3-5.500-7-11-7zm0 11.500a4.500 4.500 0 1 1 0-9 4.500 4.500 0 0 1 0 9zM3 1.600 1.600 3 21 22.400l1.400-1.400z";
