import { bakePages, bakePicture, type Baked } from './atlas.ts';
import type { Bundle } from './frame.ts';

declare global {
  interface Window {
    bakery: {
      groups(game: string): Promise<string[]>;
      pictures(game: string): Promise<string[]>;
      picture(game: string, name: string): Promise<string>;
      places(game: string): Promise<unknown>;
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
  async groups(game) {
    return Object.keys((await bundleOf(game)).groups);
  },
  async pictures(game) {
    return Object.keys((await bundleOf(game)).pictures ?? {});
  },
  async picture(game, name) {
    return bakePicture((await bundleOf(game)).pictures![name]!);
  },
  async places(game) {
    return (await bundleOf(game)).places ?? null;
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
