import { expect, test, vi } from "vitest";
import { fit, sizeFor, squeeze } from "./fit.ts";

test("what fits keeps its size", () => {
  expect(sizeFor(500, (size) => 500 * size)).toBe(1);
});

test("what does not is drawn as large as the room allows", () => {
  const size = sizeFor(400, (at) => 500 * at);
  expect(size).toBeGreaterThan(0.78);
  expect(size * 500).toBeLessThanOrEqual(402);
});

test("a smaller board is laid out wider, and needs less than its share", () => {
  const size = sizeFor(400, (at) => (at > 0.9 ? 500 : 420) * at);
  expect(size).toBeCloseTo(0.9, 1);
});

test("nothing becomes smaller than can be read", () => {
  expect(sizeFor(10, () => 500)).toBe(0.45);
});

test("a board that fills any room grows again when there is more", () => {
  expect(sizeFor(600, (at) => Math.max(600, 500 * at), 0.57)).toBe(1);
  const size = sizeFor(600, (at) => Math.max(600, 700 * at), 0.57);
  expect(size).toBeGreaterThan(0.8);
  expect(size * 700).toBeLessThanOrEqual(602);
});

test("one row that needs more than its share makes such a board a little smaller, not much", () => {
  const size = sizeFor(600, (at) => Math.max(600, 600 + 240 * (at - 0.86)));
  expect(size).toBeGreaterThan(0.82);
  // Wrapped anew in a wider board it needs much less than its share.
  const high = (at: number) => (at > 0.9 ? 581 : at > 0.74 ? 480 * at : 300);
  for (const first of [0.6, 1])
    expect(sizeFor(368, (at) => Math.max(368, high(at)), first)).toBeGreaterThan(0.7);
});

/** A board that takes `high` in a room of 600; `moves` is what moves on it. */
function laidOut(high: () => number, moves: () => Animation[]) {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => frames.push(next));
  document.body.innerHTML =
    '<main class="table"><section class="board"><div id="fit"></div></section><section class="dock"></section></main>';
  const node = document.querySelector<HTMLElement>("#fit") as HTMLElement;
  node.getAnimations = moves;
  Object.defineProperty(node, "scrollHeight", { get: high });
  Object.defineProperty(document.documentElement, "clientHeight", {
    value: 600,
    configurable: true,
  });
  const tried = vi.spyOn(node.style, "setProperty");
  const run = () => frames.splice(0).forEach((next) => next(0));
  return { node, tried, run };
}

test("sizes are tried when the room or the content changes, and never because of a new turn", () => {
  let high = 900;
  const { node, tried, run } = laidOut(
    () => high,
    () => [],
  );
  const fitted = fit(node, "turn 1");
  const first = tried.mock.calls.length;
  expect(first).toBeGreaterThan(2);
  fitted.update("turn 2");
  run();
  expect(tried.mock.calls.length).toBe(first);
  high = 500; // a phase with less on the board: it may grow again
  fitted.update("turn 3");
  run();
  expect(tried.mock.calls.length).toBeGreaterThan(first);
  fitted.destroy();
  vi.unstubAllGlobals();
});

test("a card that flies over the edge makes nothing smaller, and what stays does", async () => {
  let high = 600;
  let land = (): void => undefined;
  const flight = {
    playState: "running",
    finished: new Promise<void>((resolve) => (land = resolve)),
    effect: { getComputedTiming: () => ({ endTime: 300 }) },
  };
  let flying = [flight] as unknown as Animation[];
  const { node, run } = laidOut(
    () => high,
    () => flying,
  );
  const fitted = fit(node, "turn 1");
  high = 700;
  fitted.update("turn 2");
  run();
  expect(node.style.getPropertyValue("zoom")).toBe("");
  flying = [];
  land();
  await new Promise((resolve) => setTimeout(resolve));
  run();
  expect(Number(node.style.getPropertyValue("zoom"))).toBeLessThan(0.9);
  fitted.destroy();
  vi.unstubAllGlobals();
});

test("few looks are enough, from any size that it had", () => {
  for (const natural of [500, 640, 777, 900, 1200, 1400])
    for (const first of [0.45, 0.6, 0.8, 1]) {
      let looks = 0;
      // Text wraps later where the board is smaller: it takes less than its share.
      const taken = (size: number) => {
        looks += 1;
        return natural * size * (0.85 + 0.15 * size);
      };
      const size = sizeFor(600, taken, first);
      expect(looks).toBeLessThanOrEqual(6);
      expect(taken(size)).toBeLessThanOrEqual(602);
      if (size < 1) expect(taken(size + 0.03)).toBeGreaterThan(600);
    }
});

test("what stands beside a board that is drawn smaller keeps its size while it fits", () => {
  const { node } = laidOut(
    () => 600 / (Number(node.style.getPropertyValue("zoom")) || 1), // it fills its box
    () => [],
  );
  Object.defineProperty(node, "clientHeight", { value: 600 });
  // On the screen all of it is a hundredth smaller.
  node.getBoundingClientRect = () => ({ height: 594 }) as DOMRect;
  squeeze(node).destroy();
  expect(node.style.getPropertyValue("zoom")).toBe("");
  vi.unstubAllGlobals();
});
