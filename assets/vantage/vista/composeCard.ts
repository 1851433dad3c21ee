import { rng } from './gl.ts';
import { hue } from './hue.ts';
import { LIFE } from './life/life.ts';
import { paletteOf } from './palette.ts';
import { SIZE } from './sizes.ts';
import { readMarks, type StagedMark } from './staging.ts';
import type { Hour, Land, Life, LifeKind, Mark, Palette, Plant, PlantKind, Region, Vista } from './types.ts';

/** A land that cards are staged in. All cards of one land share its hills, so that its shaders are compiled once. */
interface Backdrop extends Pick<Vista, 'ground' | 'terrain' | 'land' | 'weather'>, Partial<Pick<Vista, 'water' | 'ceiling' | 'cap' | 'plants'>> {
  readonly region: Region;
  readonly hours: readonly Hour[];
  readonly horizon: number;
}
const roll: Land = { kind: 'roll', amp: 0.3, scale: 8 };
const still = { level: -0.3, kind: 'still', ripple: 0.18 } as const;
const pool: Land = { kind: 'basin', amp: 1.6, scale: 9, x: 0, z: 16, r: 14 };
const ridge = (amp: number): Land => ({ kind: 'ridge', amp, scale: 700, from: 350, ramp: 800 });

const backdrops: Readonly<Record<string, Backdrop>> = {
  ice: { region: 'A', terrain: ['ice'], ground: 'snow', hours: ['dawn', 'dusk', 'white', 'day'], horizon: 0.6, land: [roll, ridge(180)], weather: { fog: 1.6, low: 6, snow: 0.4 } },
  pole: { region: 'B', terrain: ['ice'], ground: 'snow', hours: ['night', 'storm', 'dusk'], horizon: 0.62, land: [roll, ridge(160)], weather: { fog: 2, low: 7, snow: 0.7 } },
  field: { region: 'C', terrain: ['field'], ground: 'grass', hours: ['day', 'dawn', 'dusk'], horizon: 0.62, land: [roll, { kind: 'hills', amp: 40, scale: 150, from: 40, ramp: 120 }], plants: [{ kind: 'flower', n: 40, size: 0.4, near: 3, far: 14 }, { kind: 'cypress', n: 24, size: 6, near: 30, far: 140 }], weather: { fog: 1.2, low: 8 } },
  peak: { region: 'D', terrain: ['peak'], ground: 'rock', hours: ['dawn', 'day', 'dusk'], horizon: 0.6, cap: 120, land: [roll, ridge(640)], plants: [{ kind: 'tuft', n: 40, size: 0.35, near: 3, far: 14 }], weather: { fog: 0.8, low: 20, mist: 0.5 } },
  forest: { region: 'E', terrain: ['forest'], ground: 'felt', hours: ['white', 'dawn', 'night'], horizon: 0.62, land: [roll], plants: [{ kind: 'conifer', n: 60, size: 11, near: 18, far: 90 }, { kind: 'fern', n: 40, size: 0.5, near: 3, far: 14 }], weather: { fog: 7, low: 6, mist: 0.8, shafts: 0.6, spores: 0.5 } },
  ruin: { region: 'F', terrain: ['ruin'], ground: 'moss', hours: ['day', 'dusk', 'dawn'], horizon: 0.62, land: [roll, { kind: 'hills', amp: 50, scale: 140, from: 60, ramp: 120 }], plants: [{ kind: 'broad', n: 40, size: 8, near: 24, far: 140 }, { kind: 'fern', n: 30, size: 0.6, near: 3, far: 16 }], weather: { fog: 3, low: 10, mist: 0.5, spores: 0.3 } },
  coast: { region: 'G', terrain: ['coast'], ground: 'sand', hours: ['dawn', 'day', 'dusk', 'white'], horizon: 0.52, land: [roll, pool, { kind: 'island', amp: 70, scale: 60, x: 180, z: 600, r: 220 }], water: still, plants: [{ kind: 'boulder', n: 16, size: 0.4, near: 4, far: 30 }], weather: { fog: 1.8, low: 8, mist: 0.3 } },
  under: { region: 'H', terrain: ['underwater'], ground: 'seabed', hours: ['deep'], horizon: 0.64, land: [roll, { kind: 'coral', amp: 2, scale: 9, from: 10, ramp: 20 }], plants: [{ kind: 'fan', n: 26, size: 0.7, near: 4, far: 26 }], weather: { fog: 10, low: 40, shafts: 0.7, bubbles: 0.5 } },
  desert: { region: 'I', terrain: ['desert'], ground: 'sand', hours: ['day', 'dusk', 'dawn'], horizon: 0.54, land: [{ kind: 'dunes', amp: 4, scale: 40, from: 9, ramp: 24 }, { kind: 'mesa', amp: 120, scale: 260, from: 300, ramp: 200 }], weather: { fog: 1, low: 10 } },
  vents: { region: 'J', terrain: ['vents'], ground: 'basalt', hours: ['dusk', 'night', 'storm'], horizon: 0.62, land: [roll, ridge(220)], weather: { fog: 2.6, low: 8, embers: 0.8 } },
  marsh: { region: 'K', terrain: ['marsh'], ground: 'mud', hours: ['dusk', 'dawn', 'night'], horizon: 0.54, land: [roll, pool], water: { ...still, kind: 'marsh' }, plants: [{ kind: 'reed', n: 60, size: 1.6, near: 5, far: 60, cluster: 1 }], weather: { fog: 2.6, low: 7, mist: 0.6 } },
  cave: { region: 'L', terrain: ['cave'], ground: 'cavern', hours: ['deep'], horizon: 0.62, ceiling: { height: 9, rough: 3 }, land: [roll, { kind: 'bank', amp: 7, scale: 8, r: 6, from: 4, ramp: 9 }], plants: [{ kind: 'spike', n: 20, size: 0.9, near: 5, far: 24 }, { kind: 'mushroom', n: 14, size: 0.35, near: 3, far: 12 }], weather: { fog: 16, low: 6, spores: 0.5, shafts: 0.4 } },
};
const lands = Object.keys(backdrops);
const share = 0.78;

