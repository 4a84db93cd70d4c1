import chariot from "icon:chariot";
import type { Front } from "../../front.ts";
import Picture from "./Picture.svelte";

export const front: Front = { Picture, icon: chariot, minutes: 60, alone: [] };
