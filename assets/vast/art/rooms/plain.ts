import { blob, disc, line, rect } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import type { Brush } from '../brush.ts';
import { anvil, emblem, forge, rack } from '../fittings.ts';
import { checker, flags, planks } from '../floors.ts';
import { barrel, crate } from '../furniture.ts';
import { grime, hole } from '../stains.ts';
import { cobweb, rug } from '../textiles.ts';
import { AMBER, PLUM } from './dyes.ts';

export function swords(b: Brush) {
  flags(b);
  grime(b);
  emblem(b, 0.5, 0.55, 0.24);
  rack(b, 0.18, 0.145, 0.64, 1, ['broadsword', 'battle-axe', 'broadsword', 'flanged-mace', 'pointy-sword']);
  barrel(b, 0.18, 0.8);
  crate(b, 0.82, 0.8, 0.14, 0.4);
}

export function forgeRoom(b: Brush) {
  flags(b);
  grime(b);
  emblem(b, 0.52, 0.56, 0.24);
  forge(b, 0.17, 0.145, 0.3, 0.17);
  rack(b, 0.52, 0.145, 0.32, 1, ['round-shield', 'broadsword', 'round-shield']);
  anvil(b, 0.2, 0.74);
  barrel(b, 0.83, 0.8);
}

export function well(b: Brush) {
  flags(b);
  grime(b, 0.7);
  hole(b, 0.5, 0.52, 0.3, 'stone');
  for (const a of [0.5, 2.1, 3.9, 5.3]) {
    const chain = line([0.5 + Math.cos(a) * 0.36, 0.52 + Math.sin(a) * 0.33], [0.5 + Math.cos(a) * 0.5, 0.52 + Math.sin(a) * 0.48]);
    b.stroke(chain, 0.03, '#3d3946', { z: 0.03, gloss: 1 });
  }
  cobweb(b, 0.04, 0.04, 0.26, 0);
  cobweb(b, 0.96, 0.04, 0.22, Math.PI / 2);
}

export function pitPlanks(b: Brush) {
  planks(b, 'walnut');
  grime(b);
  hole(b, 0.5, 0.52, 0.27, 'planks');
  for (const [x, y, a] of [[0.22, 0.24, 0.4], [0.78, 0.8, -0.5], [0.76, 0.22, 1.1]] as const) {
    b.turned(x, y, a, () => {
      b.fill(rect(-0.09, -0.025, 0.18, 0.05), '#94653e', { z: 0.03 });
      b.stroke(line([-0.08, 0], [0.08, 0.004]), 0.005, '#2b170d', { alpha: 0.5 });
    });
  }
}

export function pitStone(b: Brush) {
  flags(b);
  grime(b);
  hole(b, 0.52, 0.5, 0.27, 'stone');
  b.fill(blob(0.21, 0.8, 0.06, 0.5, 7, b.rand), '#7a6e80', { z: 0.08 });
  b.fill(blob(0.3, 0.85, 0.04, 0.5, 7, b.rand), '#6f6478', { z: 0.05 });
}

export function foyer(b: Brush) {
  checker(b, '#cbb994', '#40304f', 6);
  rug(b, 0.28, 0.24, 0.44, 0.78, PLUM, AMBER, '');
  grime(b);
  b.fill(glyphAt('key', 0.5, 0.54, 0.22), AMBER);
  for (const [x, y] of [[0.17, 0.22], [0.83, 0.22]] as const) {
    b.fill(rect(x - 0.07, y - 0.07, 0.14, 0.14, 0.01), '#6f6478', { z: 0.06 });
    b.fill(disc(x, y, 0.055), '#948896', { z: 0.3 });
    b.fill(disc(x, y, 0.04), '#ab9ea8', { z: 0.32 });
  }
}
