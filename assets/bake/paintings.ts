import { shrink } from './canvas.ts';
import { encode } from './atlas.ts';
import { printOf, type Print } from './print.ts';

/** A picture in files of its own, fetched when it is needed: too many and too large for an atlas. */
export interface Painting {
  /** The name of its files. */
  readonly name: string;
  /** Changes with everything that it is painted from. */
  fingerprint(): string;
  paint(width: number, height: number): Painted;
}
export interface Painted {
  readonly canvas: HTMLCanvasElement;
  /** How far things are, for a picture that sways. */
  readonly depth?: HTMLCanvasElement;
  /** Whatever the table wants to know of it. */
  readonly notes?: unknown;
}
export interface Set {
  readonly sizes: readonly { readonly name: string; readonly width: number; readonly height: number; readonly bytes: number }[];
  readonly paintings: readonly Painting[];
}

declare global {
  interface Window {
    easel: {
      contents(game: string, set: string): Promise<{ sizes: Set['sizes']; paintings: { name: string; fingerprint: string }[] }>;
      paint(game: string, set: string, name: string, width: number, height: number, bytes: number): Promise<Finished>;
    };
  }
}
interface Finished {
  file: string;
  depth: string | null;
  notes: unknown;
  print: Print;
}

const found = import.meta.glob<{ sets: Readonly<Record<string, Set>> }>('../*/paintings.ts');

async function setOf(game: string, set: string): Promise<Set> {
  const load = found[`../${game}/paintings.ts`];
  const one = load ? (await load()).sets[set] : undefined;
  if (!one) throw new Error(`${game} has no paintings ${set}`);
  return one;
}

/** The best quality that fits. */
async function fitting(canvas: HTMLCanvasElement, bytes: number): Promise<string> {
  for (const quality of [0.84, 0.78, 0.72, 0.64, 0.55]) {
    const file = await encode(canvas, quality);
    if (file.length * 0.75 <= bytes) return file;
  }
  return encode(canvas, 0.45);
}

/** What scripts/paint.mjs calls from outside the page. */
window.easel = {
  async contents(game, set) {
    const { sizes, paintings } = await setOf(game, set);
    return { sizes, paintings: paintings.map((one) => ({ name: one.name, fingerprint: one.fingerprint() })) };
  },
  async paint(game, set, name, width, height, bytes) {
    const painting = (await setOf(game, set)).paintings.find((one) => one.name === name);
    if (!painting) throw new Error(`no painting ${name}`);
    const { canvas, depth, notes } = painting.paint(width, height);
    return {
      file: await fitting(canvas, bytes),
      depth: depth ? await encode(shrink(depth, 0.5), 0.6) : null,
      notes: notes ?? null,
      print: printOf(canvas),
    };
  },
};
document.title = 'ready';
