// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepFocus } from "./focus.ts";

function table(hand: string): HTMLElement {
  document.body.innerHTML = `<main><div class="tabula" tabindex="-1"><button class="go">Do it</button>
    </div><div class="hand" role="group">${hand}</div></main>`;
  const main = document.querySelector("main") as HTMLElement;
  // jsdom lays nothing out.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  return main;
}
/** The frame after what was changed just now. */
const settle = () =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));

test("the neighbour takes the focus of a piece that was laid", async () => {
  const main = table('<button data-at="1">1</button><button data-at="2">2</button>');
  const kept = keepFocus(main);
  const [one, two] = [...main.querySelectorAll<HTMLElement>(".hand button")];
  one?.focus();
  one?.remove();
  await settle();
  expect(document.activeElement).toBe(two);
  two?.remove();
  await settle();
  expect(document.activeElement).toBe(main.querySelector(".tabula"));
  kept.destroy();
});

test("a piece that is drawn anew keeps it", async () => {
  const main = table('<button data-at="1">1</button><button data-at="2">2</button>');
  keepFocus(main);
  main.querySelector<HTMLElement>('[data-at="2"]')?.focus();
  const hand = main.querySelector(".hand") as HTMLElement;
  hand.innerHTML = '<button data-at="0">0</button><button data-at="2">2</button>';
  await settle();
  expect(document.activeElement?.getAttribute("data-at")).toBe("2");
});

test("after sending the plate has it, not the next button on it", async () => {
  const main = table("");
  keepFocus(main);
  main.querySelector<HTMLElement>(".go")?.focus();
  const plate = main.querySelector(".tabula") as HTMLElement;
  plate.innerHTML = "<button>Pass</button>";
  await settle();
  expect(document.activeElement).toBe(plate);
});

test("a button that is sending leaves the focus to the plate", async () => {
  const main = table("");
  keepFocus(main);
  const go = main.querySelector<HTMLButtonElement>(".go");
  go?.focus();
  if (go) go.disabled = true;
  await settle();
  expect(document.activeElement).toBe(main.querySelector(".tabula"));
});
