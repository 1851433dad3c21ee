/** Cards, tiles of thick board, pages, cloth: friction and air. */
import { Scene, draw, full, lay, shape, silence } from '../buffer.mjs';
import { band, highpass, lowpass } from '../biquad.mjs';
import { glide, hill, strike } from '../envelope.mjs';
import { body, impact } from '../modes.mjs';
import { pink, white } from '../noise.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { sweep } from '../sweep.mjs';
import { tabletop } from './wood.mjs';

/** Fibres catching: noise whose strength flickers faster than the hand moves. `speed` is a function from 0 to 1. */
export function friction(chance, seconds, speed, low, high, rough = 0.75) {
  const catching = full(lowpass(white(chance, seconds), 95));
  const noise = sweep(pink(chance, seconds), 'band', (t) => low + (high - low) * speed(t), 0.55);
  const uneven = draw(
    seconds,
    (t) => speed(t) * (1 - rough + rough * Math.abs(catching[Math.min(catching.length - 1, Math.floor(t * 48000))]) * 2),
  );
  for (let i = 0; i < noise.length; i++) noise[i] *= uneven[i];
  return full(noise);
}

/** Air pushed aside by something flat. */
export function air(chance, seconds, from, over, to, top = 0.5) {
  const moving = sweep(pink(chance, seconds), 'band', glide([0, from], [seconds * top, over], [seconds, to]), 0.9);
  return full(shape(moving, hill(seconds, top, 1.4)));
}

/** Many tiny folds in stiff paper. */
export function crackle(chance, seconds, perSecond, strength) {
  const out = silence(seconds);
  for (let t = chance.pause(perSecond); t < seconds - 0.03; t += chance.pause(perSecond)) {
    const modes = body(chance, { form: 'plate', f: chance.between(1500, 4200), t60: 0.012, tilt: 0.1, loss: 0.2 });
    const fold = impact(chance, { ms: 0.2, modes, seconds: 0.03, grit: { low: 2500, high: 11000, t60: 0.004, gain: 0.6 } });
    lay(out, fold, t, strength(t) * chance.next() ** 2);
  }
  return out;
}

/** A flat thing falls flat: a cushion of air, then the board itself. `weight` 0 is a card, 1 a heavy tile. */
function slap(chance, weight) {
  const out = silence(0.4);
  const paper = impact(chance, {
    ms: 0.5 + weight * 0.9, seconds: 0.3,
    modes: body(chance, { form: 'plate', f: 1250 - weight * 780, t60: 0.04 + weight * 0.05, tilt: 0.5, loss: 0.5 }),
    grit: { low: 700 - weight * 350, high: 7500 - weight * 3800, t60: 0.03 + weight * 0.02, gain: 0.9 },
  });
  lay(out, paper, 0, 0.7);
  return lay(out, tabletop(chance, 250 - weight * 105), 0, 0.28 + weight * 0.5);
}

export function cardSlide(chance) {
  const seconds = chance.between(0.27, 0.33);
  const scene = new Scene(0.55);
  const rub = friction(chance, seconds, hill(seconds, 0.38), 1500, chance.between(3600, 4300), 0.7);
  scene.add(highpass(rub, 700), { gain: 0.8, pan: -0.1 });
  scene.add(slap(chance, 0.1), { at: seconds * 0.86, gain: 0.09, pan: 0.1 });
  return inRoom(scene, rooms.parlour, 0.8);
}

export function cardFlip(chance) {
  const scene = new Scene(0.5);
  scene.add(highpass(crackle(chance, 0.08, 160, hill(0.08, 0.4)), 900), { gain: 0.4, pan: -0.1 });
  scene.add(air(chance, 0.17, 700, 2300, 1100, 0.6), { at: 0.015, gain: 0.3 });
  scene.add(slap(chance, 0.12), { at: 0.16, gain: 0.8, pan: 0.05 });
  return inRoom(scene, rooms.parlour);
}

export function cardSnap(chance) {
  const scene = new Scene(0.4);
  const bend = impact(chance, {
    ms: 0.25, seconds: 0.1, modes: body(chance, { form: 'plate', f: 2150, t60: 0.02, tilt: 0.25, loss: 0.3 }),
    grit: { low: 1500, high: 12000, t60: 0.016, gain: 1 },
  });
  scene.add(bend, { gain: 0.65 });
  scene.add(slap(chance, 0.25), { at: 0.013, gain: 0.8 });
  return inRoom(scene, rooms.parlour);
}

