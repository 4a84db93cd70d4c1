import { expect, test } from "vitest";
import { aloud, type Moment } from "./aloud.ts";

const wait: Moment = {
  question: 1,
  mine: false,
  turn: "Your turn.",
  plate: "",
  would: "",
  next: "",
  verdict: "",
};
const asked: Moment = { ...wait, question: 2, mine: true, plate: "Place a token." };

test("that it is one's turn is told once, with what may be done", () => {
  expect(aloud(wait, asked)).toBe("Your turn. Place a token.");
  expect(aloud(asked, { ...asked })).toBeNull();
  expect(aloud(asked, { ...wait, question: 3 })).toBeNull();
});

test("a second question of the same turn is told without the turn", () => {
  expect(aloud(asked, { ...asked, question: 3, plate: "Take the bonus?" })).toBe("Take the bonus?");
});

test("a turned token and its sums are told when they change", () => {
  const turned = {
    ...asked,
    plate: "6 towards Italia, 0 towards Sicilia?",
    would: "Italia 6 to 4.",
  };
  expect(aloud(asked, turned)).toBe("6 towards Italia, 0 towards Sicilia? Italia 6 to 4.");
  expect(aloud(turned, { ...turned, would: "Italia 0 to 4." })).toContain("Italia 0 to 4.");
});

test("at one screen it is told once to whom it goes", () => {
  const next = { ...wait, next: "Caesar may play a Veto. Hand the screen to Caesar" };
  expect([aloud(asked, next), aloud(next, { ...next, question: 4 })]).toEqual([next.next, null]);
});

test("the verdict is told once", () => {
  const over = { ...wait, verdict: "Anna wins." };
  expect([aloud(asked, over), aloud(over, { ...over })]).toEqual(["Anna wins.", null]);
});