export interface CardPicture {
  readonly vista: Vista;
  readonly seed: number;
}

/** The thing of a card, close to the eye, in its land. The seed makes up for the number, so that the land stays the same. */
export function composeCard(num: number, staged: string): CardPicture {
  const [land, text] = staged.split(': ') as [string, string];
  const backdrop = backdrops[land];
  if (!backdrop) throw new Error(`card ${num}: no land ${land}`);
  const r = rng(num * 2654435);
  const parts = text.split('; ');
  const marks = parts.filter((part) => !/^[~+]/.test(part)).flatMap(readMarks).map((one, i) => markOf(one, i === 0 && !/^[~+]/.test(parts[0]!), r));
  const hour = backdrop.hours[num % backdrop.hours.length]!;
  const inside = hour === 'deep';
  const landSeed = 1000 + lands.indexOf(land);
  const { region, terrain, ground, horizon, weather, water, ceiling, cap } = backdrop;
  return {
    seed: num,
    vista: {
      num: landSeed - num,
      name: '',
      region, terrain, ground, horizon, cap, water, ceiling,
      weather: { ...weather },
      eye: 1.5,
      focus: [0.5, 0.5],
      sky: {
        hour,
        sun: { az: (r() < 0.5 ? -1 : 1) * (18 + r() * 60), el: hour === 'day' ? 28 : 9, size: 0.04, show: !inside && hour !== 'night' && hour !== 'storm' },
        stars: hour === 'night' ? 0.8 : 0,
        clouds: inside || hour === 'night' ? undefined : { kind: (['streak', 'heap', 'veil', 'shoal'] as const)[num % 4]!, cover: 0.55 },
        moons: !inside && r() < 0.3 ? [{ x: 0.2 + r() * 0.6, y: 0.18, r: 0.06 + r() * 0.08, phase: 0.45, hue: '#f0d0c0' }] : [],
      },
      land: backdrop.land,
      marks,
      life: parts.filter((part) => part.startsWith('~')).map((part, i): Life => lifeOf(part.slice(1) as LifeKind, marks.length === 0 && i === 0, r)),
      plants: [...(backdrop.plants ?? []), ...parts.filter((part) => part.startsWith('+')).map((part): Plant => closePlant(part.slice(1) as PlantKind))],
      colours: turned(region, hour, (r() - 0.5) * 40),
    },
  };
}

function markOf(one: StagedMark, subject: boolean, r: () => number): Mark {
  const size = SIZE[one.kind] ?? 10;
  const part = one.share ?? (subject ? share : 0.5);
  return {
    kind: one.kind,
    x: one.x ?? 0.5,
    z: Math.max(1.5, size / part),
    size,
    n: one.n,
    v: one.v ?? r(),
    tint: one.tint,
    upside: one.upside,
    lift: one.lift,
    focus: subject,
  };
}

const flying: readonly LifeKind[] = ['birds', 'moths', 'jelly', 'fish'];
function lifeOf(kind: LifeKind, subject: boolean, r: () => number): Life {
  const size = LIFE[kind].size;
  const z = Math.max(2, size / (subject ? 0.62 : 0.4));
  return { kind, x: subject ? 0.5 : 0.3 + r() * 0.14, z, n: 3, size, lift: flying.includes(kind) ? size * 0.5 : undefined, flip: r() < 0.5 };
}

const closePlant = (kind: PlantKind): Plant => ({ kind, n: 60, size: 0.9, near: 2.4, far: 9, ...(kind === 'lily' || kind === 'reed' ? { water: kind === 'lily' } : {}) });

function turned(region: Region, hour: Hour, by: number): Partial<Palette> {
  const palette = paletteOf(region, hour);
  const keys = ['zenith', 'mid', 'horizon', 'glow', 'fog'] as const;
  return Object.fromEntries(keys.map((key) => [key, hue(palette[key], by, 0)]));
}
