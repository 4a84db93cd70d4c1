/** Which pieces stand beside which rule. */
import type { Bonus, Side } from "./reading.ts";

export type Shown =
  | { kind: "token"; side: Side; token: string | null; face?: "up" | "down" | "hidden" }
  | { kind: "marker"; side: Side; down?: boolean }
  | { kind: "seal"; bonus: Bonus | null; borders: number; gaps: number; control?: Side };

const token = (side: Side, name: string, face?: "down" | "hidden"): Shown => ({
  kind: "token",
  side,
  token: name,
  ...(face ? { face } : {}),
});
const seal = (bonus: Bonus, gaps = 2): Shown => ({ kind: "seal", bonus, borders: 4, gaps });

export const PICTURES: Record<string, Shown[]> = {
  "CA-6": [
    token("caesar", "sword-6-0"),
    token("caesar", "shield-5-1"),
    token("pompey", "ship-4-2"),
    token("pompey", "laurel-3-1"),
  ],
  "CA-7": [token("caesar", "sword-5-1"), token("pompey", "laurel-2-2")],
  "CA-8": [
    { kind: "marker", side: "caesar" },
    { kind: "marker", side: "pompey" },
  ],
  "CA-9": [seal("senate"), seal("tactics"), seal("wealth"), seal("might")],
  "CA-10": [
    token("caesar", "sword-7-0"),
    token("caesar", "shield-ship-4-4"),
    token("caesar", "laurel-3-3"),
  ],
  "CA-14": [token("caesar", "ship-5-1")],
  "CA-16": [seal("wealth", 1), seal("wealth", 0)],
  "CA-21": [{ kind: "seal", bonus: null, borders: 4, gaps: 0, control: "caesar" }],
  "CA-22": [{ kind: "seal", bonus: null, borders: 4, gaps: 0 }],
  "CA-31": [seal("tactics")],
  "CA-33": [seal("wealth")],
  "CA-34": [seal("might")],
  "CA-35": [token("pompey", "shield-6-0", "down")],
  "CA-36": [{ kind: "marker", side: "pompey", down: true }],
  "CA-38": [seal("senate")],
  "CA-42": [seal("poison")],
  "CA-46": [seal("centurion")],
  "CA-50": [token("caesar", "sword-6-0", "hidden")],
};
