import { bakePages, bakePicture, type Baked } from './atlas.ts';
import type { Bundle } from './frame.ts';
import { bakeSmall } from './small.ts';

/** What a game has to draw: for each thing its source and options, without the code. */
interface Contents {
  groups: Record<string, object>;
  pictures: Record<string, object>;
  places: unknown;
}

const plain = (all: Record<string, object>): Record<string, object> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, JSON.parse(JSON.stringify(one)) as object]));

declare global {
  interface Window {
    bakery: {
      contents(game: string): Promise<Contents>;
      picture(game: string, name: string): Promise<string>;
      small(game: string): Promise<Baked>;
      bake(game: string, group: string): Promise<{ high: Baked; low: Baked }>;
    };
  }
}

const bundles = import.meta.glob<{ bundle: Bundle }>('../*/bake.ts');

async function bundleOf(game: string): Promise<Bundle> {
  const load = bundles[`../${game}/bake.ts`];
  if (!load) throw new Error(`no art for ${game}: assets/${game}/bake.ts is missing`);
  return (await load()).bundle;
}

/** What scripts/bake.mjs calls from outside the page. */
window.bakery = {
  async contents(game) {
    const { groups, pictures = {}, places = null } = await bundleOf(game);
    return { groups: plain(groups), pictures: plain(pictures), places };
  },
  async picture(game, name) {
    return bakePicture((await bundleOf(game)).pictures![name]!);
  },
  async small(game) {
    return bakeSmall(`/assets/${game}/baked/high/`);
  },
  async bake(game, name) {
    const bundle = await bundleOf(game);
    const group = bundle.groups[name];
    if (!group) throw new Error(`no group ${name}`);
    await Promise.all(bundle.fonts.map((font) => document.fonts.load(font)));
    const started = performance.now();
    const frames = await group.frames();
    console.log(`${name}: ${frames.length} frames drawn in ${Math.round((performance.now() - started) / 100) / 10} s`);
    return { high: await bakePages(frames, group, 1), low: await bakePages(frames, group, 0.5) };
  },
};
document.title = 'ready';
