/** Bells struck with soft mallets, gut strings, and the two endings. */
import { Scene, full, lay, shape } from '../buffer.mjs';
import { band, lowpass } from '../biquad.mjs';
import { points } from '../envelope.mjs';
import { body, contact, impact, ring } from '../modes.mjs';
import { white } from '../noise.mjs';
import { pluck } from '../pluck.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { breathTone } from '../sweep.mjs';
import { gust } from './spirits.mjs';
import { creak, tabletop } from './wood.mjs';

/** Partials of a cast bell over its hum note; each comes as a close pair, whose beat makes the bell breathe. */
const CAST = [
  [0.5, 0.55, 1],
  [1, 0.9, 0.8],
  [1.19, 0.5, 0.65],
  [1.5, 0.32, 0.5],
  [2, 0.6, 0.42],
  [2.51, 0.22, 0.28],
  [3.01, 0.2, 0.22],
  [4.1, 0.12, 0.14],
];
/** A small tuned bar or cup: a strong note, an overtone two octaves up, and little else. */
const CUP = [[1, 1, 1], [2.71, 0.3, 0.45], [4.05, 0.18, 0.3], [5.2, 0.12, 0.2], [8.1, 0.05, 0.1]];

function bell(chance, partials, f, t60, ms, seconds) {
  const modes = partials.flatMap(([ratio, a, life]) => [
    { f: f * ratio, a, t60: t60 * life },
    { f: f * ratio * (1 + chance.between(0.0012, 0.0032)), a: a * 0.55, t60: t60 * life * 0.9 },
  ]);
  const note = full(ring(contact(ms), modes, seconds));
  const mallet = impact(chance, {
    ms: ms * 1.2,
    seconds: 0.1,
    modes: body(chance, { form: 'block', f: 780, t60: 0.03, tilt: 0.6, loss: 0.5 }),
  });
  return lay(note, mallet, 0, 0.14);
}

export function shrineBell(chance) {
  const scene = new Scene(4.2);
  scene.add(bell(chance, CAST, 415.3, 3.8, 0.55, 3.8), { gain: 0.8 });
  scene.add(tabletop(chance, 150), { gain: 0.1 });
  return inRoom(scene, rooms.hall, 0.6);
}

export function turnBell(chance) {
  const scene = new Scene(1.9);
  scene.add(bell(chance, CUP, 659.3, 1.5, 0.4, 1.6), { gain: 0.6, pan: -0.1 });
  scene.add(bell(chance, CUP, 880, 1.3, 0.45, 1.4), { at: 0.13, gain: 0.36, pan: 0.15 });
  return inRoom(scene, rooms.parlour, 1.8);
}

export function lightChime(chance) {
  const scene = new Scene(2.4);
  [[0, 587.3, 0.5], [0.085, 740, 0.46], [0.175, 880, 0.42], [0.3, 1174.7, 0.26]].forEach(([at, f, gain], i) => {
    scene.add(bell(chance, CUP, f, 1.9, 0.35, 1.9), { at, gain, pan: -0.35 + i * 0.22 });
  });
  const glow = breathTone(white(chance, 1.4), [587.3, 880, 1174.7].map((f) => ({ at: () => f, gain: 1 })), 90);
  scene.add(full(shape(glow, points([0, 0], [0.35, 1], [1.4, 0]))), { gain: 0.14 });
  return inRoom(scene, rooms.hall, 0.6);
}

const note = (semitonesOverA) => 220 * 2 ** (semitonesOverA / 12);

/** Strings bowed very softly under the harp. */
function pad(chance, notes, seconds) {
  const overtones = notes.flatMap((n) => [1, 2, 3, 4].map((k) => ({ at: () => note(n) * k, gain: 1 / (k * k) })));
  const swell = points([0, 0], [seconds * 0.35, 1], [seconds * 0.7, 0.8], [seconds, 0]);
  return full(shape(breathTone(white(chance, seconds), overtones, 60), swell));
}

/** D, G, A and home again: a harp breaks the chords, bells take the top line. */
export function win(chance) {
  const scene = new Scene(6.2);
  const chords = [
    { at: 0, notes: [-19, -7, 0, 5, 9], top: 17 },
    { at: 0.72, notes: [-14, -2, 2, 5, 10], top: 19 },
    { at: 1.44, notes: [-12, 0, 4, 7, 12], top: 21 },
    { at: 2.25, notes: [-19, -7, 0, 5, 9, 12, 17], top: 24 },
  ];
  chords.forEach(({ at, notes, top }, c) => {
    const last = c === chords.length - 1;
    notes.forEach((n, i) => {
      const string = pluck(chance, note(n), last ? 3 : 1.9, { soft: 1900, t60: last ? 3 : 2 });
      scene.add(full(string), { at: at + i * (last ? 0.06 : 0.03), gain: 0.3, pan: -0.4 + (0.8 * i) / notes.length });
    });
    scene.add(bell(chance, CUP, note(top), last ? 2.8 : 1.6, 0.4, last ? 3 : 1.6), { at: at + 0.12, gain: last ? 0.36 : 0.25, pan: 0.3 });
    scene.add(pad(chance, notes.slice(0, 4), last ? 3.2 : 1.3), { at, gain: 0.2 });
  });
  scene.add(bell(chance, CAST, note(5), 3.2, 0.7, 3.4), { at: 2.3, gain: 0.34, pan: -0.3 });
  scene.add(bell(chance, CUP, note(29), 2, 0.3, 2.2), { at: 2.78, gain: 0.13, pan: 0.45 });
  return inRoom(scene, rooms.hall, 0.7);
}

/** The lamp goes out: three low bells going down, the wind through the house, one board. */
export function lose(chance) {
  const scene = new Scene(5.8);
  [[0, -7, 0.6], [0.95, -8, 0.5], [1.95, -12, 0.72]].forEach(([at, n, gain], i) => {
    scene.add(lowpass(bell(chance, CAST, note(n), 3.4, 1.1, 3.6), 2600), { at, gain, pan: [-0.2, 0.2, 0][i] });
    scene.add(tabletop(chance, 92), { at, gain: 0.3 });
  });
  scene.add(gust(chance, 5, 240, 620), { at: 0.2, gain: 0.34, pan: -0.45 });
  scene.add(gust(chance, 5, 300, 760), { at: 0.4, gain: 0.3, pan: 0.45 });
  scene.add(pad(chance, [-24, -17, -12, -9], 3.6), { at: 1.6, gain: 0.24 });
  scene.add(band(creak(chance, 1.1, 15, 38), 140, 3000), { at: 3.2, gain: 0.1, pan: 0.3 });
  return inRoom(scene, rooms.vault, 0.6);
}

