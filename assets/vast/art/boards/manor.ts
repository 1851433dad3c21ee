import { disc, line, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { trackIds, type TrackId } from '../../../../src/engine/games/vast/content/rituals.ts';
import { MANOR } from '../../../../src/table/games/vast/printed/manorBoard.ts';
import type { PrintedArea, PrintedPoint } from '../../../../src/table/games/vast/printed/places.ts';
import { paintPortrait } from '../portraits.ts';
import { digit, fitted, gilt, label, symbol, title, well } from '../print.ts';
import { boardCanvas } from '../tray.ts';
import { markedCube, sealToken } from './pieces.ts';

const PAD = 26;
const GOLD = '#ffe0a0';
const HEADS: Record<TrackId, readonly [string, string]> = {
  reveal: ['Reveal', 'candle-flame'],
  shift: ['Shift', 'move'],
  swap: ['Swap', 'cycle'],
  walls: ['Walls', 'crystal-growth'],
  wraith: ['Wraith', 'hooded-figure'],
  draw: ['Draw', 'pentacle'],
};

/** The printed board of the Manor and the pieces that only it has. */
export function manorBoard(): Frame[] {
  const { w, h } = MANOR;
  const ctx = boardCanvas(w, h, ['#64307f', '#210c33'], 2, PAD);
  const p = MANOR.portrait;
  paintPortrait(ctx, 'wraith', p.x, p.y, p.w, p.h);
  title(ctx, 'The Manor', 158, 48, '#ffe2a0', 'left', 31);
  omens(ctx);
  for (const id of trackIds) track(ctx, id);
  seals(ctx);
  supply(ctx, MANOR.wallsBox, 'Force walls');
  supply(ctx, MANOR.portentsBox, 'Portents');
  return [
    frame('playerboard/manor', ctx.canvas, PAD / (w + 2 * PAD), PAD / (h + 2 * PAD)),
    markedCube('cube/omen', 'violet', 'eye-of-horus', '#fff0c8'),
    markedCube('cube/portent', 'black', 'polar-star', '#ffd27a'),
    sealToken(),
  ];
}

/** A room of the house: gabled, with a gilt sill. */
function room({ x, y, w, h }: PrintedArea): Path2D {
  const [gable, eaves] = [9, 16];
  const p = new Path2D();
  p.moveTo(x + 8, y + h);
  p.lineTo(x, y + h - 8);
  p.lineTo(x, y + gable + 4);
  p.lineTo(x + eaves, y + gable);
  p.lineTo(x + w / 2, y);
  p.lineTo(x + w - eaves, y + gable);
  p.lineTo(x + w, y + gable + 4);
  p.lineTo(x + w, y + h - 8);
  p.lineTo(x + w - 8, y + h);
  p.closePath();
  return p;
}

function track(ctx: Ctx, id: TrackId): void {
  const { box, spaces } = MANOR.tracks[id];
  const shape = room(box);
  well(ctx, shape, 'rgba(20,6,32,.62)');
  ctx.lineWidth = 1.8;
  ctx.strokeStyle = gilt(ctx, box.y, box.y + box.h);
  ctx.stroke(shape);
  const [name, glyph] = HEADS[id];
  heading(ctx, name, glyph, box);
  for (const space of spaces) slot(ctx, space, id === 'draw' ? 28 : 30);
  if (id === 'draw') drawTable(ctx);
}

/** Glyph and name together in the middle of the gable. */
function heading(ctx: Ctx, name: string, glyph: string, { x, y, w }: PrintedArea): void {
  ctx.font = '400 23px "IM Fell English SC"';
  const width = ctx.measureText(name).width;
  const left = x + (w - width - 28) / 2;
  symbol(ctx, glyph, left + 11, y + 25, 23, GOLD);
  label(ctx, name, left + 28, y + 33);
}

/** Treasures to place and rituals to draw, for 0 to 3 cubes. What the spaces of all tracks are worth is written live: the rules own those numbers. */
function drawTable(ctx: Ctx): void {
  const { none, kinds } = MANOR.draw;
  ctx.lineWidth = 1.4;
  ctx.setLineDash([4, 4]);
  ctx.strokeStyle = 'rgba(255,224,160,.5)';
  ctx.stroke(rect(none.x - 13, none.y - 13, 26, 26, 5));
  ctx.setLineDash([]);
  symbol(ctx, 'open-treasure-chest', kinds.x, kinds.y, 25, GOLD);
  symbol(ctx, 'pentacle', kinds.x, kinds.y + 24, 22, GOLD);
}

const slot = (ctx: Ctx, { x, y }: PrintedPoint, size: number): void => well(ctx, rect(x - size / 2, y - size / 2, size, size, 6), 'rgba(6,2,12,.75)');

function omens(ctx: Ctx): void {
  const { x, y, w, h } = MANOR.omensBox;
  well(ctx, rect(x, y, w, h, 10), 'rgba(20,6,32,.62)');
  symbol(ctx, 'eye-of-horus', x + 34, y + 20, 24, GOLD);
  label(ctx, 'Omens', x + 52, y + 28);
  for (const place of MANOR.omens) slot(ctx, place, 30);
}

function supply(ctx: Ctx, { x, y, w, h }: PrintedArea, name: string): void {
  well(ctx, rect(x, y, w, h, 10), 'rgba(20,6,32,.62)');
  fitted(ctx, name, x + w / 2, y + 27, w - 12, '400 23px "IM Fell English SC"', '#f0d59a', 'rgba(0,0,0,.8)');
}

/** Wax seals along a cord; the crown of the goal is a live piece, because variants move it. */
function seals(ctx: Ctx): void {
  const { seals: cells, seal: r } = MANOR;
  const first = cells[0]!;
  symbol(ctx, 'wax-seal', 172, first.y, 27, GOLD);
  label(ctx, 'Seals', 190, first.y + 8);
  ctx.lineWidth = 5;
  ctx.strokeStyle = 'rgba(10,2,18,.8)';
  ctx.stroke(line([first.x, first.y], [cells.at(-1)!.x, first.y]));
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = gilt(ctx, first.y - 3, first.y + 3);
  ctx.stroke(line([first.x, first.y], [cells.at(-1)!.x, first.y]));
  cells.forEach(({ x, y }, i) => {
    well(ctx, disc(x, y, r), i ? 'rgba(58,14,74,.98)' : 'rgba(20,6,32,.98)');
    ctx.fillStyle = 'rgba(255,208,240,.1)';
    if (i) ctx.fill(glyphAt('wax-seal', x, y, r * 1.9));
    digit(ctx, i, x, y, i ? GOLD : 'rgba(255,224,160,.7)', 23);
  });
}
