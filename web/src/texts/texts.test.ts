import { expect, test } from "vitest";
import { loadTexts, messageId, spoken } from "./texts.ts";

test("speaks the first language that both know", () => {
  expect(spoken(["it", "cs-CZ", "de"])).toBe("cs");
  expect(spoken(["", "xx"])).toBe("en");
});

test("finds a message as Python does, and says what is missing", async () => {
  const texts = await loadTexts("de", ["common", "web", "caesar-cleopatra"]);
  expect(texts.say("web-your-turn")).toBe("DU BIST DRAN");
  expect(texts.say("web-ways", { count: 3 })).toContain("3");
  expect(texts.say("no-such-message")).toBe("[no-such-message]");
  expect(messageId("option", "action_deck", "arranged")).toBe("option-action-deck-arranged");
});
