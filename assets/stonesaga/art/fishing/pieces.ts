import { context, disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import type { Face } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { filled, stops, stroked } from '../pen.ts';
import { dieEdge } from '../../../../src/table/games/stonesaga/printed/fishingCard.ts';
import { badge } from './fronts.ts';
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
    filled(c, rect(x + 1.5, y + 5, e, e, 15), '#6e5a3a');
    filled(c, rect(x + 1, y + 3, e, e, 15), '#a78d62');
    const top = rect(x, y, e, e, 15);
    filled(c, top, stops(c.createLinearGradient(x, y, x + e, y + e), [[0, '#fbf3dd'], [0.55, '#e9dabb'], [1, '#c9b389']]));
    c.save();
    c.clip(top);
    c.strokeStyle = 'rgba(140,104,58,.28)';
    c.lineWidth = 1.2;
    for (let k = 0; k < 9; k++) c.stroke(new Path2D(`M${x - 4 + ((k * 17) % e)} ${y + ((k * 29) % e)} q9 ${3 - (k % 3) * 2} 19 ${(k % 4) - 2}`));
    stroked(c, rect(x + 1.5, y + 1.5, e + 6, e + 6, 15), 'rgba(255,252,240,.9)', 3);
    c.strokeStyle = 'rgba(96,70,36,.5)';
    c.stroke(rect(x - 7, y - 7, e + 6, e + 6, 15));
    c.restore();
    withGrain(c, top, 0.3);
    for (const [px, py] of pips[face - 1]!) {
      const [at, down, r] = [x + px * e, y + py * e, face === 1 ? 8.6 : 6.4];
      filled(c, disc(at + 0.9, down + 1.2, r), 'rgba(255,250,230,.95)');
      filled(c, disc(at, down, r), face === 1 ? '#8f2417' : '#241811');
      filled(c, disc(at + 1.6, down + 2, r * 0.55), 'rgba(255,230,190,.16)');
    }
    stroked(c, top, 'rgba(40,26,14,.75)', 1.4);
  });

/** Something drawn from the water, as a chip of wood that goes to the bag. */
export const caught = (face: Face): HTMLCanvasElement =>
  piece(84, (c, m) => {
    filled(c, disc(m + 1, m + 4, 37), '#3a2414');
    filled(c, disc(m, m, 37), stops(c.createRadialGradient(m - 14, m - 16, 3, m, m, 42), [[0, '#f2dfb4'], [0.7, '#c79f63'], [1, '#7d5427']]));
    c.lineWidth = 1.2;
    c.strokeStyle = 'rgba(90,54,20,.5)';
    for (const r of [33, 28, 22]) c.stroke(disc(m + 1, m + 1, r, r * 0.96));
    stroked(c, disc(m, m, 37), '#20160f', 2);
    drawGain(c, face, m, m, face === 'fish' ? 62 : 54);
  });

/** Struck and landed; struck and gone; a mishap with it. */
export const outcome = (which: 'caught' | 'missed' | 'hurt'): HTMLCanvasElement =>
  piece(96, (c, m) => {
    const ring = (colour: string, dash: number[]): void => {
      c.setLineDash(dash);
      for (const [width, tone] of [[12, 'rgba(12,10,14,.85)'], [7, colour]] as const) {
        stroked(c, disc(m, m, 34), tone, width);
      }
      c.setLineDash([]);
    };
    const sign = (path: Path2D, colour: string): void => {
      for (const [width, tone] of [[15, 'rgba(12,10,14,.85)'], [9, colour]] as const) {
        stroked(c, path, tone, width);
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
