import type { Vista } from './vista/types.ts';

type Drawing = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Where landmarks, living things and plants are drawn: a file holds several, by their kinds. */
const marks: Drawing = import.meta.glob(['./vista/marks/*.ts', '!./vista/marks/{index,mark}.ts'], { eager: true });
const life: Drawing = import.meta.glob('./vista/life/{people,herds,flying}.ts', { eager: true });
const plants: Drawing = import.meta.glob('./vista/life/{trees,undergrowth}.ts', { eager: true });

/** The steps of the painter, without the lists of what it can draw: a vista holds only some of it. */
export const painter = {
  sources: ['assets/vantage/vista/paint.ts', 'assets/vantage/vista/gl.ts', 'assets/bake/fitting.ts'],
  without: ['assets/vantage/vista/marks/index.ts', 'assets/vantage/vista/life/life.ts', 'assets/vantage/vista/life/plants.ts'],
};

/** The files that draw what stands in a vista. */
export function sourcesOf(vista: Vista): readonly string[] {
  const files = [
    ...vista.marks.map(({ kind }) => fileOf(marks, kind)),
    ...(vista.life ?? []).map(({ kind }) => fileOf(life, kind)),
    ...(vista.plants ?? []).map(({ kind }) => fileOf(plants, kind)),
  ];
  return [...new Set(files)].sort();
}

function fileOf(drawing: Drawing, kind: string): string {
  const found = Object.entries(drawing).find(([, module]) => Object.values(module).some((kinds) => Object.hasOwn(kinds, kind)));
  if (!found) throw new Error(`nothing draws ${kind}`);
  return found[0].replace('./', 'assets/vantage/');
}

/** What of a vista is painted: its name is not. */
export const givenOf = ({ name: _, ...vista }: Vista, seed = 1): unknown => ({ ...vista, seed });
