import { line, rect, type Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { stabilityTable, terrorTable } from '../../../src/engine/games/vast/content/journey.ts';
import { MARCH, TERROR, type PrintedArea } from '../../../src/table/games/vast/printed/places.ts';
import { dialFace } from './dials.ts';
import { digit, fitted, gilt, label, text, title, well } from './print.ts';
import { gothicArch } from './scenes/kit.ts';
import { boardCanvas } from './tray.ts';

const VALUES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'];
const GLYPH: Record<string, string> = { treasure: 'open-treasure-chest', favor: 'prayer' };

export function marchBoard() {
  const ctx = boardCanvas(MARCH.w, MARCH.h, ['#3d4a3c', '#1b241f']);
  title(ctx, 'The Skeletons', 28, 49, '#eaf0c8');
  MARCH.cards.forEach(({ x, y }, i) => {
    const { w, h } = MARCH.card;
    well(ctx, rect(x - w / 2 - 2, y - h / 2 - 2, w + 4, h + 4, 8));
    text(ctx, String(i + 1), x, y + 14, '700 40px Almendra', 'rgba(234,240,200,.22)', 'center');
  });
  dialFace(ctx, MARCH.stability, { label: 'Stability', every: 6 });
  const d = MARCH.spawnDie;
  well(ctx, rect(d.x - 46, d.y - 68, 92, 118, 8));
  label(ctx, 'Spawn', d.x, d.y - 40, 'center');
  ctx.fillStyle = 'rgba(234,240,200,.16)';
  ctx.fill(glyphAt('dice-six-faces-four', d.x, d.y + 7, 54));
  printedTable(ctx, MARCH.table, [
    ['walking-boot', stabilityTable.map((step) => step.movement)],
    ['run', stabilityTable.map((step) => step.rush)],
    ['broadsword', stabilityTable.map((step) => step.strength)],
  ]);
  return { ctx, size: MARCH };
}

export function terrorBoard() {
  const ctx = boardCanvas(TERROR.w, TERROR.h, ['#4d3a5e', '#1e1430']);
  title(ctx, 'The Poltergeists', 28, 49, '#e6e2ff');
  dialFace(ctx, TERROR.terror, { label: 'Terror', every: 6 });
  printedTable(ctx, TERROR.table, [
    ['checked-shield', terrorTable.map((step) => step.poltergeist)],
    ['card-discard', terrorTable.map((step) => step.discard ?? '')],
  ]);
  for (const { x, y } of TERROR.shelf) {
    const niche = gothicArch(x - 18, y - 78, 36, 84);
    well(ctx, niche, 'rgba(10,8,26,.6)');
    ctx.fillStyle = 'rgba(190,206,244,.16)';
    ctx.fill(glyphAt('ghost', x, y - 30, 28));
  }
  const foot = TERROR.shelf[0]!.y + 8;
  ctx.fillStyle = gilt(ctx, foot - 2, foot + 4);
  ctx.fill(rect(TERROR.shelf[0]!.x - 22, foot, 287, 4, 2));
  return { ctx, size: TERROR };
}

/** A parchment table: a glyph says what a row gives, one column per value of the dial. */
function printedTable(ctx: Ctx, columns: PrintedArea[], rows: [string, readonly (number | string)[]][]) {
  const first = columns[0]!;
  const left = 24;
  const width = first.x + first.w * 11 - left + 2;
  const box = rect(left, first.y - 2, width, first.h + 4, 6);
  const paper = ctx.createLinearGradient(left, first.y, left + 160, first.y + first.h);
  paper.addColorStop(0, '#f4e7c6');
  paper.addColorStop(1, '#d0b98a');
  ctx.fillStyle = paper;
  ctx.fill(box);
  withGrain(ctx, box, 0.4);
  const step = first.h / (rows.length + 1);
  ctx.fillStyle = 'rgba(93,58,20,.24)';
  ctx.fill(rect(left, first.y - 2, width, step + 2, [6, 6, 0, 0]));
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = '#5d3a14';
  ctx.stroke(box);
  const print = (value: number | string, x: number, y: number, head: boolean) => {
    const glyph = GLYPH[value];
    if (glyph) {
      ctx.fillStyle = value === 'favor' ? '#5a3b86' : '#8a5510';
      ctx.fill(glyphAt(glyph, x, y, 25));
    } else if (value === '10+') fitted(ctx, value, x, y + 7.5, first.w - 2, '700 23px Almendra', '#5a2f0a');
    else digit(ctx, value, x, y, head ? '#5a2f0a' : '#2f1838');
  };
  [['speedometer', VALUES] as const, ...rows].forEach(([glyph, values], i) => {
    const y = first.y + step * (i + 0.5);
    ctx.fillStyle = i ? '#4a2a5c' : '#5a2f0a';
    ctx.fill(glyphAt(glyph, (left + first.x) / 2, y, 26));
    values.forEach((value, v) => print(value, first.x + first.w * (v + 0.5), y, !i));
    ctx.lineWidth = 0.8;
    ctx.strokeStyle = 'rgba(93,58,20,.55)';
    if (i) ctx.stroke(line([left + 4, first.y + step * i], [left + width - 4, first.y + step * i]));
  });
  for (let v = 0; v < 11; v++) ctx.stroke(line([first.x + first.w * v, first.y + 3], [first.x + first.w * v, first.y + first.h - 3]));
}
