import cleopatra from "icon:cleopatra";
import type { Front } from "../../front.ts";
import Picture from "./Picture.svelte";

export const front: Front = { Picture, icon: cleopatra, minutes: 30, alone: [] };
