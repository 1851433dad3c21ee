import { blob, disc, rect } from '../../../bake/canvas.ts';
import type { Brush } from '../brush.ts';
import { arms } from '../fittings.ts';
import { checker, flags, parquet, planks } from '../floors.ts';
import { barrel, candle, chair, crate, table, tub } from '../furniture.ts';
import { blood, grime } from '../stains.ts';
import { plate, rug } from '../textiles.ts';
import { AMBER, BONE, INK, TEAL } from './dyes.ts';

export function hall(b: Brush) {
  planks(b);
  rug(b, 0, 0.3, 1, 0.4, INK, AMBER, '');
  grime(b);
  blood(b, 0.46, 0.54, 0.19, -0.3);
  chair(b, 0.82, 0.21, 0.2);
  b.fill(disc(0.18, 0.2, 0.06), '#7b4a34', { z: 0.1 });
  b.fill(blob(0.18, 0.2, 0.085, 0.5, 9, b.rand), '#3f5a3a', { z: 0.17, leaf: 0.5 });
}

export function kitchen(b: Brush) {
  checker(b, '#b7a88a', '#3d4a52', 7);
  grime(b);
  blood(b, 0.64, 0.63, 0.18, 0.4);
  table(b, 0.16, 0.18, 0.24, 0.46, '#8f6a45', 0.14);
  b.fill(blob(0.28, 0.38, 0.07, 0.5, 9, b.rand), '#7a0c14', { z: 0.146, gloss: 0.4 });
  arms(b, 'meat-cleaver', 0.29, 0.3, 0.16, 0.6, 0.16);
  barrel(b, 0.62, 0.21);
  barrel(b, 0.78, 0.21, 0.065);
  b.fill(disc(0.27, 0.54, 0.05), '#4b4652', { z: 0.2, gloss: 0.4 });
  b.fill(disc(0.27, 0.54, 0.037), '#1c1621', { z: 0.16 });
}

export function plankroom(b: Brush) {
  planks(b);
  grime(b);
  blood(b, 0.46, 0.52, 0.2, 0.7);
  chair(b, 0.78, 0.22, 2.1);
  crate(b, 0.2, 0.22, 0.15, 0.15);
}

export function parquetry(b: Brush) {
  parquet(b);
  rug(b, 0.2, 0.2, 0.6, 0.6, TEAL, BONE, 'ns');
  grime(b);
  blood(b, 0.52, 0.5, 0.19, 2.4);
  candle(b, 0.15, 0.15, 0.13);
  candle(b, 0.85, 0.85, 0.1);
}

export function dining(b: Brush) {
  planks(b, 'walnut');
  grime(b);
  table(b, 0.2, 0.26, 0.6, 0.22, '#76492e');
  b.fill(rect(0.2, 0.31, 0.6, 0.11), '#e5d8ba', { z: 0.136 });
  for (const x of [0.3, 0.5, 0.7]) {
    plate(b, x, 0.29, 0.13);
    plate(b, x, 0.45, 0.13);
    chair(b, x, 0.18, 0);
  }
  candle(b, 0.44, 0.37, 0.22);
  b.fill(blob(0.64, 0.38, 0.05, 0.6, 9, b.rand), '#9c111b', { z: 0.139, gloss: 0.4 });
  blood(b, 0.54, 0.7, 0.17, 2.8);
  chair(b, 0.24, 0.6, 2.6);
}

export function bath(b: Brush) {
  checker(b, '#c4bca6', '#46596a', 8);
  grime(b);
  blood(b, 0.52, 0.64, 0.17, -0.5);
  tub(b, 0.28, 0.17, 0.44, 0.22);
  b.fill(disc(0.79, 0.28, 0.05), '#8a6a45', { z: 0.1 });
  b.fill(rect(0.17, 0.22, 0.07, 0.12, 0.01), '#e6d7b8', { z: 0.05 });
  candle(b, 0.82, 0.78, 0.14);
}

export function pantry(b: Brush) {
  flags(b);
  grime(b);
  blood(b, 0.58, 0.58, 0.19, 0.9);
  barrel(b, 0.22, 0.23, 0.085);
  barrel(b, 0.4, 0.21, 0.07);
  crate(b, 0.22, 0.42, 0.15, 0.2);
  crate(b, 0.78, 0.24, 0.16, -0.15);
  arms(b, 'meat-hook', 0.6, 0.24, 0.16, 0.2, 0.1);
}
