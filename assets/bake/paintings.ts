import { shrink } from './canvas.ts';
import { encode } from './atlas.ts';
import { fitting } from './fitting.ts';
import { printOf, type Print } from './print.ts';

/** A picture in files of its own, fetched when it is needed: too many and too large for an atlas. */
export interface Painting {
  /** The name of its files. */
  readonly name: string;
  /** The files that draw what is on this picture alone, as paths of the project: a change of one has it painted anew. */
  readonly sources: readonly string[];
  /** What is painted, as data: a change of it has it painted anew too. */
  readonly given: unknown;
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
  /** What paints every picture of the set, and what it takes of single pictures and so is no part of it. */
  readonly painter: { readonly sources: readonly string[]; readonly without: readonly string[] };
  /** From small to large. */
  readonly sizes: readonly { readonly name: string; readonly width: number; readonly height: number; readonly bytes: number }[];
  readonly paintings: readonly Painting[];
}

declare global {
  interface Window {
    easel: {
      contents(game: string, set: string): Promise<Listed>;
      paint(game: string, set: string, name: string, width: number, height: number, bytes: number): Promise<Finished>;
    };
  }
}
export interface Listed extends Omit<Set, 'paintings'> {
  readonly paintings: readonly Omit<Painting, 'paint'>[];
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

/** What scripts/paint.mjs calls from outside the page. */
window.easel = {
  async contents(game, set) {
    const { sizes, painter, paintings } = await setOf(game, set);
    return { sizes, painter, paintings: paintings.map(({ name, sources, given }) => ({ name, sources, given })) };
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
