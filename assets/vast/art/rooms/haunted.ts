import { blob, disc, rect } from '../../../bake/canvas.ts';
import type { Brush } from '../brush.ts';
import { checker, flags, parquet, planks } from '../floors.ts';
import { bookcase, candle, chair, painting, piano, table } from '../furniture.ts';
import { grime } from '../stains.ts';
import { cobweb, paper, pentagram, roundRug, rug } from '../textiles.ts';
import { AMBER, BONE, INK, PLUM, TEAL } from './dyes.ts';

export function rugRoom(b: Brush) {
  planks(b);
  rug(b, 0.08, 0.24, 0.84, 0.52, PLUM, AMBER);
  pentagram(b, 0.5, 0.5, 0.185, BONE, 0.016);
  grime(b);
  chair(b, 0.8, 0.2, 0.5);
  candle(b, 0.16, 0.18, 0.12);
}

export function round(b: Brush) {
  planks(b, 'walnut');
  roundRug(b, 0.5, 0.5, 0.37, PLUM, AMBER);
  pentagram(b, 0.5, 0.5, 0.23, BONE, 0.017);
  grime(b);
  chair(b, 0.16, 0.84, 2.4);
  chair(b, 0.85, 0.16, 0.7);
  candle(b, 0.16, 0.16, 0.13);
}

export function pentagramCircle(b: Brush) {
  flags(b, 'earth');
  grime(b);
  b.fill(disc(0.5, 0.5, 0.36), '#1b1228', { alpha: 0.5 });
  pentagram(b, 0.5, 0.5, 0.3, '#cdb7f2', 0.02);
  pentagram(b, 0.5, 0.5, 0.3, '#ffffff', 0.007);
  b.flame(0.5, 0.5, 0.16, 'magic');
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    candle(b, 0.5 + Math.cos(a) * 0.385, 0.5 + Math.sin(a) * 0.385, 0.09 + b.rand() * 0.05);
  }
}

export function nursery(b: Brush) {
  planks(b);
  rug(b, 0.26, 0.3, 0.54, 0.5, TEAL, BONE, 'ns');
  pentagram(b, 0.53, 0.55, 0.16, BONE, 0.015);
  grime(b);
  b.fill(rect(0.6, 0.16, 0.22, 0.14, 0.05), '#4a2c1d', { z: 0.09 });
  b.fill(rect(0.62, 0.175, 0.18, 0.11, 0.04), '#e4d4b2', { z: 0.07 });
  b.fill(blob(0.67, 0.23, 0.035, 0.2, 8, b.rand), '#f7eed6', { z: 0.09, soft: 0.008 });
  for (const [x, y, tone, a] of [[0.21, 0.23, '#d79b3c', 0.3], [0.29, 0.19, '#8fa3c8', -0.4], [0.22, 0.32, '#b08ac4', 0.9]] as const) {
    b.turned(x, y, a, () => b.fill(rect(-0.03, -0.03, 0.06, 0.06, 0.006), tone, { z: 0.06 }));
  }
}

export function music(b: Brush) {
  parquet(b);
  roundRug(b, 0.55, 0.6, 0.3, INK, BONE);
  pentagram(b, 0.58, 0.64, 0.17, AMBER, 0.014);
  grime(b);
  piano(b, 0.16, 0.5);
  paper(b, 0.62, 0.3, 0.08, 0.1, 0.5, 0.01);
  paper(b, 0.74, 0.2, 0.08, 0.1, -0.3, 0.01);
}

/** Chairs in a ring round a table that nobody touches. */
export function salon(b: Brush) {
  parquet(b);
  roundRug(b, 0.5, 0.58, 0.34, TEAL, AMBER);
  pentagram(b, 0.5, 0.58, 0.2, BONE, 0.016);
  grime(b);
  table(b, 0.36, 0.15, 0.28, 0.13, undefined, 0.11);
  candle(b, 0.42, 0.21, 0.21);
  candle(b, 0.58, 0.21, 0.24);
  chair(b, 0.2, 0.24, -0.5);
  chair(b, 0.8, 0.24, 0.5);
  cobweb(b, 0.13, 0.13, 0.16, 0);
}

/** A corridor of portraits. */
export function gallery(b: Brush) {
  checker(b, '#a3937c', '#3f3450', 7);
  rug(b, 0, 0.31, 1, 0.38, PLUM, AMBER, '');
  pentagram(b, 0.5, 0.5, 0.15, BONE, 0.015);
  grime(b);
  for (const [x, tone] of [[0.2, '#3f5a6a'], [0.42, '#6a3f4a'], [0.64, '#4a5a3a']] as const) painting(b, x, 0.13, 0.16, tone);
  candle(b, 0.18, 0.8, 0.16);
  candle(b, 0.82, 0.8, 0.16);
}

export function library(b: Brush) {
  planks(b, 'walnut');
  rug(b, 0.3, 0.36, 0.52, 0.46, INK, AMBER);
  pentagram(b, 0.56, 0.59, 0.16, BONE, 0.015);
  grime(b);
  bookcase(b, 0.18, 0.13, 0.68);
  b.at(0, 0, 3, () => bookcase(b, 0.16, 0.13, 0.4));
  chair(b, 0.3, 0.36, -0.8, '#28545a');
  paper(b, 0.74, 0.34, 0.1, 0.08, 0.4, 0.012);
}