export function tileFlip(chance) {
  const scene = new Scene(0.7);
  scene.add(friction(chance, 0.09, hill(0.09, 0.6), 600, 2000), { gain: 0.22, pan: -0.15 });
  scene.add(air(chance, 0.24, 260, 900, 420, 0.62), { at: 0.04, gain: 0.42 });
  scene.add(slap(chance, 0.9), { at: 0.232, gain: 0.95, pan: 0.06 });
  scene.add(slap(chance, 0.5), { at: 0.279, gain: 0.13, pan: -0.06 });
  return inRoom(scene, rooms.parlour);
}

export function tileTurn(chance) {
  const scene = new Scene(0.65);
  const turn = friction(chance, 0.32, hill(0.32, 0.45), 480, 1900, 0.85);
  scene.add(turn, { gain: 0.5 });
  scene.add(lowpass(friction(chance, 0.3, hill(0.3, 0.5), 160, 420, 0.6), 700), { gain: 0.22 });
  scene.add(slap(chance, 0.55), { at: 0.3, gain: 0.5, pan: 0.1 });
  return inRoom(scene, rooms.parlour);
}

export function tileLay(chance) {
  const scene = new Scene(0.6);
  scene.add(air(chance, 0.07, 300, 700, 500, 0.8), { gain: 0.2 });
  scene.add(slap(chance, chance.between(0.85, 1)), { at: 0.048, gain: 1 });
  const slide = friction(chance, 0.07, hill(0.07, 0.2), 500, 1500);
  scene.add(slide, { at: 0.075, gain: 0.1, pan: chance.between(-0.2, 0.2) });
  return inRoom(scene, rooms.parlour);
}

export function pageTurn(chance) {
  const scene = new Scene(0.95);
  scene.add(crackle(chance, 0.5, 150, hill(0.5, 0.35)), { gain: 0.36, pan: 0.25 });
  scene.add(highpass(friction(chance, 0.55, hill(0.55, 0.45), 1700, 5200, 0.6), 900), { at: 0.03, gain: 0.42, pan: 0.1 });
  scene.add(air(chance, 0.4, 380, 1250, 600, 0.6), { at: 0.2, gain: 0.3, pan: -0.1 });
  const settle = band(shape(pink(chance, 0.16), strike(0.006, 0.13)), 350, 4200);
  scene.add(full(settle), { at: 0.55, gain: 0.38, pan: -0.25 });
  scene.add(crackle(chance, 0.14, 90, hill(0.14, 0.2)), { at: 0.57, gain: 0.2, pan: -0.25 });
  return inRoom(scene, rooms.parlour);
}

/** Heavy cloth drawn along a rod: the folds, and rings that knock as they run. */
export function curtain(chance) {
  const scene = new Scene(1.5);
  const pull = hill(1.05, 0.4);
  scene.add(lowpass(friction(chance, 1.05, pull, 320, 1350, 0.6), 2600), { gain: 0.62, pan: -0.15 });
  scene.add(lowpass(friction(chance, 1.05, pull, 500, 1800, 0.5), 3400), { at: 0.02, gain: 0.36, pan: 0.3 });
  scene.add(air(chance, 0.9, 140, 360, 170, 0.5), { at: 0.12, gain: 0.5 });
  for (let t = 0.06, i = 0; t < 0.95; t += chance.around(0.125 - 0.062 * pull(t), 0.25), i++) {
    const modes = body(chance, { form: 'bar', f: chance.between(1150, 1500), t60: 0.07, tilt: 0.35, loss: 0.25 });
    const knock = impact(chance, { ms: 0.55, modes, seconds: 0.2, grit: { low: 1500, high: 7000, t60: 0.008, gain: 0.4 } });
    scene.add(knock, { at: t, gain: 0.13 * (0.4 + pull(t)) * chance.between(0.5, 1), pan: -0.5 + i * 0.07 });
  }
  return inRoom(scene, rooms.parlour, 1.2);
}
