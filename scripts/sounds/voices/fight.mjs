/** Steel and flesh. */
import { Scene, full, lay, shape, silence, warm } from '../buffer.mjs';
import { band, bell, highpass, lowpass } from '../biquad.mjs';
import { glide, hill, strike } from '../envelope.mjs';
import { body, contact, glideTone, impact, ring } from '../modes.mjs';
import { pink, white } from '../noise.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { sweep } from '../sweep.mjs';
import { tabletop } from './wood.mjs';

function blade(chance, f, t60, ms) {
  const modes = [
    ...body(chance, { form: 'bar', f, t60, tilt: 0.35, loss: 0.12, loose: 0.01 }),
    // twisting modes lie between the bending ones and make it a blade, not a bell
    ...body(chance, { form: 'block', f: f * 1.83, t60: t60 * 0.5, tilt: 0.5, loss: 0.25 }),
  ];
  return full(ring(contact(ms), modes, t60 * 1.1));
}

export function swordHit(chance) {
  const scene = new Scene(1.4);
  scene.add(blade(chance, 610, 0.75, 0.3), { gain: 0.34, pan: -0.15 });
  scene.add(blade(chance, 743, 0.6, 0.35), { at: 0.004, gain: 0.26, pan: 0.2 });
  const bite = shape(band(white(chance, 0.12), 900, 9000), strike(0.0006, 0.06));
  scene.add(full(bite), { gain: 0.5 });
  const thud = lay(silence(0.4), tabletop(chance, 128), 0, 1);
  lay(thud, full(shape(lowpass(pink(chance, 0.2), 700), strike(0.003, 0.12))), 0, 0.6);
  scene.add(warm(thud, 1.5), { at: 0.006, gain: 0.5 });
  return inRoom(scene, rooms.hall, 0.32).map((layer) => bell(layer, 3600, 1.2, -3));
}

export function swordMiss(chance) {
  const scene = new Scene(0.75);
  const cut = sweep(pink(chance, 0.36), 'band', glide([0, 420], [0.17, 2700], [0.36, 620]), 1.5);
  scene.add(full(shape(cut, hill(0.36, 0.48, 1.6))), { gain: 0.8, pan: -0.1 });
  const edge = highpass(sweep(white(chance, 0.3), 'band', glide([0, 2600], [0.15, 6200], [0.3, 3000]), 2.2), 1800);
  scene.add(full(shape(edge, hill(0.3, 0.5, 2))), { at: 0.02, gain: 0.16, pan: 0.2 });
  scene.add(full(shape(blade(chance, 830, 0.4, 1.6), hill(0.44, 0.2))), { at: 0.14, gain: 0.045, pan: 0.2 });
  return inRoom(scene, rooms.parlour, 1.3);
}

/** Two beats, the second one falling. The leather creak and overtones keep it audible on a phone. */
export function heartLoss(chance) {
  const scene = new Scene(1.3);
  const beat = (f, t60) => {
    const low = glideTone(0.5, glide([0, f * 2.1], [0.035, f * 1.15], [0.4, f]), strike(0.004, t60));
    const skin = impact(chance, {
      ms: 2.4,
      seconds: 0.4,
      modes: body(chance, { form: 'plate', f: f * 2.9, t60: 0.12, tilt: 0.8, loss: 0.7 }),
    });
    return warm(lay(lay(silence(0.5), low, 0, 0.7), skin, 0, 0.9), 2.6);
  };
  scene.add(lowpass(beat(72, 0.3), 900), { gain: 0.85 });
  scene.add(lowpass(beat(58, 0.42), 700), { at: 0.27, gain: 1 });
  const crack = impact(chance, {
    ms: 0.9, seconds: 0.2, modes: body(chance, { form: 'plate', f: 520, t60: 0.06, tilt: 0.4, loss: 0.5 }),
    grit: { low: 600, high: 4000, t60: 0.03, gain: 0.8 },
  });
  scene.add(crack, { gain: 0.22 });
  const breath = shape(band(pink(chance, 0.6), 300, 1500), hill(0.6, 0.25));
  scene.add(full(breath), { at: 0.25, gain: 0.1 });
  return inRoom(scene, rooms.parlour, 1.4);
}

/** A drop meets a dark pool: the tick of the surface, then the bubble's rising note. */
export function bloodDrip(chance) {
  const scene = new Scene(1.1);
  for (const [at, f, gain, pan] of [[0, 430, 1, -0.08], [0.155, 560, 0.42, 0.2], [0.205, 720, 0.2, 0.1]]) {
    const surface = shape(band(white(chance, 0.03), 900, 5200), strike(0.0005, 0.012));
    scene.add(full(surface), { at, gain: gain * 0.24, pan });
    const bubble = glideTone(0.16, glide([0, f * 0.82], [0.03, f], [0.15, f * 1.55]), (t) => strike(0.006, 0.12)(t) * (1 - t / 0.16));
    scene.add(bubble, { at: at + 0.012, gain: gain * 0.6, pan });
    const thick = impact(chance, {
      ms: 3.5,
      seconds: 0.2,
      modes: body(chance, { form: 'plate', f: f * 0.46, t60: 0.09, tilt: 1, loss: 0.8 }),
    });
    scene.add(thick, { at: at + 0.004, gain: gain * 0.5, pan });
  }
  return inRoom(scene, rooms.vault, 0.55);
}
