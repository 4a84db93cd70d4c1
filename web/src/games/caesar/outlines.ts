/** Outlines of pieces: what is Caesar's is round, what is Pompey's is cut. */
import type { Side } from "./reading.ts";

const f = (n: number) => +n.toFixed(2);

/** A token with these distances from its middle to its end and to its edge. */
export function outline(side: Side, a: number, b: number): string {
  if (side === "caesar") {
    const c = f(a - b);
    return `M${-c} ${f(-b)}H${c}A${f(b)} ${f(b)} 0 0 1 ${c} ${f(b)}H${-c}A${f(b)} ${f(b)} 0 0 1 ${-c} ${f(-b)}Z`;
  }
  const x = f(a * 0.64);
  const y = f(b * 0.28);
  return `M${-x} ${f(-b)}H${x}L${f(a)} ${-y}V${y}L${x} ${f(b)}H${-x}L${f(-a)} ${y}V${-y}Z`;
}

/** A control marker. */
export function disc(side: Side, r: number): string {
  if (side === "caesar")
    return `M${f(-r)} 0A${f(r)} ${f(r)} 0 1 1 ${f(r)} 0A${f(r)} ${f(r)} 0 1 1 ${f(-r)} 0Z`;
  const k = f(r * 0.4142);
  r = f(r);
  return `M${-k} ${-r}H${k}L${r} ${-k}V${k}L${k} ${r}H${-k}L${-r} ${k}V${-k}Z`;
}

/** The arcs of a ring, one for each border, clockwise from the top. */
export function arcs(count: number, r: number): string[] {
  const gap = 0.082;
  return Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI + gap;
    const to = ((i + 1) / count) * 2 * Math.PI - gap;
    const at = (angle: number) => `${f(Math.sin(angle) * r)} ${f(-Math.cos(angle) * r)}`;
    return `M${at(from)}A${f(r)} ${f(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
  });
}
