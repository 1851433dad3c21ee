import { rng, type Random } from './gl.ts';
import { hue } from './hue.ts';
import { paletteOf } from './palette.ts';
import { SIZE } from './sizes.ts';
import { readLife, readMarks, type Staging } from './staging.ts';
import { landOf, waterOf } from './stagedLand.ts';
import { BASE, R, type Base } from './terrains.ts';
import type { Ground, Hour, Life, LifeKind, Mark, MarkKind, Palette, Region, Sky, Terrain, Vista } from './types.ts';

/** What the rules data holds of a location that its picture needs. */
interface Brief {
  readonly num: number;
  readonly name: string;
  readonly region: Region;
  readonly terrain: readonly Terrain[];
}

const grounds: readonly string[] = [
  'snow',
  'ice',
  'grass',
  'barley',
  'rock',
  'moss',
  'felt',
  'slate',
  'sand',
  'seabed',
  'glass',
  'basalt',
  'mud',
  'cavern',
  'cloud',
];
const small: readonly MarkKind[] = ['flags', 'lanterns', 'bells', 'cairn', 'trumpets', 'hut', 'pod', 'chairs', 'doors', 'beds'];
const floats: readonly MarkKind[] = ['airship', 'islet'];
const swims: readonly LifeKind[] = ['jelly', 'manta', 'fish'];

/** From the rules data and a hand's staging to a picture. What the staging leaves open is spread so that neighbours differ. */
export function compose(place: Brief, staging: Staging, salt = 0): Vista {
  const r = rng(place.num * 2654435 + salt * 977);
  const first = staging.base ?? place.terrain[0]!;
  const base = BASE[first];
  const golden = (k: number): number => (place.num * 0.6180339 + k + salt * 0.37) % 1;
  const inside = first === 'cave' || first === 'underwater' || first === 'indoors';
  const hour = inside ? 'deep' : (staging.hour ?? base.hours[Math.floor(golden(0) * base.hours.length)]!);
  const staged = readMarks(staging.marks);
  const stage = Math.floor(golden(0.31) * 4);
  const fx = staged[0]!.x ?? [0.34, 0.66, 0.44, 0.6][stage]!;
  const horizon = base.horizon[0] + (base.horizon[1] - base.horizon[0]) * golden(0.57);
  const marks = marksOf(staging, r, fx, first === 'sky');
  const gx = (fx - 0.5) * 1.7;
  const own = coloursOf(place.region, hour, staging, golden, inside, base);
  const path = stage === 2 || staging.path;
  return {
    num: place.num,
    name: place.name,
    region: place.region,
    terrain: [...place.terrain],
    horizon,
    eye: base.eye * R(r, 0.9, 1.3),
    focus: [fx, horizon - 0.1],
    sky: skyOf(staging, hour, r, golden, fx, inside, first === 'ice'),
    land: landOf(staging, base, r, gx),
    ground:
      staging.ground && grounds.includes(staging.ground)
        ? (staging.ground as Ground)
        : base.ground[Math.floor(golden(0.13) * base.ground.length)]!,
    rock: base.rock,
    cap: base.cap,
    water: waterOf(staging, base, r),
    ceiling: base.ceiling,
    path: path && !inside ? { x0: R(r, -0.8, 0.8), x1: gx, wiggle: R(r, 0.5, 1.2), width: R(r, 0.8, 1.3), to: marks[0]!.z } : undefined,
    marks,
    life: lifeOf(staging, base, r, fx, first === 'sky', marks[0]!.z),
    plants: [
      ...base.plants(r),
      ...(staging.plants ? [{ kind: staging.plants, n: 90, size: staging.plants === 'lily' ? 0.4 : 1, near: 4, far: 60 }] : []),
    ],
    weather: weatherOf(staging, base, r),
    frame: { kind: base.frames[Math.floor(golden(0.47) * base.frames.length)]!, side: fx < 0.45 ? 'right' : fx > 0.55 ? 'left' : 'both' },
    colours: own,
  };
}

/** The subject at its share of the picture's height, the others as counterweights on the other side and behind it. */
function marksOf(staging: Staging, r: Random, fx: number, sky: boolean): Mark[] {
  const staged = readMarks(staging.marks);
  const share = staged[0]!.share ?? (small.includes(staged[0]!.kind) ? R(r, 0.24, 0.34) : R(r, 0.38, 0.52));
  return staged.map((one, i): Mark => {
    const size = SIZE[one.kind] ?? 10;
    const part = one.share ?? share * R(r, 0.3, 0.6);
    const aside = Math.min(0.93, Math.max(0.07, fx + (i % 2 ? 1 : -1) * R(r, 0.22, 0.38) * (fx > 0.5 ? -1 : 1)));
    const z = Math.max(3.2, size / (i === 0 ? share : part));
    const lift = one.lift ?? (floats.includes(one.kind) ? size * R(r, 0.3, 0.8) : sky ? size * 0.4 : undefined);
    return {
      kind: one.kind,
      x: one.x ?? (i === 0 ? fx : aside),
      z,
      size,
      v: one.v ?? r(),
      n: one.n,
      tint: one.tint,
      upside: one.upside,
      lift,
      flip: r() < 0.5 && one.kind !== 'clock',
      focus: i === 0,
    };
  });
}

