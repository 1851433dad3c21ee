/** Wooden pieces on a wooden table, discs of thick card, the dial's ratchet. */
import { Scene, full, lay, shape, silence } from '../buffer.mjs';
import { band, lowpass } from '../biquad.mjs';
import { hill } from '../envelope.mjs';
import { body, impact } from '../modes.mjs';
import { pink } from '../noise.mjs';
import { inRoom, rooms } from '../reverb.mjs';

/** The table answers every knock on it: low, broad, soon gone. */
export function tabletop(chance, f = 165, seconds = 0.4) {
  return impact(chance, { ms: 1.5, modes: body(chance, { form: 'plate', f, t60: 0.15, tilt: 0.4, loss: 0.4 }), seconds });
}

function peg(chance, f, ms, seconds = 0.3) {
  const modes = body(chance, { form: 'block', f, t60: 0.075, tilt: 0.4, loss: 0.3 });
  return impact(chance, { ms, modes, seconds, grit: { low: 1200, high: 6500, t60: 0.012, gain: 0.28 } });
}

export function woodPickUp(chance) {
  const scene = new Scene(0.4);
  const scrape = shape(band(pink(chance, 0.09), 700, 3800), hill(0.09, 0.7));
  scene.add(full(scrape), { gain: 0.2 });
  scene.add(peg(chance, 1180, 0.9), { at: 0.062, gain: 0.55 });
  scene.add(peg(chance, 1420, 0.8), { at: 0.081, gain: 0.16, pan: 0.1 });
  scene.add(tabletop(chance, 210), { at: 0.062, gain: 0.2 });
  return inRoom(scene, rooms.parlour);
}

export function woodSetDown(chance) {
  const scene = new Scene(0.55);
  const f = chance.around(860, 0.1), bounce = chance.between(0.03, 0.046);
  scene.add(peg(chance, f, 0.9), { gain: 0.75 });
  scene.add(tabletop(chance, chance.around(188, 0.08)), { gain: 0.7 });
  scene.add(peg(chance, f * 1.06, 1.3), { at: bounce, gain: 0.15, pan: 0.08 });
  scene.add(tabletop(chance, 230), { at: bounce, gain: 0.13 });
  return inRoom(scene, rooms.parlour);
}

/** A disc lands on its rim and then falls flat: two contacts, a hair apart. */
export function tokenClick(chance) {
  const scene = new Scene(0.32);
  const f = chance.around(1720, 0.12), flat = chance.between(0.011, 0.02);
  const disc = (ms, gain, at) => {
    const modes = body(chance, { form: 'plate', f, t60: 0.042, tilt: 0.35, loss: 0.3 });
    scene.add(impact(chance, { ms, modes, seconds: 0.2, grit: { low: 2200, high: 9000, t60: 0.006, gain: 0.35 } }), { at, gain });
  };
  disc(0.45, 0.5, 0);
  disc(0.6, 0.8, flat);
  scene.add(tabletop(chance, 290), { at: flat, gain: 0.3 });
  return inRoom(scene, rooms.parlour);
}

export function gritUp(chance) {
  const scene = new Scene(0.75);
  let at = 0;
  for (let tooth = 0; tooth < 5; tooth++) {
    const modes = body(chance, { form: 'block', f: 1320 + tooth * 70, t60: 0.03, tilt: 0.4, loss: 0.3, loose: 0.02 });
    const click = impact(chance, { ms: 0.5, modes, seconds: 0.12, grit: { low: 1800, high: 8000, t60: 0.007, gain: 0.4 } });
    scene.add(click, { at, gain: 0.32 + tooth * 0.07, pan: -0.1 + tooth * 0.05 });
    at += chance.around(0.066 - tooth * 0.006, 0.06);
  }
  scene.add(peg(chance, 780, 1), { at: at + 0.012, gain: 0.85 });
  scene.add(tabletop(chance, 205), { at: at + 0.012, gain: 0.45 });
  return inRoom(scene, rooms.parlour);
}

/** No: two knuckles on a covered table. Dull, never a buzzer. */
export function refuse(chance) {
  const scene = new Scene(0.55);
  for (const [at, gain, f] of [[0, 0.75, 172], [0.115, 1, 148]]) {
    const low = lay(shape(tabletop(chance, f), 1), lowpass(peg(chance, 420, 2.6), 900), 0, 0.35);
    scene.add(lowpass(low, 760), { at, gain });
  }
  return inRoom(scene, rooms.parlour, 0.8);
}

export function buttonTick(chance) {
  const scene = new Scene(0.16);
  const modes = body(chance, { form: 'block', f: 1350, t60: 0.036, tilt: 0.6, loss: 0.5 });
  scene.add(lowpass(impact(chance, { ms: 0.8, modes, seconds: 0.12, grit: { low: 1500, high: 5000, t60: 0.006, gain: 0.14 } }), 4600));
  scene.add(tabletop(chance, 320, 0.1), { gain: 0.16 });
  return inRoom(scene, rooms.parlour, 0.5);
}

/** Old boards giving way: the pegs of a joint slipping, ever faster and then slower. For dread and for the end. */
export function creak(chance, seconds, low, high) {
  const out = silence(seconds);
  const modes = body(chance, { form: 'plate', f: low * 4.2, t60: 0.05, tilt: 0.5, loss: 0.4 });
  const arc = hill(seconds, 0.45);
  for (let t = 0.01; t < seconds - 0.05; t += chance.around(1 / (low + (high - low) * arc(t)), 0.12)) {
    const slip = impact(chance, { ms: 0.7, modes, seconds: 0.06, grit: { low: 900, high: 4000, t60: 0.006, gain: 0.2 } });
    lay(out, slip, t, (0.25 + arc(t)) * chance.between(0.5, 1));
  }
  return full(out);
}

