// @vitest-environment node
import { expect, test, vi } from "vitest";
import { Selection, type Choice } from "../../table/selection.svelte.ts";
import type { Sitting } from "../../table/sitting.svelte.ts";
import * as picking from "./picking.ts";

type Offer = [kind: string, fields: Record<string, unknown>, preview?: Record<string, unknown>];

function at(...offers: Offer[]) {
  const selection = new Selection();
  selection.reset(
    offers.map(([kind, fields, preview = {}], i) => ({
      text: `${kind} ${i}`,
      kind,
      fields,
      preview,
      words: "",
    })) as Choice[],
  );
  const play = vi.fn();
  return { selection, play, sitting: { selection, play } as unknown as Sitting };
}
const lays = (...levels: number[]): Offer[] =>
  levels.flatMap((level) => ["circus", "theatre"].map((place): Offer => ["lay", { level, place }]));

test("a merchant is picked, put back by a second click, and sent by a second key", () => {
  const { selection, sitting, play } = at(...lays(3), ["lay", { level: 5, place: "circus" }]);
  expect(picking.canMerchant(selection, 3)).toBe(true);
  expect(picking.canMerchant(selection, 4)).toBe(false);
  picking.pickMerchant(sitting, 3);
  expect(picking.isMerchant(selection, 3)).toBe(true);
  expect(picking.placesFor(selection)).toEqual(["circus", "theatre"]);
  picking.pickMerchant(sitting, 3);
  expect(selection.started).toBe(false);
  picking.pickMerchant(sitting, 5, true);
  picking.pickMerchant(sitting, 5, true);
  expect(play).toHaveBeenCalledOnce();
});

test("a place is picked by the first click and sends by the second", () => {
  const { selection, sitting, play } = at(...lays(3));
  picking.pickMerchant(sitting, 3);
  picking.target(sitting, { place: "theatre" });
  expect(picking.bidAt(selection, "theatre")?.text).toBe("lay 1");
  expect(play).not.toHaveBeenCalled();
  picking.target(sitting, { place: "theatre" });
  expect(play).toHaveBeenCalledOnce();
});

test("a favour goes with the merchant that was picked, and gives it back", () => {
  const { selection, sitting } = at(...lays(2), ["step", { level: 2, place: "circus" }]);
  picking.pickMerchant(sitting, 2);
  expect(picking.canFavour(selection, "step_forward")).toBe(true);
  expect(picking.canFavour(selection, "double")).toBe(false);
  picking.pickFavour(sitting, "step_forward");
  expect(picking.isFavour(selection, "step_forward")).toBe(true);
  expect(selection.picks["level"]).toBe(2);
  picking.pickFavour(sitting, "step_forward");
  expect(selection.picks).toEqual({ kind: "lay", level: 2 });
});

test("a promotion is for the merchant of level 1", () => {
  const { selection, sitting } = at(...lays(1, 4), ["promote", { place: "circus" }]);
  picking.pickMerchant(sitting, 4);
  picking.pickFavour(sitting, "promotion");
  expect(picking.isMerchant(selection, 1)).toBe(true);
  expect(picking.isMerchant(selection, 4)).toBe(false);
});

test("a visitor is sold to; what the sale brings at best is told", () => {
  const { selection, sitting, play } = at(
    ["sell", { visitor: "matron", category: "box" }, { brings: 7 }],
    ["sell", { visitor: "matron", category: "stalls" }, { brings: 5 }],
  );
  expect(picking.bringsOf(selection, "matron")).toBe(7);
  expect(picking.bringsOf(selection, "student")).toBeNull();
  expect(picking.canVisitor(sitting, "circus", "matron", true)).toBe(true);
  expect(picking.canVisitor(sitting, "theatre", "matron", false)).toBe(false);
  picking.pickVisitor(sitting, "circus", "matron");
  expect(picking.isVisitor(selection, "circus", "matron", true)).toBe(true);
  const ticket = { venue: "circus", category: "stalls" } as const;
  expect(picking.canTicket(selection, ticket, true)).toBe(true);
  expect(picking.canTicket(selection, ticket, false)).toBe(false);
  picking.pickTicket(sitting, ticket, true);
  expect(picking.isTicket(selection, ticket, true)).toBe(true);
  expect(picking.bringsOf(selection, "matron")).toBe(5);
  picking.pickVisitor(sitting, "circus", "matron");
  expect(play).toHaveBeenCalledOnce();
});

test("a visitor is moved from one venue to another", () => {
  const { selection, sitting } = at(
    ["move", { visitor: "senator", from: "circus", venue: "theatre" }],
    ["move", { visitor: "senator", from: "circus", venue: "colosseum" }],
  );
  picking.pickFavour(sitting, "redirect");
  expect(picking.venuePicks(selection, "theatre")).toBeNull();
  picking.pickVisitor(sitting, "circus", "senator");
  expect(picking.venuePicks(selection, "theatre")).toEqual({ kind: "move", venue: "theatre" });
});
