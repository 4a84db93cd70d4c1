/** The emblems that a person may have as a portrait. The owl is the coach's. */
import amphora from "icon:amphora";
import eagle from "icon:eagle-emblem";
import grapes from "icon:grapes";
import horse from "icon:horse-head";
import lotus from "icon:lotus";
import lyre from "icon:lyre";
import sandal from "icon:sandal";
import scarab from "icon:scarab-beetle";
import snake from "icon:snake";
import trireme from "icon:trireme";

export const EMBLEMS: Record<string, string> = {
  amphora,
  eagle,
  grapes,
  horse,
  lotus,
  lyre,
  sandal,
  scarab,
  snake,
  trireme,
};

/** The emblem of a person; somebody who has chosen none always gets the same one, by their name. */
export function emblem(portrait: string, name: string): string {
  const chosen = EMBLEMS[portrait];
  if (chosen) return chosen;
  const all = Object.values(EMBLEMS);
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return all[sum % all.length] ?? amphora;
}
