import { RATE, Scene, samples } from './buffer.mjs';
import { chanceOf } from './chance.mjs';
import { levelled, trimmed } from './level.mjs';
import { padded } from './loop.mjs';

/** Between two sounds: more than any decoder shifts a file, so that no sound begins in its neighbour's end. */
const GAP = 0.12;
/** What a loop carries of itself on both sides, for the same reason. */
export const PAD = 0.1;

/** All takes of the score as { name, sound, loop, scene }. One take keeps the plain name, several are numbered. */
export function takes(score) {
  return Object.entries(score).flatMap(([sound, { make, level, takes: count = 1, loop = false }]) =>
    Array.from({ length: count }, (_, i) => {
      const name = count === 1 ? sound : `${sound}-${i + 1}`;
      const scene = levelled(make(chanceOf(name)), level, { loop });
      return { name, sound, loop, level, scene: loop ? scene : trimmed(scene) };
    }));
}

/** One long scene, and where in it each take lies: [start ms, duration ms, loop?]. */
export function sprite(list) {
  const places = {};
  const laid = [];
  let at = GAP;
  for (const take of list) {
    const scene = take.loop ? padded(take.scene, PAD) : take.scene;
    const start = at + (take.loop ? PAD : 0);
    // whole milliseconds, so that the numbers in the file are the places in the sound
    const ms = Math.round(take.scene.seconds * 1000);
    places[take.name] = take.loop ? [Math.round(start * 1000), ms, true] : [Math.round(start * 1000), ms];
    laid.push({ scene, at });
    at = Math.ceil((at + scene.seconds + GAP) * 1000) / 1000;
  }
  const whole = new Scene(at);
  for (const { scene, at: start } of laid) whole.addPair(scene.left, scene.right, { at: start });
  return { whole, places };
}

/** 16-bit WAV. Dithered by nothing: the codecs behind it are coarser than its last bit. */
export function wav(scene) {
  const n = scene.left.length;
  const bytes = Buffer.alloc(44 + n * 4);
  bytes.write('RIFF', 0); bytes.writeUInt32LE(36 + n * 4, 4); bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16); bytes.writeUInt16LE(1, 20); bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(RATE, 24); bytes.writeUInt32LE(RATE * 4, 28); bytes.writeUInt16LE(4, 32); bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36); bytes.writeUInt32LE(n * 4, 40);
  const word = (x) => Math.round(Math.max(-1, Math.min(1, x)) * 32767);
  for (let i = 0; i < n; i++) {
    bytes.writeInt16LE(word(scene.left[i]), 44 + i * 4);
    bytes.writeInt16LE(word(scene.right[i]), 46 + i * 4);
  }
  return bytes;
}

/** A piece of a decoded sprite, for measuring what the codec left of a take. */
export function cut(scene, [start, ms]) {
  const from = samples(start / 1000), to = from + samples(ms / 1000);
  const piece = new Scene(0);
  piece.left = scene.left.slice(from, to);
  piece.right = scene.right.slice(from, to);
  return piece;
}
