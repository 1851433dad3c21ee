import { blob, disc, line, rect, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import type { Face } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { filled, stops, stroked } from '../pen.ts';
import { drawFish } from './species.ts';

type Drawing = (c: Ctx) => void;

/** Dark below, light above, ink round it. */
function solid(c: Ctx, path: Path2D, light: string, dark: string, ink = '#20160f'): void {
  c.save();
  c.translate(1.6, 3);
  filled(c, path, 'rgba(8,10,20,.45)');
  c.restore();
  filled(c, path, stops(c.createLinearGradient(-22, -26, 20, 28), [light, dark]));
  stroked(c, path, ink, 2);
}

const log: Drawing = (c) => {
  c.rotate(-0.5);
  for (const y of [-11, 11]) {
    c.save();
    c.translate(y * 0.3, y);
    solid(c, rect(-30, -10, 58, 20, 9), '#c2905d', '#4a2c17');
    c.lineWidth = 1;
    c.strokeStyle = 'rgba(40,20,8,.7)';
    for (let k = 0; k < 6; k++) c.stroke(line([-22 + k * 7, -5 + ((k * 5) % 11)], [-13 + k * 7, -4 + ((k * 5) % 11)]));
    filled(c, disc(24, 0, 6, 10), '#e7c592');
    stroked(c, disc(24, 0, 6, 10), '#20160f', 1.6);
    stroked(c, disc(24, 0, 3, 5.4), '#96683a', 1);
    c.restore();
  }
};

const sheaf: Drawing = (c) => {
  c.rotate(-0.3);
  for (const under of [true, false])
    for (let k = 0; k < 15; k++) {
      const y = -15 + k * 2.1;
      c.strokeStyle = under ? '#20260f' : ['#e9e2a2', '#b9bd6a', '#8f9d52'][k % 3]!;
      c.lineWidth = under ? 4.6 : 2.1;
      c.stroke(new Path2D(`M${-31 + ((k * 5) % 7)} ${y * 1.1} Q0 ${y * 0.4} ${31 - ((k * 3) % 9)} ${y * 1.3}`));
    }
  stroked(c, line([0, -9], [0, 9]), '#3a2414', 9);
  stroked(c, line([0, -8], [0, 8]), '#c98a3a', 6);
};

const bone: Drawing = (c) => {
  c.rotate(-0.7);
  solid(c, new Path2D('M-20 -5 C-25 -15 -38 -9 -33 0 C-38 9 -25 15 -20 5 L20 5 C25 15 38 9 33 0 C38 -9 25 -15 20 -5 Z'), '#fffaf0', '#c4af86');
};

const stone = (light: string, dark: string, seed: number): Drawing => (c) => {
  const r = random(seed);
  for (const [x, y, s] of [[-13, -11, 15], [-9, 14, 18], [16, 6, 16]] as const) {
    c.save();
    c.translate(x, y);
    const path = new Path2D();
    for (let k = 0; k < 8; k++) {
      const [a, q] = [(k / 8) * Math.PI * 2 + 0.3, s * (0.88 + r() * 0.24)];
      path[k ? 'lineTo' : 'moveTo'](Math.cos(a) * q, Math.sin(a) * q * 0.84);
    }
    path.closePath();
    solid(c, path, light, dark);
    c.lineWidth = 1.2;
    c.strokeStyle = 'rgba(20,24,30,.6)';
    c.stroke(new Path2D(`M${-s * 0.2} ${-s * 0.9} L${s * 0.1} ${-s * 0.2} L${-s * 0.5} ${s * 0.4} M${s * 0.1} ${-s * 0.2} L${s * 0.8} 0`));
    c.restore();
  }
};

const clay: Drawing = (c) => {
  const r = random(4);
  solid(c, blob(0, 5, 29, 0.24, 9, r, 0.76), '#d99a6c', '#83452a');
  c.strokeStyle = 'rgba(90,38,18,.55)';
  c.lineWidth = 2;
  for (const [x, y] of [[-12, -4], [2, -8], [14, -2]] as const) c.stroke(new Path2D(`M${x} ${y} q5 9 1 18`));
};

const guts: Drawing = (c) => {
  const coil = new Path2D('M-25 -14 C-8 -30 18 -26 22 -12 C25 2 -18 -8 -20 6 C-21 18 20 4 22 16 C23 27 -6 27 -22 22');
  for (const [width, colour] of [[16, '#20160f'], [12, '#a8544a'], [5, '#e2a08e']] as const) {
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.lineCap = 'round';
    c.stroke(coil);
  }
};

const relief = (glyph: string, light: string, dark: string, size = 66): Drawing => (c) => solid(c, glyphAt(glyph, 0, 0, size), light, dark);

/** What the water gives besides fish, in a box of 72 units round the origin. */
const drawings: Partial<Record<Face, Drawing>> = {
  fish: (c) => drawFish(c, 'trout', 0, 0, 72, -0.12),
  water: (c) => {
    solid(c, new Path2D('M0 -32 C9 -17 23 -6 23 10 A23 23 0 0 1 -23 10 C-23 -6 -9 -17 0 -32 Z'), '#dff6fa', '#2f7fa6', '#0f2c40');
    filled(c, 'M-15 8 C-16 -2 -8 -10 -4 -14 C-7 -4 -10 2 -10 10 Z', 'rgba(255,255,255,.75)');
  },
  fiber: sheaf,
  wood: log,
  bone,
  hide: relief('animal-hide', '#e0bd92', '#7a5230', 70),
  shell: relief('spiral-shell', '#fff3e2', '#c98f7a'),
  feather: relief('feather', '#f6efe0', '#8d7a62'),
  riverstone: stone('#d3dde0', '#3f5260', 21),
  clay,
  guts,
};
export const gains = Object.keys(drawings) as Face[];

export function drawGain(c: Ctx, face: Face, x: number, y: number, size: number): void {
  const drawing = drawings[face];
  if (!drawing) throw new Error(`no water gives ${face}`);
  c.save();
  c.translate(x, y);
  c.scale(size / 72, size / 72);
  c.lineJoin = 'round';
  drawing(c);
  c.restore();
}
