import { disc, rect } from '../../../bake/canvas.ts';
import type { Brush } from '../brush.ts';
import { flags, parquet, planks } from '../floors.ts';
import { bed, candle, chair, crate, table, wardrobe } from '../furniture.ts';
import { grime } from '../stains.ts';
import { cobweb, coins, paper, roundRug, rug } from '../textiles.ts';
import { AMBER, INK, PLUM, TEAL } from './dyes.ts';

export function bedroom(b: Brush) {
  planks(b, 'walnut');
  rug(b, 0.15, 0.5, 0.7, 0.36, INK, AMBER);
  grime(b);
  bed(b, 0.3, 0.19, 0.4, 0.5, PLUM, AMBER);
  table(b, 0.15, 0.15, 0.11, 0.11, undefined, 0.1);
  candle(b, 0.2, 0.2, 0.2);
  coins(b, 0.77, 0.28, 26, 0.07);
  cobweb(b, 0.87, 0.13, 0.16, Math.PI / 2);
}

export function study(b: Brush) {
  parquet(b);
  roundRug(b, 0.55, 0.55, 0.32, TEAL, AMBER);
  grime(b);
  table(b, 0.34, 0.18, 0.46, 0.21);
  paper(b, 0.46, 0.28, 0.1, 0.13, -0.2, 0.136);
  paper(b, 0.54, 0.29, 0.1, 0.13, 0.12, 0.138);
  candle(b, 0.72, 0.26, 0.21);
  chair(b, 0.57, 0.49, Math.PI);
  coins(b, 0.27, 0.68, 52, 0.12);
  crate(b, 0.22, 0.24, 0.13, 0.2);
}

/** Everything the house has taken from its guests. */
export function vault(b: Brush) {
  flags(b);
  roundRug(b, 0.52, 0.56, 0.3, PLUM, AMBER);
  grime(b);
  for (const [x, y, s, a] of [[0.24, 0.24, 0.16, 0.1], [0.4, 0.2, 0.12, -0.2], [0.23, 0.41, 0.12, 0.5]] as const) crate(b, x, y, s, a);
  coins(b, 0.52, 0.54, 90, 0.19);
  coins(b, 0.68, 0.32, 30, 0.09);
  for (const [x, y, tone] of [[0.46, 0.5, '#c9d8ff'], [0.6, 0.58, '#8fe0b0'], [0.52, 0.66, '#e0b0ff']] as const) {
    b.fill(disc(x, y, 0.026), tone, { z: 0.1, gloss: 1, soft: 0.006 });
  }
  candle(b, 0.8, 0.2, 0.18);
}

export function wardrobeRoom(b: Brush) {
  planks(b);
  rug(b, 0.24, 0.42, 0.52, 0.42, TEAL, AMBER, 'ns');
  grime(b);
  wardrobe(b, 0.17, 0.14, 0.38);
  table(b, 0.62, 0.15, 0.22, 0.13, '#76492e', 0.12);
  b.fill(rect(0.66, 0.145, 0.14, 0.03, 0.012), '#bcd0e6', { z: 0.26, gloss: 1 });
  candle(b, 0.8, 0.24, 0.2);
  chair(b, 0.72, 0.36, Math.PI);
  coins(b, 0.48, 0.62, 64, 0.13);
  cobweb(b, 0.13, 0.87, 0.15, -Math.PI / 2);
}
