import { blob, disc, line, poly, rect, type Point } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { pick } from '../../bake/random.ts';
import type { Brush } from './brush.ts';

const WOOD_DARK = '#4a2c1d';
const BRASS = '#c08a3e';

/** Steel lying on a rack: a glyph with height. */
export function arms(b: Brush, name: string, x: number, y: number, size: number, angle: number, z: number, tone = '#b9b4c4') {
  b.fill(glyphAt(name, x + 0.008, y + 0.01, size, angle), '#120c16', { alpha: 0.6 });
  b.fill(glyphAt(name, x, y, size, angle), tone, { z, gloss: 1 });
}

export function rack(b: Brush, x: number, y: number, w: number, side: 1 | -1, seed: string[]) {
  b.fill(rect(x, y, w, 0.1, 0.012), WOOD_DARK, { z: 0.1 });
  b.fill(rect(x + 0.01, y + 0.012, w - 0.02, 0.022, 0.008), '#80563a', { z: 0.14, gloss: 0.4 });
  b.fill(rect(x + 0.01, y + 0.064, w - 0.02, 0.022, 0.008), '#80563a', { z: 0.14, gloss: 0.4 });
  seed.forEach((
    name,
    i) => arms(b,
    name,
    x + (w * (i + 0.5)) / seed.length,
    y + 0.055 + side * 0.004,
    0.17,
    i % 2 ? 0.06 : -0.05,
    0.165,
    i % 3 === 1 ? '#cfa25a' : '#c4bfce',
  ));
}

/** Crossed swords set into the floor: the mark of an armory. */
export function emblem(b: Brush, x: number, y: number, r: number) {
  b.fill(disc(x, y, r), '#2a2236', { z: 0.006 });
  b.stroke(disc(x, y, r * 0.97), 0.022, BRASS, { z: 0.014, gloss: 1 });
  b.stroke(disc(x, y, r * 0.8), 0.007, BRASS, { z: 0.012, gloss: 1 });
  b.fill(glyphAt('crossed-swords', x, y, r * 1.3), '#e2b765', { z: 0.014, gloss: 1 });
}

export function dais(b: Brush, x: number, y: number, r: number) {
  b.fill(disc(x, y, r), '#8f8497', { z: 0.035, gloss: 0.5 });
  b.fill(disc(x, y, r * 0.8), '#a79aa6', { z: 0.065, gloss: 0.5 });
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    b.stroke(
      line([x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8], [x + Math.cos(a) * r, y + Math.sin(a) * r]),
      0.006,
      '#3a3145',
      { alpha: 0.7 },
    );
  }
  b.stroke(disc(x, y, r * 0.68), 0.018, '#e0b255', { z: 0.07, gloss: 1 });
  b.fill(disc(x, y, r * 0.62), '#3a3a63', { z: 0.064, gloss: 0.7 });
  const rays: Point[] = [];
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const q = r * (i % 2 ? 0.26 : i % 4 ? 0.44 : 0.58);
    rays.push([x + Math.cos(a) * q, y + Math.sin(a) * q]);
  }
  b.fill(poly(...rays), '#e8bd5f', { z: 0.07, gloss: 1 });
  b.fill(disc(x, y, r * 0.2), '#3a3a63', { z: 0.066 });
  b.fill(disc(x, y, r * 0.13), '#ffe2a0', { z: 0.072, gloss: 1 });
}

export function altar(b: Brush, x: number, y: number, w: number, h: number) {
  b.fill(rect(x - 0.06, y - 0.04, w + 0.12, h + 0.1, 0.012), '#7d7286', { z: 0.03 });
  b.fill(rect(x, y, w, h, 0.01), '#a89ba5', { z: 0.13, gloss: 0.3 });
  b.fill(rect(x + w * 0.3, y - 0.001, w * 0.4, h + 0.002), '#54357a', { z: 0.135 });
  b.stroke(rect(x + w * 0.33, y + 0.012, w * 0.34, h - 0.024), 0.006, '#e0b255');
  b.fill(glyphAt('gothic-cross', x + w / 2, y + h / 2, h * 0.8), '#f0cd7c', { z: 0.145, gloss: 1 });
}

export function anvil(b: Brush, x: number, y: number) {
  b.fill(disc(x, y, 0.075), '#5d3d28', { z: 0.06 });
  b.fill(
    poly([x - 0.11, y - 0.015], [x - 0.05, y - 0.04], [x + 0.08, y - 0.04], [x + 0.08, y + 0.04], [x - 0.05, y + 0.04]),
    '#5b5866',
    { z: 0.12, gloss: 1 },
  );
}

export function forge(b: Brush, x: number, y: number, w: number, h: number) {
  b.flame(x + w / 2, y + h / 2, 0.24, 'forge');
  b.fill(rect(x, y, w, h, 0.014), '#6a5d68', { z: 0.15 });
  b.stroke(rect(x + 0.01, y + 0.01, w - 0.02, h - 0.02, 0.01), 0.02, '#857884', { z: 0.165 });
  b.fill(rect(x + 0.03, y + 0.03, w - 0.06, h - 0.06, 0.01), '#1a0f12', { z: 0.09 });
  for (let i = 0; i < 26; i++)
    b.fill(
      blob(x + 0.04 + b.rand() * (w - 0.08), y + 0.04 + b.rand() * (h - 0.08), 0.014, 0.5, 6, b.rand),
      pick(b.rand, ['#ff9a2e', '#ffce5a', '#d4561a', '#3a1a16']),
      { z: 0.1 + b.rand() * 0.02 },
    );
}
