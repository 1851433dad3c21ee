import type { Guide } from '../engine/kernel/guide.ts';

/** For a game without a guide: seats are called by their names. */
export const noGuide: Guide = { seats: {}, standing: () => null, nearness: () => [] };

const modules = import.meta.glob<{ readonly guide?: Guide }>('../engine/games/*/guide.ts');
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, load]));

export async function guideOf(game: string): Promise<Guide> {
  return (await loaders.get(game)?.())?.guide ?? noGuide;
}
