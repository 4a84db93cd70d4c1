import type { Front } from "../../front.ts";
import Picture from "./Picture.svelte";

export const front: Front = { Picture, icon: () => import("icon:chariot"), minutes: 60, alone: [] };
