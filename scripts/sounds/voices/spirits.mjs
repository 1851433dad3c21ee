/** What walks an old house: the poltergeist, and dread itself. Breath, never an oscillator. */
import { Scene, full, lay, shape, silence } from '../buffer.mjs';
import { band, bell, highpass, lowpass } from '../biquad.mjs';
import { glide, hill, points, strike } from '../envelope.mjs';
import { body, impact } from '../modes.mjs';
import { brown, drift, pink, white } from '../noise.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { breathTone, sweep } from '../sweep.mjs';
import { creak, tabletop } from './wood.mjs';

/** A voice without a throat: overtones of a gliding pitch through two vowel formants. */
function moan(chance, seconds, pitch, vowel) {
  const wobble = drift(chance, seconds, 3.6, 6.1, 3);
  const overtones = Array.from({ length: 9 }, (_, i) => ({
    at: (t) => pitch(t) * (i + 1) * 2 ** (wobble(t) * 0.018), gain: 1 / (1 + i * 0.5),
  }));
  const voice = breathTone(white(chance, seconds), overtones, 42);
  const low = sweep(voice, 'band', vowel.low, 4.5), high = sweep(voice, 'band', vowel.high, 6);
  const out = shape(voice, 0.22);
  lay(out, low, 0, 1);
  return full(lay(out, high, 0, 0.55));
}

export function ghost(chance) {
  const scene = new Scene(3.1);
  const swell = points([0, 0], [0.55, 0.75], [0.95, 1], [1.5, 0.7], [2.2, 0]);
  const vowel = { low: glide([0, 330], [0.9, 640], [2.2, 360]), high: glide([0, 820], [0.9, 1180], [2.2, 760]) };
  const pitches = [[-0.45, 1], [0.45, 1.335]];
  for (const [pan, ratio] of pitches) {
    const pitch = glide([0, 175 * ratio], [0.85, 262 * ratio], [1.3, 247 * ratio], [2.2, 165 * ratio]);
    scene.add(shape(moan(chance, 2.3, pitch, vowel), swell), { gain: ratio === 1 ? 0.7 : 0.34, pan });
  }
  const draught = sweep(pink(chance, 2.1), 'band', glide([0, 350], [0.8, 1500], [2.1, 420]), 1.6);
  scene.add(full(shape(draught, hill(2.1, 0.4))), { gain: 0.34 });
  // it knocks over something small as it comes
  scene.add(tabletop(chance, 260), { at: 0.82, gain: 0.14, pan: 0.5 });
  return inRoom(scene, rooms.hall, 1);
}

/** Caught: a twist of air drawn into a narrow neck, and the lid. */
export function ghostGone(chance) {
  const scene = new Scene(2.2);
  const spin = (t) => 1 + 0.3 * Math.sin(2 * Math.PI * (4 * t + 9 * t * t));
  const pull = points([0, 0], [0.2, 0.4], [0.72, 1], [0.8, 0]);
  const pitch = glide([0, 230], [0.3, 262], [0.8, 720]);
  const vowel = { low: glide([0, 600], [0.8, 300]), high: glide([0, 1100], [0.8, 2100]) };
  scene.add(shape(moan(chance, 0.82, pitch, vowel), (t) => pull(t) * spin(t)), { gain: 0.5 });
  const suck = sweep(pink(chance, 0.82), 'band', glide([0, 300], [0.8, 2600]), 1.8);
  scene.add(full(shape(suck, (t) => pull(t) * spin(t + 0.05))), { gain: 0.5, pan: 0.1 });
  const lid = impact(chance, {
    ms: 1, seconds: 0.4, modes: body(chance, { form: 'block', f: 640, t60: 0.08, tilt: 0.6, loss: 0.4 }),
    grit: { low: 700, high: 4500, t60: 0.02, gain: 0.4 },
  });
  scene.add(lid, { at: 0.815, gain: 0.8 });
  scene.add(tabletop(chance, 150), { at: 0.815, gain: 0.75 });
  const puff = shape(lowpass(pink(chance, 0.5), 1500), strike(0.012, 0.4));
  scene.add(full(puff), { at: 0.83, gain: 0.24 });
  return inRoom(scene, rooms.hall, 0.45);
}

/** Terror rises: a low cluster leans up by a semitone while the house gives way. */
export function dread(chance) {
  const scene = new Scene(3.2);
  const swell = points([0, 0], [0.8, 0.7], [1.45, 1], [1.75, 0.6], [2.5, 0]);
  for (const [pan, base, gain] of [[-0.5, 65.4, 1], [0.5, 69.3, 0.8], [0, 98, 0.5]]) {
    const lean = glide([0, base], [1.5, base * 1.059], [2.5, base * 1.04]);
    const overtones = Array.from({ length: 8 }, (_, i) => ({ at: (t) => lean(t) * (i + 1), gain: 1 / (1 + i * 0.16) }));
    const string = breathTone(brown(chance, 2.5), overtones, 38);
    scene.add(full(shape(bell(string, 240, 0.8, 5), swell)), { gain: 0.5 * gain, pan });
  }
  scene.add(full(shape(band(brown(chance, 2.4), 40, 160), swell)), { gain: 0.3 });
  scene.add(highpass(creak(chance, 1.1, 21, 58), 160), { at: 0.55, gain: 0.24, pan: 0.35 });
  const gasp = shape(sweep(pink(chance, 1.5), 'band', glide([0, 420], [1.4, 950]), 2.2), hill(1.5, 0.88, 2));
  scene.add(full(gasp), { gain: 0.2, pan: -0.3 });
  return inRoom(scene, rooms.vault, 0.6);
}

/** A gust over a chimney, for the ends of games. */
export function gust(chance, seconds, low, high) {
  const turn = drift(chance, seconds, 0.4, 1.6, 4);
  const out = silence(seconds);
  const wind = sweep(pink(chance, seconds), 'band', (t) => low + (high - low) * (0.5 + 0.35 * turn(t)), 2.6);
  lay(out, full(wind), 0, 0.8);
  lay(out, full(band(brown(chance, seconds), 60, 300)), 0, 0.35);
  return shape(out, hill(seconds, 0.4));
}