function lifeOf(staging: Staging, base: Base, r: Random, fx: number, sky: boolean, reach: number): Life[] {
  const kinds = staging.life ? readLife(staging.life) : [base.life[0]!];
  return kinds.map((kind, i): Life => {
    const far = kind === 'birds' ? 110 : kind === 'whale' ? 90 : Math.min(R(r, 11, 26), Math.max(6, reach * 0.85));
    const lift = sky
      ? 20
      : kind === 'birds'
        ? 22
        : kind === 'whale'
          ? 26
          : swims.includes(kind)
            ? R(r, 1.5, 4)
            : kind === 'moths'
              ? 1.5
              : undefined;
    const size = kind === 'whale' ? 14 : kind === 'birds' ? 22 : undefined;
    const side = (fx > 0.5 ? -1 : 1) * (i % 2 ? -1 : 1);
    return {
      kind,
      x: Math.min(0.9, Math.max(0.1, fx + side * R(r, 0.12, 0.36))),
      z: far,
      n: kind === 'birds' ? 12 : kind === 'walkers' ? 4 : 3,
      lift,
      size,
      flip: r() < 0.5,
    };
  });
}

function weatherOf(staging: Staging, base: Base, r: Random): Vista['weather'] {
  const weather = { ...base.weather(r) };
  for (const key of ['snow', 'rain', 'ash', 'embers', 'mist', 'fog', 'low'] as const)
    if (staging[key] !== undefined) weather[key] = staging[key];
  return weather;
}

function skyOf(staging: Staging, hour: Hour, r: Random, golden: (k: number) => number, fx: number, inside: boolean, ice: boolean): Sky {
  const front = golden(0.91) < 0.55 && hour !== 'storm';
  const side = fx > 0.5 ? -1 : 1;
  const kinds = ['streak', 'heap', 'veil', 'shoal'] as const;
  const turn = (golden(0.43) - 0.5) * 34;
  const moon = {
    x: fx > 0.5 ? R(r, 0.12, 0.34) : R(r, 0.66, 0.88),
    y: R(r, 0.12, 0.26),
    r: R(r, 0.05, 0.16),
    phase: R(r, 0.36, 0.64),
    ring: r() < 0.3 ? 0.9 : 0,
    tilt: R(r, 0.2, 0.6),
    hue: hue('#f0d0c0', turn * 2, 0),
  };
  return {
    hour,
    sun: {
      az: staging.sun ?? (front ? side * R(r, 10, 30) : side * R(r, 55, 105)),
      el: hour === 'day' || hour === 'white' ? R(r, 20, 38) : R(r, 5, 14),
      size: R(r, 0.026, 0.06),
      show: hour !== 'night' && hour !== 'storm' && !inside,
    },
    stars: hour === 'night' ? R(r, 0.5, 1) : 0,
    aurora: staging.aurora ?? (hour === 'night' && ice ? R(r, 0.4, 1) : 0),
    clouds:
      hour === 'night' || inside
        ? undefined
        : { kind: staging.cloud ?? kinds[Math.floor(golden(0.61) * 4)]!, cover: R(r, 0.42, 0.7), base: R(r, 0, 0.12) },
    moons: !inside && golden(0.29) < 0.4 ? [moon] : [],
    arc: !inside && golden(0.77) > 0.85 ? { y: R(r, 0.18, 0.3), tilt: R(r, -0.4, 0.4), w: 0.05 } : undefined,
  };
}

/** The region's palette, its air turned a little, and a ground of the staging's own colour. */
function coloursOf(
  region: Region,
  hour: Hour,
  staging: Staging,
  golden: (k: number) => number,
  inside: boolean,
  base: Base,
): Partial<Palette> {
  const wide = base.ceiling ? 60 : inside ? 90 : 34;
  const turn = staging.turn ?? (golden(0.43) - 0.5) * wide;
  const shift = (golden(0.83) - 0.5) * 0.1;
  const palette = paletteOf(region, hour);
  const own: Partial<Palette> = {};
  for (const key of ['zenith', 'mid', 'horizon', 'glow', 'fog'] as const)
    own[key] = hue(palette[key], turn, shift * (key === 'zenith' ? 1 : 0.5));
  if (inside) for (const key of ['key', 'shade', 'accent'] as const) own[key] = hue(palette[key], turn, 0);
  if (staging.key) own.key = staging.key;
  if (staging.ground?.startsWith('#')) own.ground = [staging.ground, hue(staging.ground, 8, -0.05), hue(staging.ground, -8, -0.1)];
  return own;
}
