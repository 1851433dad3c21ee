import { disc, rect } from '../../../bake/canvas.ts';
import type { Brush } from '../brush.ts';
import { altar, dais } from '../fittings.ts';
import { checker, flags } from '../floors.ts';
import { candle, pew } from '../furniture.ts';
import { grime } from '../stains.ts';
import { rug } from '../textiles.ts';
import { AMBER, INK, PLUM } from './dyes.ts';

/** Coloured light that a window throws on the floor. */
function glass(b: Brush, x: number, y: number) {
  ['#7a3fb8', '#d79b3c', '#3f6fc0', '#8fbf6a'].forEach((tone, i) => {
    b.fill(rect(x + (i % 2) * 0.14, y + Math.floor(i / 2) * 0.16, 0.12, 0.14, 0.02), tone, { op: 'screen', alpha: 0.4 });
  });
}

function pillarCandle(b: Brush, x: number, y: number) {
  b.fill(disc(x, y, 0.055), '#7d7286', { z: 0.05 });
  candle(b, x, y, 0.17);
}

export function chapel(b: Brush) {
  checker(b);
  rug(b, 0.4, 0.3, 0.2, 0.68, PLUM, AMBER, '');
  grime(b);
  altar(b, 0.32, 0.14, 0.36, 0.12);
  candle(b, 0.24, 0.19, 0.2);
  candle(b, 0.76, 0.19, 0.2);
  dais(b, 0.5, 0.56, 0.17);
  for (const y of [0.46, 0.62]) {
    pew(b, 0.1, y, 0.18);
    pew(b, 0.72, y, 0.18);
  }
}

export function sunDais(b: Brush) {
  checker(b);
  grime(b);
  glass(b, 0.3, 0.3);
  dais(b, 0.5, 0.5, 0.3);
  for (const [x, y] of [[0.18, 0.18], [0.82, 0.18], [0.18, 0.82], [0.82, 0.82]] as const) pillarCandle(b, x, y);
}

/** A sun under four columns. */
export function cloister(b: Brush) {
  flags(b);
  b.fill(disc(0.5, 0.5, 0.37), '#8a7d90', { z: 0.008 });
  grime(b);
  glass(b, 0.36, 0.18);
  dais(b, 0.5, 0.5, 0.25);
  for (const [x, y] of [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]] as const) {
    b.fill(rect(x - 0.065, y - 0.065, 0.13, 0.13, 0.01), '#6f6478', { z: 0.05 });
    b.fill(disc(x, y, 0.05), '#a597a3', { z: 0.26 });
    b.fill(disc(x, y, 0.034), '#c0b2b8', { z: 0.28 });
  }
}

export function oratory(b: Brush) {
  checker(b, '#c2b08e', '#4a3a5a', 7);
  rug(b, 0.3, 0.3, 0.4, 0.56, INK, AMBER, 'ns');
  grime(b);
  glass(b, 0.64, 0.56);
  altar(b, 0.32, 0.14, 0.36, 0.12);
  pillarCandle(b, 0.2, 0.22);
  pillarCandle(b, 0.8, 0.22);
  dais(b, 0.5, 0.55, 0.19);
  pew(b, 0.16, 0.72, 0.14);
}
