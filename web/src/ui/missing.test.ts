import { expect, test, vi } from "vitest";
vi.mock("../who.svelte.ts", () => ({ who: { language: "en" } }));
import { whatIsMissing } from "./missing.ts";

const texts = {
  say: (id: string, more: object = {}) => [id, ...Object.values(more).map(String)].join(" "),
};

test("a field is empty, too short, or no address", () => {
  const field = (what: object) => ({ validity: what as ValidityState, minLength: 10 });
  expect(whatIsMissing(field({ valueMissing: true }), texts)).toBe("home-field-missing");
  expect(whatIsMissing(field({ tooShort: true }), texts)).toBe("home-field-short 10");
  expect(whatIsMissing(field({ typeMismatch: true }), texts)).toBe("home-field-mail");
});
