import { beforeEach, expect, test, vi } from "vitest";
import type { api } from "../wire/types.ts";
import { Plan, rememberPlan } from "./plan.svelte.ts";

vi.mock("../who.svelte.ts", () => ({ who: {} }));

const option = (name: string, values: unknown[], usual: unknown) => ({
  name,
  words: name,
  values,
  value_words: values.map(String),
  default: usual,
});

function game(id: string, options: ReturnType<typeof option>[]): api.GameInfo {
  return { id, min_seats: 2, max_seats: 2, options, roles: ["a", "b"] } as unknown as api.GameInfo;
}

const YES = [false, true];
const caesar = () =>
  game(
    "caesar",
    ["poison", "centurions", "checkpoints"].map((name) => option(name, YES, false)),
  );
const cleopatra = () =>
  game("caesar-cleopatra", [option("action_deck", ["arranged", "shuffled"], "arranged")]);

beforeEach(() => localStorage.clear());

test("Checkpoints take the other two modules along, and go with them", () => {
  const plan = new Plan(caesar(), "bots");
  plan.pick("checkpoints", true);
  expect(plan.options).toEqual({ poison: true, centurions: true, checkpoints: true });
  plan.pick("poison", false);
  expect(plan.options).toEqual({ poison: false, centurions: true, checkpoints: false });
});

test("a first game is the beginner's, against a novice", () => {
  const plan = new Plan(cleopatra(), "bots").quick();
  expect(plan.options).toEqual({ action_deck: "shuffled" });
  expect(plan.level).toBe("novice");
});

test("whoever asked for more gets it again", () => {
  const chosen = new Plan(cleopatra(), "bots");
  chosen.level = "senator";
  chosen.remember();
  const plan = new Plan(cleopatra(), "bots").quick();
  expect(plan.options).toEqual({ action_deck: "arranged" });
  expect(plan.level).toBe("senator");
});

test("who takes the next rung of the ladder plays on there", () => {
  rememberPlan("caesar", { level: "apprentice", options: {} });
  expect(new Plan(caesar(), "bots").quick().level).toBe("apprentice");
});

test("a rated table has what the server demands, whatever was chosen before", () => {
  const plan = new Plan(caesar(), "friends");
  plan.pick("poison", true);
  plan.stakes = "match";
  expect(plan.request()).toMatchObject({
    rated: true,
    match: true,
    options: {},
    seats: [{ player: "me" }, { player: "open" }],
  });
  expect(plan.shownOptions).toEqual([]);
  plan.company = "bots";
  expect(plan.request()).toMatchObject({ rated: false, match: false });
  expect(plan.request().options).toMatchObject({ poison: true });
});

test("more than two play no match, and no bot helps in a rated game", () => {
  const four = {
    ...game("circus-maximus", []),
    min_seats: 3,
    max_seats: 5,
    roles: ["a", "b", "c"],
  };
  const plan = new Plan(four as api.GameInfo, "friends");
  plan.helpers = 1;
  plan.stakes = "rated";
  expect(plan.stakesOffered).toEqual(["fun", "rated"]);
  expect(plan.request().seats.filter((seat) => seat.player === "bot")).toEqual([]);
});
