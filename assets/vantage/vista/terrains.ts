import type { Random } from './gl.ts';
import type { Frame, Ground, Hour, Land, LifeKind, MarkKind, Plant, Terrain, Water, Weather } from './types.ts';

/** What a terrain gives a place that names nothing else. */
export interface Base {
  hours: Hour[];
  eye: number;
  horizon: [number, number];
  land: (r: Random, gx: number) => Land[];
  ground: Ground[];
  water?: (r: Random) => Water;
  plants: (r: Random) => Plant[];
  weather: (r: Random) => Weather;
  marks: MarkKind[];
  life: LifeKind[];
  frames: Frame['kind'][];
  ceiling?: { height: number; rough: number };
  rock?: number;
  cap?: number;
}
const roll = (amp: number, scale: number): Land => ({ kind: 'roll', amp, scale });
export const R = (r: Random, a: number, b: number) => a + (b - a) * r();
const far = (r: Random, gx: number): Land =>
  r() < 0.6
    ? { kind: 'ridge', amp: R(r, 200, 700), scale: R(r, 500, 1000), from: R(r, 400, 1200), ramp: 1200, gapX: gx, gap: 0.3 }
    : { kind: 'hills', amp: R(r, 60, 160), scale: R(r, 250, 500), from: R(r, 250, 500), ramp: 600 };

