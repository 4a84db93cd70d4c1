import { expect, test } from "vitest";
import { drawing } from "./drawing.ts";

const svg = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");

test("each holds a drawing of its own, and the newest one alone", () => {
  const [first, second] = [svg(), svg()];
  drawing('<path d="M1 1"/>')(first);
  drawing('<path d="M1 1"/>')(second);
  expect(first.innerHTML).toBe(second.innerHTML);
  expect(first.firstElementChild).toBeInstanceOf(SVGElement);
  drawing('<circle r="2"/>')(first);
  expect(first.children).toHaveLength(1);
  expect(first.querySelector("circle")).not.toBeNull();
  expect(second.querySelector("path")).not.toBeNull();
});
