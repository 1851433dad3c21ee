import { faces } from '../../../../src/engine/games/stonesaga/content/faces.ts';
import { shapes, type Face, type ShapeName } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import type { Ctx, Paint } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { flat, grained, layer, rim, softened, stamp, type Layer } from '../layer.ts';
import { stops } from '../pen.ts';
import { kinds } from '../style.ts';
import { pictures } from './pictures.ts';

/** Units of a cell as it is baked; the bag of a monitor has smaller ones, the night's larger. */
export const cell = 72;
const margin = 12;

const extentOf = (shape: ShapeName): readonly [number, number] => [
  Math.max(...shapes[shape].map(([x]) => x)) + 1, Math.max(...shapes[shape].map(([, y]) => y)) + 1,
];

/** The cells of a shape joined to one outline, its corners rounded by a round-joined stroke. */
function outline(c: Ctx, shape: ShapeName, inset: number, round: number, fill: Paint): void {
  const cells: readonly (readonly [number, number])[] = shapes[shape];
  const has = (x: number, y: number): boolean => cells.some(([cx, cy]) => cx === x && cy === y);
  const p = new Path2D();
  const i = inset + round;
  for (const [x, y] of cells) {
    const [px, py] = [x * cell, y * cell];
    p.rect(px + i, py + i, cell - 2 * i, cell - 2 * i);
    if (has(x + 1, y)) p.rect(px + cell - i - 1, py + i, 2 * i + 2, cell - 2 * i);
    if (has(x, y + 1)) p.rect(px + i, py + cell - i - 1, cell - 2 * i, 2 * i + 2);
    if (has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1)) p.rect(px + cell - i - 1, py + cell - i - 1, 2 * i + 2, 2 * i + 2);
  }
  c.fillStyle = c.strokeStyle = fill;
  c.fill(p);
  c.lineWidth = round * 2;
  c.stroke(p);
}

function sheet(shape: ShapeName, draw?: (c: Ctx) => void): Layer {
  const [w, h] = extentOf(shape);
  return layer(w * cell + margin * 2, h * cell + margin * 2, draw && ((c) => {
    c.save();
    c.translate(margin, margin);
    draw(c);
    c.restore();
  }));
}

function gradient(c: Ctx, shape: ShapeName, from: string, to: string): CanvasGradient {
  const [w, h] = extentOf(shape);
  const g = stops(c.createLinearGradient(0, 0, w * cell * 0.85, h * cell), [from, to]);
  return g;
}

/** A token lies by the middle of its footprint, so that a quarter turn keeps it in its cells. */
export function resourceFrame(face: Face): Frame {
  const { shape, kind, other, sort } = faces[face];
  const [light, mid, dark] = kinds[kind];
  const turned = other === null && sort !== 'water';
  const whole = sheet(shape, (c) => outline(c, shape, 1.6, 9, gradient(c, shape, mid, dark)));
  const top = sheet(shape, (c) => outline(c, shape, turned ? 8.5 : 7.5, 6, gradient(c, shape, light, mid)));
  stamp(whole.c, rim(whole, -1.6, -1.8, 'rgba(255,243,210,.7)'));
  stamp(whole.c, rim(whole, 1.6, 1.8, 'rgba(15,8,4,.5)'));
  // the worked side has a second line of bone round its face
  if (turned) stamp(whole.c, sheet(shape, (c) => outline(c, shape, 5, 7.5, 'rgba(246,232,200,.85)')));
  if (turned) stamp(whole.c, sheet(shape, (c) => outline(c, shape, 7, 6.5, dark)));
  stamp(whole.c, top);
  stamp(whole.c, rim(top, 1.2, 1.4, 'rgba(255,248,225,.5)'));
  stamp(whole.c, rim(top, -1.4, -1.6, 'rgba(20,10,5,.45)'));
  whole.c.save();
  whole.c.translate(margin, margin);
  whole.c.scale(cell / 100, cell / 100);
  pictures[face].token(whole.c);
  whole.c.restore();
  return frame(`res/${face}`, grained(whole, 0.22).canvas);
}

/** Under every token of a shape: its thickness, to be tinted, and its shadow. */
export function shapeFrames(shape: ShapeName): Frame[] {
  const cut = sheet(shape, (c) => outline(c, shape, 1.6, 9, '#fff'));
  return [frame(`res/${shape}/edge`, flat(cut, '#ffffff').canvas), frame(`res/${shape}/shadow`, softened(cut, 5, '#0b0c16', 10).canvas)];
}
