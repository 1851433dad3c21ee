import { context, disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import type { Face } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { dieEdge } from './card.ts';
import { badge } from './cards.ts';
import { drawGain } from './gains.ts';

function piece(side: number, draw: (c: Ctx, middle: number) => void, high = side): HTMLCanvasElement {
  const c = context(side * 2, high * 2);
  c.scale(2, 2);
  c.lineJoin = c.lineCap = 'round';
  draw(c, side / 2);
  return c.canvas;
}

const low = 0.27;
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [[low, low], [1 - low, 1 - low]],
  [[low, low], [0.5, 0.5], [1 - low, 1 - low]],
  [[low, low], [1 - low, low], [low, 1 - low], [1 - low, 1 - low]],
  [[low, low], [1 - low, low], [0.5, 0.5], [low, 1 - low], [1 - low, 1 - low]],
  [[low, 0.24], [1 - low, 0.24], [low, 0.5], [1 - low, 0.5], [low, 0.76], [1 - low, 0.76]],
];

/** A bone die that lies with this face up: worn corners, pips drilled and blackened; a single one is red. */
export const boneDie = (face: number): HTMLCanvasElement =>
  piece(dieEdge + 16, (c, m) => {
    const e = dieEdge;
    const [x, y] = [m - e / 2, m - e / 2 - 2];
    c.fillStyle = '#6e5a3a';
    c.fill(rect(x + 1.5, y + 5, e, e, 15));
    c.fillStyle = '#a78d62';
    c.fill(rect(x + 1, y + 3, e, e, 15));
    const top = rect(x, y, e, e, 15);
    const fill = c.createLinearGradient(x, y, x + e, y + e);
    fill.addColorStop(0, '#fbf3dd');
    fill.addColorStop(0.55, '#e9dabb');
    fill.addColorStop(1, '#c9b389');
    c.fillStyle = fill;
    c.fill(top);
    c.save();
    c.clip(top);
    c.strokeStyle = 'rgba(140,104,58,.28)';
    c.lineWidth = 1.2;
    for (let k = 0; k < 9; k++) c.stroke(new Path2D(`M${x - 4 + ((k * 17) % e)} ${y + ((k * 29) % e)} q9 ${3 - (k % 3) * 2} 19 ${(k % 4) - 2}`));
    c.strokeStyle = 'rgba(255,252,240,.9)';
    c.lineWidth = 3;
    c.stroke(rect(x + 1.5, y + 1.5, e + 6, e + 6, 15));
    c.strokeStyle = 'rgba(96,70,36,.5)';
    c.stroke(rect(x - 7, y - 7, e + 6, e + 6, 15));
    c.restore();
    withGrain(c, top, 0.3);
    for (const [px, py] of pips[face - 1]!) {
      const [at, down, r] = [x + px * e, y + py * e, face === 1 ? 8.6 : 6.4];
      c.fillStyle = 'rgba(255,250,230,.95)';
      c.fill(disc(at + 0.9, down + 1.2, r));
      c.fillStyle = face === 1 ? '#8f2417' : '#241811';
      c.fill(disc(at, down, r));
      c.fillStyle = 'rgba(255,230,190,.16)';
      c.fill(disc(at + 1.6, down + 2, r * 0.55));
    }
    c.lineWidth = 1.4;
    c.strokeStyle = 'rgba(40,26,14,.75)';
    c.stroke(top);
  });

/** Something drawn from the water, as a chip of wood that goes to the bag. */
export const caught = (face: Face): HTMLCanvasElement =>
  piece(84, (c, m) => {
    c.fillStyle = '#3a2414';
    c.fill(disc(m + 1, m + 4, 37));
    const fill = c.createRadialGradient(m - 14, m - 16, 3, m, m, 42);
    fill.addColorStop(0, '#f2dfb4');
    fill.addColorStop(0.7, '#c79f63');
    fill.addColorStop(1, '#7d5427');
    c.fillStyle = fill;
    c.fill(disc(m, m, 37));
    c.lineWidth = 1.2;
    c.strokeStyle = 'rgba(90,54,20,.5)';
    for (const r of [33, 28, 22]) c.stroke(disc(m + 1, m + 1, r, r * 0.96));
    c.lineWidth = 2;
    c.strokeStyle = '#20160f';
    c.stroke(disc(m, m, 37));
    drawGain(c, face, m, m, face === 'fish' ? 62 : 54);
  });

/** Struck and landed; struck and gone; a mishap with it. */
export const outcome = (which: 'caught' | 'missed' | 'hurt'): HTMLCanvasElement =>
  piece(96, (c, m) => {
    const ring = (colour: string, dash: number[]): void => {
      c.setLineDash(dash);
      for (const [width, tone] of [[12, 'rgba(12,10,14,.85)'], [7, colour]] as const) {
        c.lineWidth = width;
        c.strokeStyle = tone;
        c.stroke(disc(m, m, 34));
      }
      c.setLineDash([]);
    };
    const sign = (path: Path2D, colour: string): void => {
      for (const [width, tone] of [[15, 'rgba(12,10,14,.85)'], [9, colour]] as const) {
        c.lineWidth = width;
        c.strokeStyle = tone;
        c.stroke(path);
      }
    };
    if (which === 'caught') {
      ring('#b7c765', []);
      sign(new Path2D(`M${m - 17} ${m + 1} L${m - 4} ${m + 15} L${m + 19} ${m - 14}`), '#eef3bf');
    } else {
      ring(which === 'hurt' ? '#d4553a' : '#b9ad98', [18, 12]);
      sign(new Path2D(`M${m - 14} ${m - 14} L${m + 14} ${m + 14} M${m + 14} ${m - 14} L${m - 14} ${m + 14}`), which === 'hurt' ? '#ffc0a8' : '#efe6d4');
      if (which === 'hurt') badge(c, m + 24, m - 24, 'mishap');
    }
  });

export const seal = (icon: 'luck' | 'mishap'): HTMLCanvasElement => piece(46, (c, m) => badge(c, m, m - 1, icon));
