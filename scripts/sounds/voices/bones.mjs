import { Scene } from '../buffer.mjs';
import { body, impact } from '../modes.mjs';
import { inRoom, rooms } from '../reverb.mjs';
import { tabletop } from './wood.mjs';

/** A dry hollow bone; `length` 0 is a finger, 1 a thigh. */
function bone(chance, length) {
  const f = chance.around(1750 - length * 1050, 0.12);
  const modes = [
    ...body(chance, { form: 'bar', f, t60: 0.075 + length * 0.04, tilt: 0.75, loss: 0.22 }),
    ...body(chance, { form: 'block', f: f * 1.42, t60: 0.03, tilt: 0.6, loss: 0.3 }).slice(0, 4),
  ];
  return impact(chance, { ms: 0.45 + length * 0.35, modes, seconds: 0.25, grit: { low: 1500, high: 7500, t60: 0.008, gain: 0.3 } });
}

export function bonesRattle(chance) {
  const scene = new Scene(0.95);
  // bones strike in twos and threes as the limbs swing, not evenly
  for (let swing = 0, t = 0; swing < 4; swing++, t += chance.between(0.11, 0.16)) {
    const knocks = chance.pick([2, 3, 3]);
    for (let k = 0, at = t; k < knocks; k++, at += chance.between(0.018, 0.04)) {
      const gain = (k === 0 ? 0.7 : 0.36) * chance.between(0.6, 1) * (swing === 3 ? 0.6 : 1);
      scene.add(bone(chance, chance.next() ** 1.5), { at, gain, pan: chance.between(-0.35, 0.35) });
    }
  }
  return inRoom(scene, rooms.parlour, 1.5);
}

export function bonesFall(chance) {
  const scene = new Scene(1.7);
  const heap = (from, count, over, loud) => {
    for (let i = 0; i < count; i++) {
      const at = from + over * chance.next() ** 1.5, length = chance.next();
      scene.add(bone(chance, length), { at, gain: loud * chance.between(0.3, 1), pan: chance.between(-0.6, 0.6) });
      if (length > 0.6) scene.add(tabletop(chance, chance.between(130, 190)), { at, gain: loud * 0.35 });
    }
  };
  heap(0, 4, 0.05, 0.7);
  heap(0.13, 13, 0.3, 0.6);
  heap(0.42, 6, 0.36, 0.3);
  // one small bone rolls on
  for (let t = 0.82, step = 0.085, gain = 0.24; gain > 0.03; t += step, step *= 0.86, gain *= 0.8)
    scene.add(bone(chance, 0.15), { at: t, gain, pan: 0.3 });
  return inRoom(scene, rooms.parlour, 1.6);
}
