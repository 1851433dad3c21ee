/** Lamps, Fury, and the fire in the grate. */
import { Scene, full, lay, shape, warm } from '../buffer.mjs';
import { band, highpass, lowpass } from '../biquad.mjs';
import { glide, hill, points, strike } from '../envelope.mjs';
import { body, impact } from '../modes.mjs';
import { brown, drift, pink, white } from '../noise.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { sweep } from '../sweep.mjs';
import { seamless } from '../loop.mjs';

/** Sap bursting in wood: a dry snap, and for the large ones the log's own knock. */
function pop(chance, size) {
  const snap = impact(chance, {
    ms: 0.15 + size * 0.5,
    seconds: 0.12,
    modes: body(chance, {
      form: 'block',
      f: chance.between(1300, 4200) / (1 + size * 2.2),
      t60: 0.012 + size * 0.03,
      tilt: 0.3,
      loss: 0.3,
    }),
    grit: { low: 1100, high: 9500, t60: 0.004 + size * 0.02, gain: 0.9 },
  });
  if (size < 0.6) return snap;
  return lay(
    snap,
    impact(chance, { ms: 1.4, seconds: 0.12, modes: body(chance, { form: 'bar', f: 240, t60: 0.09, tilt: 0.8, loss: 0.4 }) }),
    0,
    0.5,
  );
}

function flutter(chance, seconds, low, high) {
  const lick = drift(chance, seconds, 5, 17, 8), sway = drift(chance, seconds, 0.4, 2.4, 5);
  return full(shape(band(brown(chance, seconds), low, high), (t) => Math.max(0.12, 0.6 + 0.25 * lick(t) + 0.25 * sway(t))));
}

export function lampLight(chance) {
  const scene = new Scene(1.6);
  const scratch = shape(highpass(pink(chance, 0.2), 1800), hill(0.2, 0.75));
  scene.add(full(scratch), { gain: 0.3, pan: -0.15 });
  for (let t = 0.02; t < 0.4; t += chance.pause(60))
    scene.add(pop(chance, chance.next() * 0.3), { at: t, gain: 0.2 * chance.next(), pan: chance.between(-0.3, 0.3) });
  const catchFire = sweep(pink(chance, 0.7), 'low', glide([0, 500], [0.06, 3400], [0.7, 320]), 0.8);
  scene.add(full(shape(catchFire, points([0, 0], [0.05, 1], [0.2, 0.55], [0.7, 0]))), { at: 0.17, gain: 0.8 });
  scene.add(full(shape(lowpass(brown(chance, 0.5), 220), strike(0.03, 0.45))), { at: 0.19, gain: 0.34 });
  scene.add(shape(flutter(chance, 1.1, 140, 1100), hill(1.1, 0.2)), { at: 0.3, gain: 0.28, pan: 0.1 });
  return inRoom(scene, rooms.parlour, 1.3);
}

export function furyFlare(chance) {
  const scene = new Scene(1.9);
  const rise = points([0, 0], [0.09, 1], [0.5, 0.75], [1.5, 0]);
  const roar = sweep(highpass(pink(chance, 1.5), 70), 'low', glide([0, 220], [0.22, 2200], [1.5, 240]), 1.1);
  const growl = (t) => rise(t) * (0.68 + 0.32 * Math.sin(2 * Math.PI * (31 * t + 6 * t * t)));
  scene.add(warm(full(shape(roar, growl)), 2.4), { gain: 0.8, pan: -0.1 });
  const tongue = sweep(pink(chance, 1.2), 'band', glide([0, 350], [0.3, 1900], [1.2, 600]), 0.8);
  scene.add(full(shape(tongue, hill(1.2, 0.26))), { gain: 0.42, pan: 0.25 });
  scene.add(shape(flutter(chance, 1.6, 90, 600), rise), { gain: 0.5 });
  for (let t = 0.04; t < 1.3; t += chance.pause(24))
    scene.add(pop(chance, chance.next() ** 2), { at: t, gain: 0.26 * rise(t) * chance.next(), pan: chance.between(-0.6, 0.6) });
  return inRoom(scene, rooms.hall, 0.3);
}

const FIRE = 10;

export function fireCrackle(chance) {
  const scene = seamless(FIRE, 1.2, (seconds) => {
    const beds = [0, 1].map(() => {
      const bed = flutter(chance, seconds, 95, 620);
      const hiss = drift(chance, FIRE, 0.3, 3, 6);
      return lay(bed, full(shape(band(white(chance, seconds), 1800, 7000), (t) => 0.5 + 0.2 * hiss(t))), 0, 0.055);
    });
    return new Scene(seconds).addPair(beds[0], beds[1], { gain: 0.34 });
  });
  const busy = drift(chance, FIRE, 0.1, 0.9, 5);
  for (let t = 0.1; t < FIRE - 0.1; t += chance.pause(Math.max(1.5, 8 + 7 * busy(t)))) {
    const size = chance.next() ** 5;
    const at = t, pan = chance.between(-0.7, 0.7), gain = 0.07 + 0.5 * size * chance.between(0.5, 1);
    scene.add(pop(chance, size), { at, gain, pan, ring: true });
    // a snap brings a handful of sparks
    if (size > 0.25)
      for (let k = 0; k < 4; k++)
        scene.add(pop(chance, 0.05), { at: at + chance.between(0.02, 0.2), gain: 0.08 * chance.next(), pan, ring: true });
  }
  return scene;
}

