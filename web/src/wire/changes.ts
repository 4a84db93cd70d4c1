/** Changes: what is new in a table, put together with what was told before. Nothing is changed in
 *  place, so that unchanged parts compare as the same objects. */
import type { Actions } from "./actions.ts";
import type { message } from "./types.ts";

type Key = string | number;

/** The value with another part in it. */
export function withPart(value: unknown, path: readonly Key[], part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((old: unknown, i) => (i === key ? withPart(old, rest, part) : old));
  const whole = value as Record<string, unknown>;
  return { ...whole, [key]: withPart(whole[key], rest, part) };
}

function viewAfter(
  known: message.SeatView | undefined,
  change: message.ViewChange,
  actions: Actions,
): message.SeatView {
  let view: unknown = known?.view ?? {};
  for (const [path, part] of change.parts) view = withPart(view, path, part);
  const choices = change.choices.map((place) => actions.all[place]?.text ?? "");
  return { seat: change.seat, view: { ...(view as Record<string, unknown>), choices } };
}

/** The update that the change stands for. */
export function updateOf(
  change: message.Change,
  info: message.Info,
  views: message.SeatView[],
  actions: Actions,
): message.Update {
  return {
    type: "update",
    table: { ...info, ...change.info },
    seq: change.seq,
    log: change.log,
    views: change.views.map((one) =>
      viewAfter(
        views.find((known) => known.seat === one.seat),
        one,
        actions,
      ),
    ),
  };
}
