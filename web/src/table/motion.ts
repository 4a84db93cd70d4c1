/** Motion that stutters is worse than none: where a device cannot keep up, things are just placed. */
const WATCHED = 600; // milliseconds after a move
const LATE = 34; // milliseconds: a frame of two
const STRIKES = 3; // moves in a row of which a third of the frames came late

let strikes = 0;

/** Look how the frames come after a move has been drawn. */
export function watchFrames(): void {
  const root = document.documentElement;
  if (root.dataset["motion"] === "less" || document.hidden) return;
  let last = performance.now();
  const end = last + WATCHED;
  let frames = 0;
  let late = 0;
  const note = (now: number): void => {
    frames += 1;
    if (now - last > LATE) late += 1;
    last = now;
    if (now < end) requestAnimationFrame(note);
    else if (!document.hidden) {
      strikes = late * 3 > frames ? strikes + 1 : 0;
      // base.css sets all times to 0 then, and boards read the times from there.
      if (strikes >= STRIKES) root.dataset["motion"] = "less";
    }
  };
  requestAnimationFrame(note);
}
