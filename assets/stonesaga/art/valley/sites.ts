import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { layer } from '../layer.ts';
import { letters } from '../letters.ts';
import { filled, stroked } from '../pen.ts';
import { titleFont } from '../style.ts';
import { glowing, radial, thick } from '../solid.ts';

const side = 56;
const [x, y] = [28, 28];

/** A scalloped disc: a blaze on the arrow side, embers on the other. */
function fire(c: Ctx, blaze: boolean): void {
  c.beginPath();
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * 6.2832;
    const r = 23 + 1.8 * Math.cos(a * 8);
    c.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  c.closePath();
  c.fillStyle = radial(c, x, y, 25, '#6b4632', '#3c261b', '#1d120d');
  c.fill();
  c.strokeStyle = blaze ? '#e08a3a' : '#8a5a3c';
  c.lineWidth = 1.4;
  c.globalAlpha = 0.8;
  c.stroke(disc(x, y, 19));
  c.globalAlpha = 1;
  c.shadowColor = blaze ? '#ff7a1a' : '#c2411a';
  c.shadowBlur = blaze ? 20 : 9;
  if (blaze) glowing(c, 'campfire', x, y - 1, 36, ['#fffbe0', '#ffd35c', '#ff8a2c', '#d9a066']);
  else glowing(c, 'small-fire', x, y + 2, 26, ['#ffc46a', '#e0662a', '#8f2f14']);
  c.shadowBlur = 0;
  if (!blaze) return;
  // the arrow: it will burn one night longer
  filled(c, 'M41 44 L47 38 L53 44 L49.5 44 L49.5 51 L44.5 51 L44.5 44 Z', '#ffe9b8');
}

/** A hide tent; on its better side a second one behind it. */
function shelter(c: Ctx, value: 0 | 1 | 2): void {
  const tent = new Path2D('M28 4 Q31 4 33 7 L52 41 Q55 49 48 50 L8 50 Q1 49 4 41 L23 7 Q25 4 28 4 Z');
  const g = c.createLinearGradient(8, 8, 48, 52);
  const tones = value === 2 ? ['#f3d7a0', '#c79a5c', '#7a5228'] : value === 1 ? ['#e9c48d', '#b98a5a', '#70492a'] : ['#cfc6b4', '#a0957f', '#6b6253'];
  tones.forEach((tone, i) => g.addColorStop(i / 2, tone));
  filled(c, tent, g);
  c.setLineDash([3, 3.5]);
  stroked(c, 'M28 10 L47 44 Q48 46 45 46 L11 46 Q8 46 9 44 Z', '#5a3a20', 1.3);
  c.setLineDash([]);
  filled(c, 'M28 20 L38 44 L18 44 Z', '#2b1a10');
  filled(c, 'M28 20 L18 44 L24 44 Q28 34 28 20 Z', '#6d4527');
  stroked(c, 'M24 11 L28 18 L32 11', '#3a2414', 2);
  if (value < 2) return;
  stroked(c, 'M14 40 L18 34 L22 40 M34 40 L38 34 L42 40', '#a4452a', 2.2);
}

/** A broken disc where everything costs more: how much more is live, on a plate. */
function depletion(c: Ctx, level: 1 | 2): void {
  const r = random(9);
  c.beginPath();
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.2832 - 1.2;
    const q = i === 2 || (level === 2 && i === 7) ? 12 : 21 + r() * 4;
    c.lineTo(x + Math.cos(a) * q, y + Math.sin(a) * q);
  }
  c.closePath();
  c.fillStyle = level === 1 ? radial(c, x, y, 25, '#b3a38c', '#83735f', '#4b3f34') : radial(c, x, y, 25, '#8f7d6c', '#5b4b3f', '#2a221c');
  c.fill();
  stroked(c, 'M36 12 L30 22 L35 29 L28 38 L30 50 M30 22 L20 20 L10 25 M28 38 L17 37 M35 29 L46 32', '#2e241c', 1.6);
  filled(c, glyphAt('dead-wood', 23, 24, 26), '#3a2a1d');
}

