import { context, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { stood } from '../figures/printed.ts';
import { filled, stops, stroked, type Stops } from '../pen.ts';
import { glowing } from '../solid.ts';
import { peak } from './peaks.ts';
import { conifer, type Rand } from './trees.ts';

const [w, h] = [1200, 676];

const fade = (c: Ctx, from: number, to: number, colours: Stops): CanvasGradient => stops(c.createLinearGradient(0, from, 0, to), colours);

/** The picture on the box: the people at the mouth of their cave, and the valley before them in the first light. */
export function cover(): HTMLCanvasElement {
  const c = context(w, h);
  const r = random(2024);
  heavens(c);
  ranges(c, r);
  valleyFloor(c, r);
  caveFrame(c, r);
  people(c);
  c.fillStyle = stops(c.createRadialGradient(w * 0.5, h * 0.45, h * 0.4, w * 0.5, h * 0.5, w * 0.66), ['rgba(10,6,14,0)', 'rgba(10,6,14,.55)']);
  c.fillRect(0, 0, w, h);
  return c.canvas;
}

function heavens(c: Ctx): void {
  c.fillStyle = fade(c, 0, h * 0.7, [[0, '#33566e'], [0.35, '#7d93a0'], [0.62, '#e0b98c'], [0.85, '#f6d9a0'], [1, '#fbe9c2']]);
  c.fillRect(0, 0, w, h);
  const sun = c.createRadialGradient(w * 0.36, h * 0.36, 6, w * 0.36, h * 0.36, 300);
  for (const [at, colour] of [
    [0, 'rgba(255,250,226,1)'], [0.1, 'rgba(255,240,190,.95)'], [0.13, 'rgba(255,226,160,.5)'], [1, 'rgba(255,214,140,0)'],
  ] as const)
    sun.addColorStop(at, colour);
  c.fillStyle = sun;
  c.fillRect(0, 0, w, h);
}

function mist(c: Ctx, y: number, deep: number, colour: string): void {
  c.fillStyle = fade(c, y - deep, y + deep * 0.3, [[0, `${colour}00`], [0.7, `${colour}d0`], [1, `${colour}00`]]);
  c.fillRect(0, y - deep, w, deep * 1.4);
}

function ranges(c: Ctx, r: Rand): void {
  for (const [y, tall, n, hazy] of [[0.55, 210, 7, 0.62], [0.62, 160, 8, 0.3]] as const) {
    for (let i = 0; i < n; i++) {
      c.save();
      c.translate((w * (i + 0.5)) / n + (r() - 0.5) * 70, h * y);
      c.globalAlpha = 1;
      const height = tall * (0.7 + r() * 0.5);
      peak(c, r, height * 1.5, height);
      c.restore();
    }
    c.globalAlpha = hazy;
    c.fillStyle = fade(c, h * (y - 0.36), h * y, [[0, 'rgba(226,200,160,0)'], [0.4, '#dcc6a0'], [1, '#efd9ae']]);
    c.fillRect(0, 0, w, h * y);
    c.globalAlpha = 1;
    mist(c, h * y + 12, 90, '#f3dfb8');
  }
}

/** Meadows with a river that carries the light, and forests in ranks. */
function valleyFloor(c: Ctx, r: Rand): void {
  c.fillStyle = fade(c, h * 0.6, h, [[0, '#d2b876'], [0.3, '#96904e'], [0.7, '#56602f'], [1, '#2c3519']]);
  c.fillRect(0, h * 0.61, w, h * 0.4);
  const river = new Path2D(
    'M470 412 C560 430 640 436 600 456 C540 486 380 486 420 528 C470 572 760 556 700 676 ' +
      'L330 676 C420 620 270 560 320 512 C350 474 520 466 530 446 C536 432 470 424 470 412 Z',
  );
  filled(c, river, fade(c, 410, h, [[0, '#fff0c4'], [0.3, '#c6dcd4'], [1, '#3f7f98']]));
  stroked(c, river, 'rgba(40,28,14,.5)', 2);
  for (const [y, size, n] of [[0.645, 20, 90], [0.69, 34, 60], [0.755, 58, 40], [0.86, 96, 26]] as const)
    for (let i = 0; i < n; i++) {
      const x = w * ((i + r()) / n);
      const [from, to] = [330 - size * 1.2, 700 + size * 0.4];
      if (x > from && x < to) continue;
      c.save();
      c.translate(x, h * y + (r() - 0.5) * size * 0.5);
      c.scale(size / 31, size / 31);
      conifer(c, r, 31 * (0.8 + r() * 0.5));
      c.restore();
    }
  mist(c, h * 0.7, 50, '#f0dcb4');
}

/** The arch of the cave in front of everything, with blown hands and a herd in ochre. */
function caveFrame(c: Ctx, r: Rand): void {
  const arch = new Path2D();
  arch.rect(-20, -20, w + 40, h + 40);
  arch.moveTo(118, h + 20);
  for (const [x, y] of [
    [132, 560], [104, 470], [150, 360], [128, 270], [206, 178], [250, 110], [352, 84], [440, 44], [560, 60], [676, 36], [800, 70], [900, 74],
    [980, 150], [1062, 200], [1050, 310], [1098, 410], [1064, 520], [1092, 600],
  ] as const)
    arch.lineTo(x + (r() - 0.5) * 8, y + (r() - 0.5) * 8);
  arch.lineTo(1084, h + 20);
  arch.closePath();
  c.fillStyle = fade(c, 0, h, [[0, '#2a1f1a'], [0.5, '#3a2a20'], [1, '#1a1210']]);
  c.shadowColor = 'rgba(10,6,4,.8)';
  c.shadowBlur = 26;
  c.fill(arch, 'evenodd');
  c.shadowBlur = 0;
  stroked(c, arch, 'rgba(255,206,140,.5)', 3);
  c.fillStyle = '#1d1511';
  c.fillRect(0, h * 0.93, w, h * 0.07);
  c.fillStyle = 'rgba(176,76,40,.85)';
  for (const [name, x, y, size, angle] of [
    ['hand', 58, 330, 66, -0.2], ['hand', 1140, 250, 74, 0.25], ['hand', 74, 430, 52, 0.1], ['bison', 1130, 370, 66, 0], ['deer', 60, 200, 60, 0.1],
    ['deer', 1130, 470, 50, -0.05],
  ] as const) c.fill(glyphAt(name, x, y, size, angle));
}

/** All four, and the fire that they share. */
function people(c: Ctx): void {
  c.fillStyle = stops(c.createRadialGradient(600, 616, 6, 600, 610, 270), ['rgba(255,170,70,.85)', 'rgba(255,120,40,0)']);
  c.fillRect(300, 330, 600, 346);
  for (const [mantle, x, scale] of [['protector', 330, 1.75], ['seeker', 880, 1.7], ['storyteller', 480, 1.6], ['wanderer', 742, 1.6]] as const)
    stood(c, mantle, x, 655, scale);
  glowing(c, 'campfire', 606, 606, 104, ['#fffbe0', '#ffd35c', '#ff8a2c', '#a5501c']);
}
