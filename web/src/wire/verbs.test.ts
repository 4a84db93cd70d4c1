import { expect, test } from "vitest";
import type { message } from "./types.ts";
import { may, menuVerbs } from "./verbs.ts";

const info = { status: "playing", host: "anna", seats: [{ guest: "anna" }, { guest: "" }] };
const table = info as unknown as message.Info;

test("what the server would refuse for its status or its person is not offered", () => {
  expect(may("resign", table, "anna")).toBe(true);
  expect(may("resign", table, "berta")).toBe(false);
  expect(may("resign", { ...table, status: "over" }, "anna")).toBe(false);
  expect(may("bot", { ...table, status: "open" }, "anna")).toBe(true);
  expect(may("bot", { ...table, status: "open" }, "berta")).toBe(false);
});

test("the menu has a button for every verb that wants one", () => {
  expect(menuVerbs(table, "anna")).toEqual([{ verb: "resign", sure: true, seat: true }]);
  expect(menuVerbs(table, "berta")).toEqual([]);
});
