import { expect, test } from "vitest";
import { face } from "../ui/faces.ts";
import { botKnown, botName, botPlace } from "./bots.ts";
import { LANGUAGES, loadTexts } from "./texts.ts";

const LEVELS = [
  "novice",
  "apprentice",
  "citizen",
  "senator",
  "consul",
  "dictator",
  "greedy",
  "random",
];

test("no two bots at a table are called or look alike, whatever their levels", async () => {
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language, ["common"]);
    const all = LEVELS.flatMap((bot) =>
      [0, 1, 2, 3, 4].map((seat) => botName(texts, "circus-maximus", seat, bot)),
    );
    expect(new Set(all).size).toBe(LEVELS.length * 5);
  }
  const faces = LEVELS.flatMap((bot) => [1, 2, 3, 4, 5].map((place) => face(bot, place)));
  expect(new Set(faces).size).toBe(LEVELS.length * 5);
});

test("another game has other opponents", () => {
  const first = ["caesar-cleopatra", "circus-maximus", "caesar"].map((game) => botPlace(game, 0));
  expect(new Set(first).size).toBe(3);
});

test("a bot that has no name is called what it is", async () => {
  const texts = await loadTexts("en", ["common"]);
  expect(botName(texts, "caesar", 0, "mcts:100")).toBe("mcts:100");
  expect(botKnown(texts, "caesar", 0, "mcts:100")).toBe("mcts:100");
  expect(botKnown(texts, "caesar-cleopatra", 1, "senator")).toBe("Livia (Senator)");
  expect(face("mcts:100", 1)).toBe("");
});
