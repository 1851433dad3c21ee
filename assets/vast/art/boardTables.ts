import { disc, line, rect, type Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { stabilityTable, terrorTable } from '../../../src/engine/games/vast/content/journey.ts';
import { MARCH, TERROR, type Area } from '../places.ts';
import { dialFace } from './dials.ts';
import { gilt, label, text, well } from './print.ts';
import { gothicArch } from './scenes/kit.ts';
import { boardCanvas } from './tray.ts';

const VALUES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'];
const GLYPH: Record<string, string> = { treasure: 'open-treasure-chest', favor: 'prayer' };

export function marchBoard() {
  const ctx = boardCanvas(MARCH.w, MARCH.h, ['#3d4a3c', '#1b241f']);
  text(ctx, 'The Skeletons', 30, 46, '700 29px Almendra', '#eaf0c8', 'left', 'rgba(0,0,0,.9)');
  label(ctx, 'March Order', 30, 68, 'left', 17);
  MARCH.cards.forEach(({ x, y }, i) => {
    const { w, h } = MARCH.card;
    well(ctx, rect(x - w / 2 - 2, y - h / 2 - 2, w + 4, h + 4, 8));
    text(ctx, String(i + 1), x, y + 14, '700 40px Almendra', 'rgba(234,240,200,.22)', 'center');
  });
  dialFace(ctx, MARCH.stability, { label: 'Stability', every: 3 });
  const d = MARCH.spawnDie;
  well(ctx, rect(d.x - 44, d.y - 56, 88, 100, 8));
  label(ctx, 'Spawn', d.x, d.y - 33, 'center');
  ctx.fillStyle = 'rgba(234,240,200,.16)';
  ctx.fill(glyphAt('dice-six-faces-four', d.x, d.y + 7, 54));
  printedTable(ctx, MARCH.table, 'Stability', [
    ['Movement', stabilityTable.map((step) => step.movement)],
    ['Rush', stabilityTable.map((step) => step.rush)],
    ['Strength', stabilityTable.map((step) => step.strength)],
  ]);
  return { ctx, size: MARCH };
}

export function terrorBoard() {
  const ctx = boardCanvas(TERROR.w, TERROR.h, ['#4d3a5e', '#1e1430']);
  text(ctx, 'The Poltergeists', 30, 48, '700 29px Almendra', '#e6e2ff', 'left', 'rgba(0,0,0,.9)');
  label(ctx, 'Catch them', 30, 74, 'left', 17);
  label(ctx, 'before Terror is full', 30, 98, 'left', 17);
  dialFace(ctx, TERROR.terror, { label: 'Terror', every: 3 });
  printedTable(ctx, TERROR.table, 'Terror', [
    ['Strength', terrorTable.map((step) => step.poltergeist)],
    ['Discard', terrorTable.map((step) => step.discard ?? '')],
  ]);
  for (const { x, y } of TERROR.shelf) {
    const niche = gothicArch(x - 23, y - 58, 46, 66);
    well(ctx, niche, 'rgba(10,8,26,.6)');
    ctx.fillStyle = 'rgba(190,206,244,.13)';
    ctx.fill(glyphAt('ghost', x, y - 20, 32));
  }
  ctx.fillStyle = gilt(ctx, 288, 294);
  ctx.fill(rect(24, 290, TERROR.w - 48, 4, 2));
  return { ctx, size: TERROR };
}

/** A parchment table: names on the left, one column per value. */
function printedTable(ctx: Ctx, columns: Area[], head: string, rows: [string, readonly (number | string)[]][]) {
  const first = columns[0]!;
  const left = 26;
  const width = first.x + first.w * 11 - left + 6;
  const box = rect(left, first.y - 2, width, first.h + 4, 6);
  const paper = ctx.createLinearGradient(left, first.y, left + 160, first.y + first.h);
  paper.addColorStop(0, '#efe0bc');
  paper.addColorStop(1, '#c3ab7c');
  ctx.fillStyle = paper;
  ctx.fill(box);
  withGrain(ctx, box, 0.4);
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = '#5d3a14';
  ctx.stroke(box);
  const step = first.h / (rows.length + 1);
  const print = (value: number | string, x: number, y: number, bold: boolean) => {
    const glyph = GLYPH[value];
    if (glyph) {
      ctx.fillStyle = value === 'favor' ? '#5a3b86' : '#8a5510';
      ctx.fill(glyphAt(glyph, x, y - 5, 17));
    } else text(ctx, String(value), x, y, `700 ${bold ? 15 : 16}px Almendra`, bold ? '#6b3f12' : '#2f1838', 'center');
  };
  [[head, VALUES] as const, ...rows].forEach(([name, values], i) => {
    const y = first.y + step * (i + 0.5) + 5;
    text(ctx, name, left + 9, y, '400 16px "IM Fell English SC"', i ? '#2f1838' : '#6b3f12');
    values.forEach((value, v) => print(value, first.x + first.w * (v + 0.5), y, !i));
    ctx.lineWidth = 0.8;
    ctx.strokeStyle = 'rgba(93,58,20,.55)';
    if (i) ctx.stroke(line([left + 4, first.y + step * i], [left + width - 4, first.y + step * i]));
  });
  for (let v = 0; v < 11; v++) ctx.stroke(line([first.x + first.w * v, first.y + 3], [first.x + first.w * v, first.y + first.h - 3]));
  ctx.fillStyle = '#5d3a14';
  ctx.fill(disc(first.x, first.y + step, 2));
}
