/** Sounds, if the reader asks for them: short tones, made here, no files. */
const KEY = "triumvir-sound";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export const sound = $state({ on: stored() });
let context: AudioContext | undefined;

export function switchSound(): void {
  sound.on = !sound.on;
  try {
    localStorage.setItem(KEY, sound.on ? "on" : "off");
  } catch {
    // Not kept: it lasts until the page is left.
  }
  if (sound.on) ring("turn");
}

/** Pitches in hertz, one after the other, and how long each rings, in seconds. */
const TONES = {
  turn: [[523, 784], 0.22],
  lay: [[196], 0.06],
  time: [[659, 659], 0.16],
  win: [[392, 523, 659, 784], 0.18],
} as const;

export function ring(what: keyof typeof TONES): void {
  if (!sound.on) return;
  context ??= new AudioContext();
  const [pitches, length] = TONES[what];
  pitches.forEach((pitch, i) => {
    if (!context) return;
    const at = context.currentTime + i * length * 0.7;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.12, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  });
}
