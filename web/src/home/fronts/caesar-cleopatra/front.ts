import type { Front } from "../../front.ts";
import Picture from "./Picture.svelte";

export const front: Front = {
  Picture,
  icon: () => import("icon:cleopatra"),
  minutes: 30,
  beginner: { action_deck: "shuffled" },
  alone: [],
};
