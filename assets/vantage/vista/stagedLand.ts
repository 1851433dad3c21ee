import type { Random } from './gl.ts';
import type { Staging } from './staging.ts';
import { R, type Base } from './terrains.ts';
import type { Land, Water } from './types.ts';

const rolls: Land = { kind: 'roll', amp: 0.6, scale: 11 };

const staged: Readonly<Record<NonNullable<Staging['land']>, (r: Random, gx: number) => Land[]>> = {
  terraces: (r, gx) => [
    rolls,
    { kind: 'terraces', amp: R(r, 60, 120), scale: 140, from: R(r, 18, 40), ramp: 90, step: R(r, 2, 4), gapX: gx, gap: 0.14 },
  ],
  cutting: (r) => [rolls, { kind: 'bank', amp: R(r, 12, 18), scale: 14, r: 7, from: 4, ramp: 20 }],
  cliff: (r, gx) => [
    { kind: 'basin', amp: 6, scale: 100, x: 0, z: 800, r: 900 },
    { kind: 'cliff', amp: R(r, 30, 55), scale: 46, x: gx > 0 ? 30 : -30, from: 16, ramp: 40 },
    { kind: 'island', amp: R(r, 40, 90), scale: 100, x: gx > 0 ? -260 : 260, z: 700, r: 220 },
  ],
  mesa: (r, gx) => [
    { kind: 'roll', amp: 0.2, scale: 20 },
    { kind: 'mesa', amp: R(r, 160, 240), scale: 360, from: R(r, 200, 420), ramp: 300, gapX: gx, gap: 0.1 },
  ],
  crater: (r) => [
    { kind: 'roll', amp: 0.3, scale: 14 },
    { kind: 'crater', amp: R(r, 16, 24), scale: 60, x: 0, z: 60, r: 54 },
  ],
};

/** The land of the terrain, or the one that was staged; a hole or a lake lowers the middle of it. */
export function landOf(staging: Staging, base: Base, r: Random, gx: number): Land[] {
  const land = staging.land ? staged[staging.land](r, gx) : base.land(r, gx);
  if (staging.water === 'hole') return [...land, { kind: 'basin', amp: 2.4, scale: 8, x: gx > 0 ? -3 : 3, z: 15, r: 9 }];
  if (staging.water === 'tarn') return [...land, { kind: 'basin', amp: 3, scale: 12, x: 0, z: 34, r: 26 }];
  if (staging.water === 'brook')
    return [...land, { kind: 'basin', amp: 2, scale: 10, x: 4, z: 14, r: 12 }, { kind: 'basin', amp: 2, scale: 10, x: -10, z: 26, r: 14 }];
  if (staging.lake) return [...land, { kind: 'basin', amp: 3, scale: 12, x: 0, z: 30, r: 34 }];
  return land;
}

export function waterOf(staging: Staging, base: Base, r: Random): Water | undefined {
  if (staging.water === 'hole' || staging.water === 'tarn' || staging.water === 'brook')
    return { level: -0.9, kind: 'still', ripple: R(r, 0.08, 0.2) };
  if (staging.water === 'flood') return { level: 0.05, kind: 'still', ripple: R(r, 0.08, 0.2) };
  if (staging.water === 'sea') return { level: -0.5, kind: 'sea', ripple: 0.5 };
  if (staging.water === 'lava') return { level: -0.25, kind: 'lava', ripple: 0.3 };
  return base.water?.(r);
}
