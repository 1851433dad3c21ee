import { STRIDE, type Film, type FilmDie, type Knock } from './film.ts';

const EDITION = 1;
/** steps per edge for places, per unit for the parts of a quaternion */
const PLACE = 1024;
const TURN = 32767;
const LOUD = 256;
const AGAINST = ['felt', 'wall', 'die'] as const;

/**
 * A film on the wire: 14 bytes per die and sample, and nothing after a die lies still. Screens get these bytes and never
 * solve a throw that another screen shows: one differing bit would part the films within a bounce or two.
 */
export function filmToBytes(film: Film): Uint8Array<ArrayBuffer> {
  const names = film.dice.map(({ kind }) => new TextEncoder().encode(kind));
  const head = names.reduce((sum, name) => sum + name.length + 5, 8);
  const kept = film.still.reduce((sum, sample) => sum + sample + 1, 0);
  const bytes = new Uint8Array(head + kept * STRIDE * 2 + film.knocks.length * 6);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, EDITION);
  view.setUint8(1, film.rate);
  view.setUint16(2, film.samples);
  view.setUint16(4, film.dice.length);
  view.setUint16(6, film.knocks.length);
  let at = 8;
  film.dice.forEach(({ face, skin }, d) => {
    const name = names[d]!;
    view.setUint8(at, name.length);
    bytes.set(name, at + 1);
    at += name.length + 1;
    view.setUint8(at, face);
    view.setUint8(at + 1, skin);
    view.setUint16(at + 2, film.still[d]!);
    at += 4;
  });
  film.still.forEach((last, d) => {
    for (let n = 0; n <= last; n++) {
      // the last kept sample is the one it comes to rest in, wherever neighbours have pushed it since
      const k = (d * film.samples + (n === last ? film.samples - 1 : n)) * STRIDE;
      for (let i = 0; i < STRIDE; i++, at += 2) view.setInt16(at, Math.round(film.track[k + i]! * (i < 3 ? PLACE : TURN)));
    }
  });
  for (const { t, die, against, speed } of film.knocks) {
    view.setUint16(at, t);
    view.setUint8(at + 2, die);
    view.setUint8(at + 3, AGAINST.indexOf(against));
    view.setUint16(at + 4, Math.min(65535, Math.round(speed * LOUD)));
    at += 6;
  }
  return bytes;
}

export function filmFromBytes(bytes: Uint8Array): Film {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(0) !== EDITION) throw new Error(`a film of edition ${view.getUint8(0)} cannot be read`);
  const rate = view.getUint8(1);
  const samples = view.getUint16(2);
  const count = view.getUint16(4);
  const still = new Uint16Array(count);
  let at = 8;
  const dice = Array.from({ length: count }, (_, d): FilmDie => {
    const end = at + 1 + view.getUint8(at);
    const kind = new TextDecoder().decode(bytes.subarray(at + 1, end));
    at = end + 4;
    still[d] = view.getUint16(end + 2);
    return { kind, face: view.getUint8(end), skin: view.getUint8(end + 1) };
  });
  const track = new Float32Array(count * samples * STRIDE);
  still.forEach((last, d) => {
    for (let n = 0; n < samples; n++) {
      const k = (d * samples + n) * STRIDE;
      if (n > last) track.copyWithin(k, k - STRIDE, k);
      else for (let i = 0; i < STRIDE; i++, at += 2) track[k + i] = view.getInt16(at) / (i < 3 ? PLACE : TURN);
    }
  });
  const knocks = Array.from({ length: view.getUint16(6) }, (): Knock => {
    const from = at;
    at += 6;
    return {
      t: view.getUint16(from),
      die: view.getUint8(from + 2),
      against: AGAINST[view.getUint8(from + 3)] ?? 'felt',
      speed: view.getUint16(from + 4) / LOUD,
    };
  });
  return { dice, rate, samples, track, still, knocks };
}
