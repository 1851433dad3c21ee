import fragment from '../../../../shaders/stonesaga/forage.glsl?raw';
import type { Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { grained, layer, type Layer } from '../layer.ts';
import { rgb, shaded } from '../shading.ts';
import { leaf, stem, type Rand } from './brush.ts';
import { forestSights } from './forestSights.ts';
import { bands, card, depths, type ForageDeck, type Depth } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';
import { prairieSights } from './prairieSights.ts';
import { fern, grass, inside, shafts, type Sight } from './scenery.ts';

/** What makes one card different from another: one thing to each depth, and the sky. */
export interface Sights {
  readonly sky?: Sight;
  readonly back?: Sight;
  readonly mid?: Sight;
  readonly fore?: Sight;
  /** Over everything: light, seeds, smoke. */
  readonly air?: Sight;
  /** Hills of a depth: where, how wide, how high, and 1 for a sharp one. */
  readonly relief?: Readonly<Partial<Record<Depth, readonly (readonly [number, number, number, number])[]>>>;
}

type Tones = readonly [light: string, mid: string, dark: string];
const soil: Readonly<Record<ForageDeck, Readonly<Record<Depth, Tones>>>> = {
  forest: { back: ['#cdbb77', '#9c9655', '#6f7140'], mid: ['#93904a', '#646b35', '#434c29'], fore: ['#6a6f35', '#424a28', '#272d1e'] },
  prairie: { back: ['#f4d590', '#dcb264', '#b88f49'], mid: ['#ecc067', '#c9943f', '#9a6f30'], fore: ['#d9a346', '#a4742c', '#6b4a22'] },
};
const rolls: Readonly<Record<Depth, number>> = { back: 26, mid: 30, fore: 24 };
const haze: Readonly<Record<ForageDeck, string>> = { forest: '#ecd999', prairie: '#ffe3ad' };

function ground(deck: ForageDeck, depth: Depth | 'sky', seed: number, relief: Sights['relief'] = {}): HTMLCanvasElement {
  const bumps = new Float32Array(16);
  if (depth !== 'sky') relief[depth]?.forEach((bump, i) => bumps.set(bump, i * 4));
  const tones = depth === 'sky' ? (['#000000', '#000000', '#000000'] as const) : soil[deck][depth];
  return shaded({
    fragment, w: card.width, h: card.height,
    uniforms: {
      uSeed: seed, uLand: deck === 'prairie' ? 1 : 0, uLayer: depth === 'sky' ? 0 : depths.indexOf(depth) + 1,
      uCrest: depth === 'sky' ? 0 : bands[depth].crest, uRoll: depth === 'sky' ? 0 : rolls[depth], uMoss: deck === 'forest' ? 0.6 : 0,
      uBump: bumps,
      uLight: rgb(tones[0]), uMid: rgb(tones[1]), uDark: rgb(tones[2]), uHaze: rgb(haze[deck]),
    },
  });
}

/** A trunk that goes out of the picture: the wood itself, not one of its trees. */
function column(c: Ctx, x: number, foot: number, thick: number, [dark, light]: readonly [string, string]): void {
  stem(c, [[x, foot], [x + thick * 0.1, foot - 60], [x - thick * 0.1, -8]], thick, thick * 0.72, dark);
  stem(c, [[x - thick * 0.26, foot], [x - thick * 0.2, foot - 60], [x - thick * 0.36, -8]], thick * 0.26, thick * 0.18, light);
}

const columns: Readonly<Partial<Record<Depth, readonly [n: number, thick: number, foot: number, tones: readonly [string, string]]>>> = {
  back: [9, 5, 122, ['#a3985f', '#cfc080']],
  mid: [4, 9, 176, ['#6d6a41', '#a89c5d']],
};

/** The stand behind a depth. One trunk stands on the edge of every card, half on each. */
function stand(c: Ctx, rand: Rand, depth: Depth): void {
  const row = columns[depth];
  if (!row) return;
  const [n, thick, foot, tones] = row;
  if (depth === 'back') for (const x of [0, card.width]) column(c, x, foot, thick, tones);
  for (let i = 0; i < n; i++)
    column(c, 16 + ((i + 0.15 + rand() * 0.7) / n) * (card.width - 32), foot + rand() * 6, thick * (0.6 + rand() * 0.7), tones);
}

const greens: Readonly<Record<Depth, readonly [string, string]>> = {
  back: ['#8a8c4c', '#b9b468'], mid: ['#4f6030', '#96a04e'], fore: ['#2a3c20', '#66803a'],
};
const straws: Readonly<Record<Depth, readonly string[]>> = {
  back: ['#e9c67c', '#cfa556', '#fbe3a6'], mid: ['#d9a94c', '#b3822f', '#f6d585'], fore: ['#b98434', '#85591f', '#eec067', '#6d4a1c'],
};

function growth(c: Ctx, rand: Rand, deck: ForageDeck, depth: Depth): void {
  const { crest, size } = bands[depth];
  const floor = depth === 'fore' ? card.height : bands[depth === 'back' ? 'mid' : 'fore'].crest;
  if (deck === 'forest') {
    for (let i = 0; i < 7; i++) fern(c, rand, inside(rand, 22), crest + 8 + rand() * (floor - crest) * 0.7, 15 * size + rand() * 5, greens[depth]);
    for (let i = 0; i < 26; i++) grass(c, rand, inside(rand, 12), crest + 6 + rand() * (floor - crest), 8 * size, greens[depth], 4);
    return;
  }
  const rows = 8;
  for (let row = 0; row < rows; row++) {
    const y = crest + 5 + ((row + 0.5) / rows) * (floor - crest);
    for (let i = 0; i < 26; i++) grass(c, rand, inside(rand, 9), y + (rand() - 0.5) * 6, (7 + row * 0.9) * size, straws[depth], 5);
  }
}

/** Grass and leaves that hang over an edge are the same on both sides of it. */
function margins(c: Ctx, deck: ForageDeck, depth: Depth): void {
  const { crest, size } = bands[depth];
  const floor = depth === 'fore' ? card.height : bands[depth === 'back' ? 'mid' : 'fore'].crest;
  for (const edge of [0, card.width]) {
    const same = random(depth.length * 17 + 3);
    for (let i = 0; i < (deck === 'prairie' ? 44 : 14); i++)
      grass(
        c, same, edge + (same() - 0.5) * 22, crest + 6 + same() * (floor - crest), (deck === 'prairie' ? 10 : 8) * size,
        deck === 'prairie' ? straws[depth] : greens[depth], 4,
      );
  }
}

/** Leaves at the top of the wood, nearest of all. */
function canopy(c: Ctx, rand: Rand): void {
  for (let i = 0; i < 210; i++) {
    const x = inside(rand, 4);
    const y = rand() * rand() * 40 - 4;
    leaf(c, x, y, 7 + rand() * 6, 2.6, rand() * 6.3, ['#1c2a1b', '#2a3b20', '#46572a', '#828a42'][Math.floor(rand() * 3.4)]!);
  }
  for (const edge of [0, card.width]) {
    const same = random(5);
    for (let i = 0; i < 30; i++)
      leaf(
        c, edge + (same() - 0.5) * 24, same() * same() * 34 - 4, 7 + same() * 6, 2.6, same() * 6.3,
        ['#1c2a1b', '#2a3b20', '#46572a'][Math.floor(same() * 3)]!,
      );
  }
}

/** The land of one card without its objects. */
export function land(id: string, deck: ForageDeck): Layer {
  const seed = Number(id.slice(2));
  const rand = random(seed * 7 + (deck === 'prairie' ? 500 : 0));
  const sights: Sights = (deck === 'forest' ? forestSights : prairieSights)[id] ?? {};
  const all = layer(card.width, card.height, (c) => {
    const laid = (picture: HTMLCanvasElement): void => c.drawImage(picture, 0, 0, card.width, card.height);
    laid(ground(deck, 'sky', seed));
    sights.sky?.(c, rand);
    for (const depth of depths) {
      if (deck === 'forest') stand(c, rand, depth);
      laid(ground(deck, depth, seed, sights.relief));
      growth(c, rand, deck, depth);
      margins(c, deck, depth);
      sights[depth]?.(c, rand);
    }
    if (deck === 'forest') canopy(c, rand);
    if (deck === 'forest') shafts(c, rand, 4, '255,226,150', 0.3);
    sights.air?.(c, rand);
  });
  return grained(all, 0.12);
}
