import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewed } from "./renew.ts";

const page = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`;
beforeEach(() => (document.head.innerHTML = page("index-a")));
afterEach(() => vi.unstubAllGlobals());
const house = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

test("the house has a newer page", async () => {
  house(async () => new Response(page("index-b")));
  expect(await renewed()).toBe(true);
});

test("the page that is open is the newest", async () => {
  house(async () => new Response(page("index-a")));
  expect(await renewed()).toBe(false);
});

test("a house that cannot be reached, or is not well, takes nobody's page away", async () => {
  house(() => Promise.reject(new TypeError("no line")));
  expect(await renewed()).toBe(false);
  house(async () => new Response("", { status: 502 }));
  expect(await renewed()).toBe(false);
});