export const BASE: Record<Terrain | 'indoors', Base> = {
  ice: {
    hours: ['dawn', 'white', 'day', 'night', 'dusk'],
    eye: 1.8,
    horizon: [0.5, 0.66],
    land: (r, g) => [
      roll(0.7, 13),
      far(r, g),
      ...(r() < 0.5 ? [{ kind: 'shelf', amp: R(r, 6, 22), scale: 60, from: R(r, 90, 200) } as Land] : []),
    ],
    ground: ['ice', 'snow'],
    plants: (r) => [{ kind: 'iceblock', n: 30, size: R(r, 0.8, 1.8), near: 10, far: 130, cluster: 1 }],
    weather: (r) => ({ fog: R(r, 0.8, 1.8), low: 6, mist: r() * 0.6, snow: r() < 0.6 ? R(r, 0.2, 0.8) : 0 }),
    marks: ['hut', 'bones', 'flags', 'pod', 'observatory', 'crystals'],
    life: ['walkers', 'person', 'birds'],
    frames: ['ice', 'none', 'rocks'],
    cap: 60,
  },
  peak: {
    hours: ['dawn', 'day', 'dusk', 'storm'],
    eye: 2,
    horizon: [0.5, 0.62],
    land: (r, g) => [
      roll(1, 9),
      { kind: 'ridge', amp: R(r, 600, 1100), scale: R(r, 600, 1000), from: R(r, 200, 600), ramp: 1200, gapX: g, gap: 0.22 },
      ...(r() < 0.5 ? [{ kind: 'spires', amp: R(r, 90, 200), scale: R(r, 80, 130), from: 160, ramp: 250, gapX: g, gap: 0.2 } as Land] : []),
    ],
    ground: ['rock'],
    rock: 0.22,
    cap: 140,
    plants: () => [
      { kind: 'boulder', n: 40, size: 0.6, near: 6, far: 60 },
      { kind: 'conifer', n: 70, size: 8, near: 40, far: 500, cluster: 0.6 },
      { kind: 'tuft', n: 50, size: 0.4, near: 4, far: 20 },
    ],
    weather: (r) => ({ fog: R(r, 0.5, 1), low: 30, mist: R(r, 0.3, 0.9) }),
    marks: ['cairn', 'bridge', 'stones', 'tower', 'airship', 'observatory'],
    life: ['goat', 'birds', 'walkers'],
    frames: ['rocks', 'branch', 'none'],
  },
  field: {
    hours: ['day', 'dusk', 'storm', 'dawn'],
    eye: 2,
    horizon: [0.62, 0.74],
    land: (r, g) => [
      roll(0.6, 10),
      r() < 0.5
        ? { kind: 'terraces', amp: R(r, 60, 110), scale: R(r, 130, 200), from: 20, ramp: R(r, 90, 190), step: R(r, 2, 4) }
        : { kind: 'hills', amp: R(r, 24, 50), scale: R(r, 100, 180), from: 30, ramp: 120 },
      far(r, g),
    ],
    ground: ['grass', 'barley'],
    rock: 0.5,
    plants: () => [
      { kind: 'barley', n: 120, size: 0.9, near: 3.5, far: 30 },
      { kind: 'cypress', n: 40, size: 7, near: 40, far: 300, cluster: 1 },
      { kind: 'broad', n: 50, size: 6, near: 60, far: 320, cluster: 0.7 },
      { kind: 'flower', n: 40, size: 0.5, near: 3.5, far: 16 },
    ],
    weather: (r) => ({ fog: R(r, 0.9, 1.5), low: 10 }),
    marks: ['windmill', 'bells', 'houses', 'oddtree', 'stones'],
    life: ['rider', 'grazers', 'birds', 'walkers'],
    frames: ['grass', 'branch'],
  },
  settlement: {
    hours: ['day', 'dusk', 'night'],
    eye: 2,
    horizon: [0.6, 0.7],
    land: (r, g) => [roll(0.6, 10), { kind: 'hills', amp: 30, scale: 140, from: 40, ramp: 120 }, far(r, g)],
    ground: ['grass'],
    plants: () => [
      { kind: 'broad', n: 50, size: 6, near: 40, far: 300, cluster: 0.8 },
      { kind: 'tuft', n: 80, size: 0.6, near: 4, far: 30 },
    ],
    weather: (r) => ({ fog: R(r, 1, 1.6), low: 10 }),
    marks: ['houses', 'tents', 'windmill', 'tower'],
    life: ['walkers', 'rider', 'birds'],
    frames: ['grass', 'none'],
  },
  forest: {
    hours: ['white', 'day', 'night', 'dawn'],
    eye: 1.7,
    horizon: [0.58, 0.7],
    land: (r) => [roll(1.1, 9), { kind: 'hills', amp: R(r, 10, 40), scale: 70, from: 40, ramp: 80 }],
    ground: ['moss', 'felt'],
    rock: 0.6,
    plants: (r) => [
      { kind: r() < 0.5 ? 'broad' : 'conifer', n: 170, size: R(r, 9, 15), near: 26, far: 260 },
      { kind: 'fern', n: 90, size: 0.8, near: 3.5, far: 34 },
      { kind: r() < 0.5 ? 'mushroom' : 'flower', n: 36, size: 0.5, near: 4, far: 24 },
    ],
    weather: (r) => ({ fog: R(r, 3, 8), low: R(r, 4, 12), mist: R(r, 0.5, 0.9), shafts: R(r, 0.4, 0.9), spores: R(r, 0.2, 0.7) }),
    marks: ['oddtree', 'trunks', 'arch', 'stones', 'statue', 'hut'],
    life: ['person', 'moths', 'walkers'],
    frames: ['branch', 'leaves'],
  },
  ruin: {
    hours: ['white', 'dusk', 'day', 'night'],
    eye: 1.8,
    horizon: [0.6, 0.72],
    land: (r, g) => [roll(0.6, 9), { kind: 'spires', amp: R(r, 60, 130), scale: R(r, 70, 110), from: 110, ramp: 200, gapX: g, gap: 0.25 }],
    ground: ['moss', 'rock'],
    rock: 0.35,
    cap: 24,
    plants: () => [
      { kind: 'broad', n: 80, size: 8, near: 45, far: 260 },
      { kind: 'fern', n: 70, size: 0.8, near: 4, far: 30 },
      { kind: 'boulder', n: 24, size: 0.8, near: 6, far: 50 },
    ],
    weather: (r) => ({ fog: R(r, 1.8, 3), low: 14, mist: R(r, 0.5, 0.9), spores: r() * 0.4 }),
    marks: ['columns', 'statue', 'stairs', 'tower', 'arch'],
    life: ['person', 'birds', 'heron'],
    frames: ['leaves', 'branch', 'rocks'],
  },
  coast: {
    hours: ['day', 'dusk', 'white', 'dawn', 'storm'],
    eye: 3.5,
    horizon: [0.5, 0.62],
    land: (r, g) => [
      { kind: 'basin', amp: 6, scale: 100, x: R(r, -60, 60), z: 800, r: 900 },
      { kind: 'island', amp: R(r, 40, 120), scale: 100, x: R(r, 120, 420) * (g > 0 ? -1 : 1), z: R(r, 400, 900), r: R(r, 120, 320) },
      ...(r() < 0.5 ? [{ kind: 'cliff', amp: R(r, 30, 60), scale: 46, x: 36 * (r() < 0.5 ? -1 : 1), from: 20, ramp: 40 } as Land] : []),
    ],
    ground: ['rock', 'sand'],
    rock: 0.25,
    cap: 26,
    water: (r) => ({ level: -1.2, kind: 'sea', ripple: R(r, 0.3, 0.8) }),
    plants: () => [
      { kind: 'tuft', n: 60, size: 0.9, near: 6, far: 60 },
      { kind: 'boulder', n: 20, size: 0.9, near: 6, far: 60 },
    ],
    weather: (r) => ({ fog: R(r, 0.9, 1.6), low: 10, mist: r() * 0.5 }),
    marks: ['lighthouse', 'boat', 'stilts', 'wreck', 'waterfall', 'arch'],
    life: ['birds', 'fin', 'whale'],
    frames: ['grass', 'rocks', 'reeds'],
  },
  underwater: {
    hours: ['deep'],
    eye: 2.5,
    horizon: [0.62, 0.72],
    land: (r, g) => [
      roll(1.5, 12),
      { kind: 'coral', amp: R(r, 2, 4), scale: R(r, 8, 13), from: 10, ramp: 26, gapX: g, gap: 0.25 },
      { kind: r() < 0.5 ? 'bank' : 'spires', amp: 22, scale: 30, r: 16, from: 24, ramp: 30, gapX: g, gap: 0.25 },
    ],
    ground: ['seabed'],
    plants: () => [
      { kind: 'fan', n: 50, size: 1.2, near: 4.5, far: 40 },
      { kind: 'kelp', n: 40, size: 4, near: 9, far: 60, side: 0.4 },
    ],
    weather: (r) => ({ fog: R(r, 7, 11), low: 40, shafts: R(r, 0.5, 0.8), bubbles: R(r, 0.2, 0.6) }),
    marks: ['wreck', 'arch', 'columns', 'kelp', 'statue', 'bones'],
    life: ['jelly', 'fish', 'manta', 'whale'],
    frames: ['none', 'helmet', 'kelp'],
  },
  desert: {
    hours: ['day', 'dusk', 'dawn', 'night'],
    eye: 4,
    horizon: [0.44, 0.58],
    land: (r, g) =>
      r() < 0.6
        ? [
            { kind: 'dunes', amp: R(r, 5, 10), scale: R(r, 36, 60), from: 8, ramp: 30 },
            { kind: 'dunes', amp: 50, scale: 200, from: 110, ramp: 200, gapX: g, gap: 0.3 },
            { kind: 'mesa', amp: 240, scale: 600, from: 1200, ramp: 800 },
          ]
        : [roll(0.1, 30), { kind: 'mesa', amp: R(r, 120, 220), scale: R(r, 300, 460), from: R(r, 400, 800), ramp: 400 }],
    ground: ['sand', 'glass'],
    rock: 0.4,
    plants: () => [
      { kind: 'tuft', n: 20, size: 0.7, near: 8, far: 50 },
      { kind: 'shard', n: 16, size: 0.7, near: 6, far: 60 },
    ],
    weather: (r) => ({ fog: R(r, 0.8, 1.3), low: 12 }),
    marks: ['crystals', 'bones', 'wreck', 'dome', 'stones', 'pod'],
    life: ['strider', 'walkers', 'person'],
    frames: ['none', 'rocks'],
  },
  vents: {
    hours: ['dusk', 'storm', 'night', 'day'],
    eye: 1.8,
    horizon: [0.56, 0.66],
    land: (r, g) => [
      roll(0.7, 9),
      { kind: 'ridge', amp: R(r, 200, 400), scale: R(r, 400, 700), from: R(r, 300, 600), ramp: 800, gapX: g, gap: 0.25 },
    ],
    ground: ['basalt'],
    plants: () => [
      { kind: 'boulder', n: 50, size: 0.5, near: 5, far: 60 },
      { kind: 'dead', n: 8, size: 4, near: 20, far: 100 },
    ],
    weather: (r) => ({ fog: R(r, 2, 3.4), low: 10, embers: R(r, 0.4, 1), ash: r() * 0.5, mist: 0.4 }),
    marks: ['vents', 'geyser', 'tower', 'bridge', 'bones'],
    life: ['person', 'walkers', 'strider'],
    frames: ['rocks', 'none'],
  },
  marsh: {
    hours: ['dusk', 'dawn', 'night', 'white'],
    eye: 1.9,
    horizon: [0.48, 0.6],
    land: (r) => [
      roll(0.6, 13),
      { kind: 'basin', amp: 1.2, scale: 10, x: 0, z: R(r, 40, 60), r: R(r, 42, 80) },
      { kind: 'hills', amp: R(r, 30, 60), scale: 280, from: 260, ramp: 340 },
    ],
    ground: ['mud'],
    rock: 0.6,
    water: (r) => ({ level: -0.3, kind: 'marsh', ripple: R(r, 0.08, 0.18) }),
    plants: () => [
      { kind: 'reed', n: 170, size: 2, near: 5, far: 160, cluster: 0.8 },
      { kind: 'lily', n: 40, size: 0.32, near: 4, far: 44, water: true },
    ],
    weather: (r) => ({ fog: R(r, 2, 3.2), low: 7, mist: R(r, 0.6, 1) }),
    marks: ['stilts', 'oddtree', 'boat', 'tents', 'barge'],
    life: ['heron', 'birds', 'moths'],
    frames: ['reeds'],
  },
  cave: {
    hours: ['deep'],
    eye: 1.8,
    horizon: [0.58, 0.66],
    land: (r) => [
      roll(0.8, 9),
      { kind: 'bank', amp: 16, scale: R(r, 13, 18), r: R(r, 12, 18), from: 6, ramp: 16 },
      ...(r() < 0.6 ? [{ kind: 'basin', amp: 2, scale: 10, x: 2, z: 34, r: 24 } as Land] : []),
    ],
    ground: ['cavern'],
    rock: 0.3,
    water: () => ({ level: -0.45, kind: 'still', ripple: 0.12 }),
    ceiling: { height: 22, rough: 7 },
    plants: () => [
      { kind: 'spike', n: 40, size: 2.2, near: 8, far: 60 },
      { kind: 'mushroom', n: 26, size: 0.6, near: 4, far: 24 },
    ],
    weather: (r) => ({ fog: R(r, 9, 13), low: 10, mist: 0.4, spores: R(r, 0.3, 0.7), shafts: R(r, 0.2, 0.6) }),
    marks: ['crystals', 'stairs', 'tunnel', 'statue', 'columns', 'houses'],
    life: ['person', 'moths', 'walkers'],
    frames: ['cave'],
  },
  sky: {
    hours: ['dawn', 'day', 'dusk', 'night'],
    eye: 60,
    horizon: [0.5, 0.6],
    land: (r, g) => [
      { kind: 'heaps', amp: R(r, 28, 44), scale: R(r, 80, 130), from: 30, ramp: 60 },
      { kind: 'heaps', amp: R(r, 100, 190), scale: 420, from: 600, ramp: 900, gapX: g, gap: 0.3 },
    ],
    ground: ['cloud'],
    rock: 5,
    plants: () => [],
    weather: (r) => ({ fog: R(r, 0.4, 0.7), low: 40 }),
    marks: ['airship', 'islet'],
    life: ['whale', 'birds'],
    frames: ['none'],
  },
  indoors: {
    hours: ['deep'],
    eye: 1.7,
    horizon: [0.8, 0.84],
    land: () => [roll(0.02, 9)],
    ground: ['felt'],
    plants: () => [],
    weather: () => ({ fog: 0.4, low: 10, spores: 0.15 }),
    marks: ['room'],
    life: ['person'],
    frames: ['none'],
  },
};
