import { frame, type Frame } from '../../../bake/frame.ts';
import { disc, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { nightSteps, type NightStep } from '../../../../src/engine/games/stonesaga/state.ts';
import { grained, layer, softened, stamp } from '../layer.ts';
import { filled, stops, stroked } from '../pen.ts';

const icons: Readonly<Record<NightStep, string>> = {
  perished: 'tombstone', recover: 'night-sleep', hunger: 'meal', actions: 'third-eye', degrade: 'campfire',
  reconcile: 'knapsack', cards: 'card-draw', events: 'footprint', society: 'huts-village',
};

const size = 84;

/** River stones, each worn in its own way. */
function outline(seed: number): Path2D {
  const r = random(seed + 3);
  const points = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2;
    const q = 36 * (0.9 + r() * 0.16);
    return [size / 2 + Math.cos(a) * q * 1.04, size / 2 + Math.sin(a) * q * 0.94] as const;
  });
  const path = new Path2D();
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    if (i === 0) path.moveTo((points.at(-1)![0] + x) / 2, (points.at(-1)![1] + y) / 2);
    path.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
  });
  path.closePath();
  return path;
}

function stone(step: NightStep, i: number, lit: boolean): Frame {
  const path = outline(i);
  const body = layer(size, size, (c: Ctx) => {
    const g = stops(c.createRadialGradient(30, 26, 4, 44, 46, 46), [
      [0, lit ? '#f6ddb0' : '#8b97a3'], [0.6, lit ? '#cfa468' : '#5c6874'], [1, lit ? '#8a5c2c' : '#333c47'],
    ]);
    filled(c, path, g);
    stroked(c, path, lit ? '#4a2a10' : '#161b22', 2);
    c.save();
    c.clip(path);
    const r = random(i + 20);
    for (let k = 0; k < 60; k++) {
      c.fillStyle = r() > 0.5 ? 'rgba(255,255,255,.08)' : 'rgba(0,0,0,.1)';
      c.fill(disc(r() * size, r() * size, 0.6 + r() * 1.8));
    }
    c.restore();
    filled(c, glyphAt(icons[step], size / 2 + 1, size / 2 + 1.4, 42), lit ? 'rgba(255,248,220,.75)' : 'rgba(210,225,240,.35)');
    filled(c, glyphAt(icons[step], size / 2, size / 2, 42), lit ? '#7a2410' : '#1c232c');
  });
  const l = layer(size + 40, size + 40);
  if (lit) {
    l.c.fillStyle = stops(l.c.createRadialGradient(62, 62, 26, 62, 62, 62), ['rgba(255,190,90,.9)', 'rgba(255,150,50,0)']);
    l.c.fillRect(0, 0, l.w, l.h);
  }
  l.c.globalAlpha = 0.8;
  stamp(l.c, softened(body, 5, '#070a14', 20), 4, 8);
  l.c.globalAlpha = 1;
  stamp(l.c, grained(body, 0.25), 20, 20);
  return frame(`night/step/${step}${lit ? '-lit' : ''}`, l.canvas);
}

export const stoneFrames = (): Frame[] => nightSteps.flatMap((step, i) => [stone(step, i, false), stone(step, i, true)]);

/** What a night has given somebody: eaten, drunk, slept warm. 40 units wide. */
export const signFrames = (): Frame[] =>
  ([['fed', 'meal', '#8a4a1c'], ['watered', 'water-drop', '#2f6a84'], ['comforted', 'campfire', '#a4452a']] as const).map(([name, icon, colour]) =>
    frame(`night/sign/${name}`, layer(40, 40, (c) => {
      filled(c, disc(20, 20, 18), colour);
      stroked(c, disc(20, 20, 17), '#fff2d4', 2);
      filled(c, glyphAt(icon, 20, 20, 24), '#fff6e0');
    }).canvas));
