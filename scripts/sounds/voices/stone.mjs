/** Walls: the breach, the force wall, the pillar. */
import { Scene, full, lay, shape, silence, warm } from '../buffer.mjs';
import { band, highpass, lowpass } from '../biquad.mjs';
import { glide, hill, points, strike } from '../envelope.mjs';
import { body, contact, impact, ring } from '../modes.mjs';
import { brown, drift, pink, white } from '../noise.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { breathTone } from '../sweep.mjs';

function stone(chance, size) {
  const modes = body(chance, { form: 'block', f: 2300 / (1 + size * 5), t60: 0.03 + size * 0.06, tilt: 0.5, loss: 0.35 });
  return impact(chance, { ms: 0.4 + size * 2.4, modes, seconds: 0.25, grit: { low: 500, high: 6500, t60: 0.02 + size * 0.03, gain: 0.7 } });
}

export function stoneCrumble(chance) {
  const scene = new Scene(2.1);
  const crack = lay(silence(0.4), stone(chance, 1), 0, 1);
  lay(crack, stone(chance, 0.4), 0.018, 0.6);
  lay(crack, full(shape(band(white(chance, 0.2), 400, 5200), strike(0.001, 0.14))), 0, 0.55);
  scene.add(warm(crack, 1.6), { gain: 0.95 });
  const falling = points([0, 0.5], [0.12, 1], [0.6, 0.7], [1.5, 0.08], [1.8, 0]);
  scene.add(full(shape(lowpass(brown(chance, 1.7), 190), falling)), { at: 0.03, gain: 0.55 });
  scene.add(full(shape(band(pink(chance, 1.6), 700, 4200), (t) => falling(t) ** 2)), { at: 0.06, gain: 0.14 });
  for (let t = 0.06; t < 1.6; t += chance.pause(14 + 46 * falling(t))) {
    const size = chance.next() ** 2.6;
    scene.add(stone(chance, size), { at: t, gain: (0.08 + 0.5 * size) * (0.25 + falling(t)), pan: chance.between(-0.6, 0.6) });
  }
  return inRoom(scene, rooms.hall, 0.55);
}

/** Glass that grows: a chord of rubbed rims swells, and splinters settle upwards through it. */
export function crystal(chance) {
  const scene = new Scene(2.5);
  const swell = points([0, 0], [0.28, 1], [0.7, 0.6], [1.7, 0]);
  for (const [pan, cents] of [[-0.5, -5], [0.5, 5]]) {
    const overtones = [392, 587.3, 784, 1174.7, 1568, 2349, 3136].map((f, i) => ({
      at: glide([0, f * 0.985 * 2 ** (cents / 1200)], [0.35, f * 2 ** (cents / 1200)]), gain: 1 / (1 + i * 0.55),
    }));
    scene.add(full(shape(breathTone(white(chance, 1.9), overtones, 130), swell)), { gain: 0.5, pan });
  }
  scene.add(full(shape(highpass(pink(chance, 0.6), 3800), hill(0.6, 0.45))), { gain: 0.07 });
  for (let t = 0.04, i = 0; t < 1.0; t += chance.pause(26), i++) {
    const f = 1500 * 2 ** (t * 1.1) * chance.between(0.8, 1.5);
    const splinter = ring(contact(0.25), body(chance, { form: 'bar', f, t60: 0.32, tilt: 0.9, loss: 0.2 }), 0.5);
    scene.add(full(splinter), { at: t, gain: chance.between(0.03, 0.11), pan: chance.between(-0.8, 0.8) });
  }
  return inRoom(scene, rooms.hall, 0.9);
}

/** A pillar takes the light: fifths deep in the stone, with a slow beat. */
export function pillarHum(chance) {
  const scene = new Scene(2.9);
  const swell = points([0, 0], [0.5, 1], [1.1, 0.8], [2.3, 0]);
  for (const [pan, bend] of [[-0.4, 0.9975], [0.4, 1.0025]]) {
    const overtones = [98, 146.8, 196, 293.7, 392, 587].map((f, i) => ({ at: () => f * bend, gain: [1, 0.8, 0.75, 0.4, 0.26, 0.1][i] }));
    scene.add(full(shape(breathTone(white(chance, 2.4), overtones, 55), swell)), { gain: 0.6, pan });
  }
  const rub = drift(chance, 2.4, 3, 11);
  const grain = shape(band(brown(chance, 2.3), 180, 900), (t) => swell(t) * (0.6 + 0.4 * rub(t)));
  scene.add(full(grain), { gain: 0.16 });
  scene.add(stone(chance, 0.9), { gain: 0.22 });
  return inRoom(scene, rooms.vault, 0.6);
}
