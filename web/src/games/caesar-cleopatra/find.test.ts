// @vitest-environment node
import { expect, test } from "vitest";
import { find, noteAt } from "./find.ts";

test("a note points at what its event moved, and at no more of the group", () => {
  const event = (kind: string) => ({ kind, rule: "CC-1", seat: 1, group: "censors" });
  expect(noteAt(event("placed"))).toBe("lane 1 censors");
  expect(find("lane 1 censors")).toBe('[data-lane="1 censors"] .stack');
  // The card that was dealt names a group, and does not lie there.
  expect(find(noteAt(event("bonus_dealt")) ?? "")).toBe(".dock .secret");
  // An Assassination by Cleopatra: its card lay on Caesar's side; Wrath empties both.
  expect(noteAt({ ...event("announced"), card: "assassination" })).toBe("lane 0 censors");
  expect(noteAt({ ...event("announced"), card: "wrath" })).toBeUndefined();
  expect(noteAt(event("vote"))).toBeUndefined();
});
