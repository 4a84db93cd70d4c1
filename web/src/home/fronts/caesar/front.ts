import type { Front } from "../../front.ts";
import Picture from "./Picture.svelte";

export const front: Front = {
  Picture,
  icon: () => import("icon:laurel-crown"),
  minutes: 20,
  needs: { checkpoints: ["poison", "centurions"] },
  alone: ["side", "level", "harder"],
};
