import type { Painted } from '../bake/paintings.ts';
import * as shaders from './vista/shaders.ts';
import { Gl } from './vista/gl.ts';
import { LIFE } from './vista/life/life.ts';
import { MARKS } from './vista/marks/index.ts';
import { paint } from './vista/paint.ts';
import { paletteOf } from './vista/palette.ts';
import { PLANTS } from './vista/life/plants.ts';
import { Pen } from './vista/pen.ts';
import type { Vista } from './vista/types.ts';

/** The steps of the painter as text. Comments paint nothing: with them every word about a step would paint 144 pictures anew. */
const steps = Object.values(import.meta.glob<string>('./vista/paint/*.ts', { query: '?raw', import: 'default', eager: true })).map((text) =>
  text.replace(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
);

let gl: Gl | undefined;

export function painted(vista: Vista, width: number, height: number, seed = 1): Painted {
  gl ??= new Gl(document.createElement('canvas'));
  const { canvas, depth, anchors } = paint(vista, seed, width, height, gl);
  return { canvas, depth, notes: { anchors: anchors.slice(0, 8) } };
}

/** A short print of everything that a vista is painted from: its data, the hands that draw its things, and the engine. */
export function sourcesOf(vista: Vista): string {
  const arts = [
    ...vista.marks.map(({ kind }) => String(MARKS[kind].draw)),
    ...(vista.life ?? []).map(({ kind }) => String(LIFE[kind].draw)),
    ...(vista.plants ?? []).map(({ kind }) => String(PLANTS[kind].draw)),
  ];
  const engine = [paint, Pen, paletteOf, ...steps].map(String).join('') + Object.values(shaders).join('');
  const text = JSON.stringify(vista) + arts.join('') + engine;
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193) >>> 0;
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) >>> 0;
  }
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}
