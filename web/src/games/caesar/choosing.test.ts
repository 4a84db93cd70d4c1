import { describe, expect, test } from "vitest";
import { Sitting } from "../../table/sitting.svelte.ts";
import type { Choice } from "../../table/selection.svelte.ts";
import { about, isGold, isPicked, press, pressToken, turn, turns } from "./choosing.ts";

function choice(kind: string, fields: Record<string, string>): Choice {
  const text = [kind, ...Object.values(fields)].join(" ");
  return { kind, fields, text, words: text, preview: {} } as Choice;
}

function lay(token: string, border: string, turned = false): Choice {
  const [first = "", second = ""] = border.split("-");
  const [high, low] = turned ? [second, first] : [first, second];
  return choice("lay", { token, border, high, low });
}

function sitting(...choices: Choice[]): Sitting {
  const made = new Sitting({ act: async () => "" });
  made.info = { to_act: [0], seats: [] } as unknown as Sitting["info"];
  made.seat = 0;
  made.selection.reset(choices);
  return made;
}

describe("laying a token", () => {
  const all = [
    lay("sword-5-1", "md-ac"),
    lay("sword-5-1", "md-ac", true),
    lay("ship-3-3", "as-ag"),
    choice("hide", { token: "ship-3-3", border: "as-ag" }),
  ];

  test("one that fits in one way only need not be turned before it is sent", () => {
    const at = sitting(...all, lay("laurel-1-1", "as-ag"));
    pressToken(at, "sword-5-1");
    expect(turns(at)).toBe(false);
    press(at, "md-ac");
    expect(turns(at)).toBe(true);
    at.selection.clear();
    pressToken(at, "laurel-1-1");
    press(at, "as-ag");
    expect(turns(at)).toBe(false);
  });

  test("nothing is gold before a token is taken up, then what it fits", () => {
    const at = sitting(...all);
    expect(isGold(at, "md-ac")).toBe(false);
    pressToken(at, "sword-5-1");
    expect(isGold(at, "md-ac")).toBe(true);
    expect(isGold(at, "as-ag")).toBe(false);
  });

  test("a tap on a province gives it the higher number, and another one leaves it there", () => {
    const at = sitting(...all);
    expect(isGold(at, "ac")).toBe(false);
    pressToken(at, "sword-5-1");
    press(at, "md-ac");
    expect([isGold(at, "md"), isGold(at, "ac"), isGold(at, "as")]).toEqual([true, true, false]);
    expect([isPicked(at, "md"), isPicked(at, "ac")]).toEqual([true, false]);
    press(at, "ac");
    press(at, "ac");
    expect(about(at, "md-ac")?.fields["high"]).toBe("ac");
    expect([isPicked(at, "md"), isPicked(at, "ac")]).toEqual([false, true]);
  });

  test("the side of the border that is pressed gets the higher number", () => {
    const at = sitting(...all);
    pressToken(at, "sword-5-1");
    press(at, "md-ac", "ac");
    expect(about(at, "md-ac")?.fields["high"]).toBe("ac");
  });

  test("a second tap sends what cannot be turned", () => {
    const sent: string[][] = [];
    const at = sitting(lay("ship-3-3", "as-ag"));
    at.play = async (...given) => void sent.push(given.map(String));
    pressToken(at, "ship-3-3");
    press(at, "as-ag");
    expect(sent).toHaveLength(0);
    press(at, "as-ag");
    expect(sent).toHaveLength(1);
  });

  test("a second tap turns it, a third turns it back", () => {
    const at = sitting(...all);
    pressToken(at, "sword-5-1");
    press(at, "md-ac");
    expect(about(at, "md-ac")?.fields["high"]).toBe("md");
    press(at, "md-ac");
    expect(about(at, "md-ac")?.fields["high"]).toBe("ac");
    expect(turn(at)).toBe(true);
    expect(about(at, "md-ac")?.fields["high"]).toBe("md");
  });

  test("at a checkpoint it can also be turned face down", () => {
    const at = sitting(...all);
    pressToken(at, "ship-3-3");
    press(at, "as-ag");
    expect(at.selection.ready?.kind).toBe("lay");
    turn(at);
    expect(at.selection.ready?.kind).toBe("hide");
    turn(at);
    expect(at.selection.ready?.kind).toBe("lay");
  });

  test("another token takes the place of the first, or goes back to the rack", () => {
    const at = sitting(...all);
    pressToken(at, "sword-5-1");
    press(at, "md-ac");
    pressToken(at, "ship-3-3");
    expect(at.selection.ready).toBe(null);
    expect(isGold(at, "as-ag")).toBe(true);
    pressToken(at, "ship-3-3");
    expect(at.selection.started).toBe(false);
  });
});

test("Might and the order of provinces are chosen at their places", () => {
  const at = sitting(
    choice("might", { target: "token", place: "ga-gc" }),
    choice("might", { target: "province", place: "it" }),
    choice("decline", {}),
  );
  expect(isGold(at, "it")).toBe(true);
  press(at, "ga-gc");
  expect(at.selection.ready?.fields["target"]).toBe("token");
  press(at, "it");
  expect(at.selection.ready?.fields["target"]).toBe("province");
});
