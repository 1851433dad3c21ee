/** Resin dice. Each is struck alone and dry; the film of the throw plays them by the dozen. */
import { Scene, lay, silence } from '../buffer.mjs';
import { highpass, lowpass } from '../biquad.mjs';
import { body, impact } from '../modes.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { tabletop } from './wood.mjs';

function resin(chance, f, ms) {
  const modes = body(chance, { form: 'block', f, t60: 0.032, tilt: 0.2, loss: 0.18 });
  return impact(chance, { ms, modes, seconds: 0.12, grit: { low: 2600, high: 12000, t60: 0.005, gain: 0.3 } });
}

export function diceClack(chance) {
  const scene = new Scene(0.22);
  const f = chance.between(2250, 2950);
  scene.add(resin(chance, f, 0.2), { gain: 0.8, pan: -0.12 });
  scene.add(resin(chance, f * chance.between(1.08, 1.2), 0.24), { at: 0.0006, gain: 0.55, pan: 0.12 });
  scene.add(highpass(tabletop(chance, 410, 0.1), 250), { gain: 0.16 });
  return inRoom(scene, rooms.parlour, 0.8);
}

export function diceFelt(chance) {
  const scene = new Scene(0.32);
  const cloth = impact(chance, {
    ms: chance.between(2, 2.8),
    seconds: 0.2,
    modes: body(chance, { form: 'plate', f: chance.between(180, 225), t60: 0.085, tilt: 0.9, loss: 0.8 }),
    grit: { low: 220, high: 1500, t60: 0.035, gain: 0.45 },
  });
  scene.add(cloth, { gain: 0.9 });
  // a little of the die itself is heard through the cloth, or the thump could be anything
  scene.add(lowpass(resin(chance, chance.between(2000, 2600), 0.7), 4200), { gain: 0.13 });
  return inRoom(scene, rooms.parlour, 0.7);
}

export function diceWall(chance) {
  const scene = new Scene(0.36);
  const board = silence(0.3);
  lay(
    board,
    impact(chance, {
      ms: 0.8,
      seconds: 0.25,
      modes: body(chance, { form: 'plate', f: chance.between(430, 540), t60: 0.085, tilt: 0.5, loss: 0.4 }),
    }),
    0,
    0.8,
  );
  lay(board, tabletop(chance, 190), 0, 0.3);
  scene.add(board, { gain: 0.9 });
  scene.add(resin(chance, chance.between(2200, 2800), 0.32), { gain: 0.36 });
  return inRoom(scene, rooms.parlour);
}
