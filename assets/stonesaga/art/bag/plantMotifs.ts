import { disc, type Ctx } from '../../../bake/canvas.ts';
import { stroked } from '../pen.ts';
import { at, lines, patch, solid, type Tones } from './relief.ts';

const bark: Tones = ['#c2905d', '#7d522e', '#452a17'];
const pale: Tones = ['#f3d9a4', '#cfa062', '#8a5d2c'];

export function log(c: Ctx, half: number, r: number): void {
  const body = new Path2D();
  body.roundRect(-half, -r, half * 2, r * 2, r * 0.8);
  solid(c, body, bark, r, 2.6, () => {
    for (let i = 0; i < half / 7; i++) {
      const x = -half + 14 + ((i * 53) % (half * 2 - 50));
      const y = -r + 6 + ((i * 13) % (r * 2 - 12));
      lines(c, `M${x} ${y} q12 ${i % 2 ? 3 : -3} 26 0`, 2, '#2a180c', 0.7);
    }
  });
  const e = r * 0.62;
  const end = disc(half - e, 0, e, r);
  solid(c, end, ['#f4dcae', '#e2bf88', '#c0935a'], r, 2);
  for (const k of [0.7, 0.42, 0.18]) {
    stroked(c, disc(half - e, 0, e * k, r * k), '#96683a', 1.8);
  }
  solid(c, `M${-half * 0.35} ${-r + 3} l7 -16 l14 4 l-3 14 Z`, bark, 12, 1.6);
}

export function shaft(c: Ctx): void {
  for (const [y, turn] of [[-15, 0.035], [16, -0.03]] as const)
    at(c, 0, y, 1, turn, () => {
      solid(c, 'M-122 -13 L112 -13 L130 0 L112 13 L-122 13 L-130 6 L-130 -6 Z', pale, 18, 2.4, () => {
        patch(c, 'M-130 3 L130 3 L112 13 L-122 13 Z', '#8a5a2a', 0.5);
        lines(c, 'M-110 -5 h60 M-30 -7 h90 M-90 8 h50 M10 7 h80', 1.6, '#6d4520');
      });
    });
  for (const x of [-62, 58]) lines(c, `M${x} -34 q8 34 0 66 M${x + 9} -34 q8 34 0 66`, 6, '#5a3518', 1);
}

export function fibres(c: Ctx): void {
  for (let pass = 0; pass < 2; pass++)
    for (let i = 0; i < 17; i++) {
      const y = -26 + i * 3.2;
      c.strokeStyle = pass ? ['#f0eaae', '#c6ca78', '#93a254'][i % 3]! : '#1d260d';
      c.lineWidth = pass ? 3 : 7;
      c.beginPath();
      c.moveTo(-78 + ((i * 11) % 15), y * 1.15);
      c.quadraticCurveTo(0, y * 0.4, 76 - ((i * 7) % 19), y * 1.35);
      c.stroke();
    }
  solid(
    c, 'M-9 -19 h18 v38 h-18 Z', ['#e0a558', '#b47830', '#6d4013'], 18, 2,
    () => lines(c, 'M-9 -12 l18 7 M-9 -2 l18 7 M-9 8 l18 7', 2.2, '#5c3511'),
  );
}

export function rope(c: Ctx): void {
  const coil = (rx: number, ry: number, x: number): void => {
    for (const [w, colour] of [[17, '#241608'], [12, '#d3aa62'], [12, '#f1d696']] as const) {
      c.strokeStyle = colour;
      c.lineWidth = w;
      c.setLineDash(colour === '#f1d696' ? [5, 7] : []);
      c.stroke(disc(x, 0, rx, ry));
    }
    c.setLineDash([]);
  };
  coil(70, 34, 0);
  coil(46, 20, -4);
  coil(22, 7, -6);
  lines(c, 'M60 18 C72 34 84 30 88 38', 12, '#241608', 1);
  lines(c, 'M60 18 C72 34 84 30 88 38', 8, '#d3aa62', 1);
}

export function pitchLump(c: Ctx): void {
  const drops =
    'M-26 8 C-34 -14 -14 -34 4 -30 C26 -30 36 -8 30 8 C30 20 24 20 23 30 ' +
    'C22 38 12 38 11 30 C10 20 2 18 -2 26 C-4 34 -14 34 -15 26 C-16 18 -22 18 -26 8 Z';
  solid(c, drops, ['#e09a3c', '#8a4712', '#32150a'], 34, 3, () => {
    patch(c, 'M-18 -6 C-18 -20 -6 -26 6 -24 C-4 -18 -8 -10 -10 0 Z', '#ffe0a0', 0.75);
  });
}

export function pitchBowl(c: Ctx): void {
  solid(c, 'M-36 -8 H36 C36 16 22 32 0 32 C-22 32 -36 16 -36 -8 Z', ['#b98a62', '#7c5233', '#3c2415'], 34);
  solid(c, disc(0, -8, 35, 12), ['#5a3d2a', '#241712', '#0d0806'], 24, 2.4, () => patch(c, 'M-24 -11 q14 -8 30 -5 q-14 3 -24 9 Z', '#f2e4cd', 0.7));
  lines(c, 'M-12 -24 q-6 -8 0 -14 M6 -24 q-6 -9 1 -17', 3, '#efe3c8', 0.7);
}