/** A standing stone with a spiral that glows: facedown, and all fifteen alike. */
function mystery(c: Ctx): void {
  c.fillStyle = radial(c, x, y, 28, '#7c93a3', '#43566a', '#1e2735');
  c.fill(new Path2D('M20 4 C30 0 42 6 44 18 C50 32 48 46 42 51 C32 54 20 54 13 51 C6 42 8 28 12 16 C13 9 16 6 20 4 Z'));
  c.shadowColor = '#9fe6ff';
  c.shadowBlur = 10;
  c.strokeStyle = '#d9f6ff';
  c.lineWidth = 2.4;
  c.beginPath();
  for (let i = 0; i <= 90; i++) {
    const [a, q] = [(i / 90) * 15.2, 1 + (i / 90) * 14];
    c.lineTo(x + Math.cos(a) * q, y + 1 + Math.sin(a) * q);
  }
  c.stroke();
  c.shadowBlur = 0;
}

const token = (name: string, draw: (c: Ctx) => void, sides: readonly [string, string]): Frame => {
  const cut = thick(layer(side, side, draw), 6, ...sides);
  return frame(`valley/site/${name}`, cut.canvas, x / cut.w, y / cut.h);
};

/** A number on a bone disc that hangs on a token; the numbers are live. */
function plate(): Frame {
  const out = layer(44, 44, (c) => {
    filled(c, disc(23.4, 24, 19), 'rgba(8,8,14,.5)');
    filled(c, disc(22, 22, 18), radial(c, 22, 22, 18, '#fff6e0', '#f0e0bd', '#b89f74'));
    stroked(c, disc(22, 22, 18), '#4a2f18', 2);
  });
  return frame('valley/plate', out.canvas);
}

/** Says on an edge what a hard journey over it costs. */
function toll(): Frame {
  const out = layer(84, 48, (c) => {
    const pill = rect(4, 4, 72, 36, 18);
    c.fillStyle = 'rgba(8,8,14,.55)';
    c.translate(2.5, 4);
    c.fill(pill);
    c.translate(-2.5, -4);
    filled(c, pill, '#2a211b');
    stroked(c, pill, '#f0b24a', 2);
    letters(c, '\u22121', 27, 31, { font: titleFont(25), fill: '#ffe2a6', align: 'center' });
    filled(c, glyphAt('sun', 55, 22, 27), '#ffb93f');
  });
  return frame('valley/toll', out.canvas, 40 / 84, 22 / 48);
}

/** The light of a fire on the ground round it. */
function haloFrame(): Frame {
  const out = layer(120, 120, (c) => {
    const g = c.createRadialGradient(60, 60, 4, 60, 60, 58);
    for (const [at, alpha] of [[0, 0.75], [0.4, 0.34], [1, 0]] as const) g.addColorStop(at, `rgba(255,140,50,${alpha})`);
    c.fillStyle = g;
    c.fillRect(0, 0, 120, 120);
  }, 1);
  return frame('valley/halo', out.canvas);
}

export const siteFrames = (): Frame[] => [
  token('fire/2', (c) => fire(c, true), ['#4a2d1d', '#1d120d']),
  token('fire/1', (c) => fire(c, false), ['#4a2d1d', '#1d120d']),
  token('shelter/0', (c) => shelter(c, 0), ['#8a8272', '#4a453a']),
  token('shelter/1', (c) => shelter(c, 1), ['#8a5f38', '#4a2d17']),
  token('shelter/2', (c) => shelter(c, 2), ['#8a5f38', '#4a2d17']),
  token('depletion/1', (c) => depletion(c, 1), ['#5d5044', '#2f271f']),
  token('depletion/2', (c) => depletion(c, 2), ['#463a30', '#1d1712']),
  token('mystery', mystery, ['#35455a', '#151c28']),
  plate(),
  trim(toll()),
  haloFrame(),
];
