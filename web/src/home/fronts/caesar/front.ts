import laurels from "icon:laurel-crown";
import type { Front } from "../../front.ts";
import Picture from "./Picture.svelte";

export const front: Front = {
  Picture,
  icon: laurels,
  minutes: 20,
  alone: ["side", "level", "harder"],
};
