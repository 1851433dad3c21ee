import { disc, line, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { cubeThresholds, favorThresholds } from '../../../src/engine/games/vast/content/values.ts';
import { PALADIN, type PrintedArea, type PrintedPoint } from '../../../src/table/games/vast/printed/places.ts';
import { marchBoard, terrorBoard } from './boardTables.ts';
import { dialFace, handFrames } from './dials.ts';
import { paintPortrait } from './portraits.ts';
import { BONE, digit, gilt, inkLabel, label, symbol, title, well } from './print.ts';
import { boardCanvas } from './tray.ts';

const PAD = 26;
/** Where the names of the tracks begin. */
const LEFT = 147;

/** The printed boards without anything that moves. The anchor is the upper left corner of the board, inside its shadow. */
export function boardPrints(): Frame[] {
  const laid = (name: string, ctx: Ctx, { w, h }: { w: number; h: number }) => frame(
    `playerboard/${name}`,
    ctx.canvas,
    PAD / (w + 2 * PAD),
    PAD / (h + 2 * PAD),
  );
  const march = marchBoard();
  const terror = terrorBoard();
  return [laid('paladin', paladinBoard(), PALADIN), laid('march', march.ctx, march.size), laid('terror', terror.ctx, terror.size), ...handFrames()];
}

function paladinBoard() {
  const thresholds = Object.fromEntries([
    ...cubeThresholds.map((grit) => [grit, 'cube' as const]),
    ...favorThresholds.map((grit) => [grit, 'card' as const]),
  ]);
  const { w, h } = PALADIN;
  const ctx = boardCanvas(w, h, ['#53386a', '#241637'], 2, PAD);
  const p = PALADIN.portrait;
  paintPortrait(ctx, 'paladin', p.x, p.y, p.w, p.h);
  title(ctx, 'The Paladin', LEFT, 49);
  ctx.strokeStyle = gilt(ctx, 55, 59);
  ctx.lineWidth = 1.2;
  ctx.stroke(line([LEFT, 58], [479, 58]));
  track(ctx, 'Health', PALADIN.health);
  wells(ctx, 'Fury', PALADIN.fury, 'flamer');
  wells(ctx, 'Light', PALADIN.light, 'sun');
  actionBox(ctx, 'Prepare', 'checked-shield', PALADIN.prepareBox, PALADIN.prepare);
  actionBox(ctx, 'Sprint', 'boots', PALADIN.sprintBox, PALADIN.sprint);
  actionBox(ctx, 'Crusade', 'flying-flag', PALADIN.crusadeBox, PALADIN.crusade);
  const u = PALADIN.unassignedBox;
  well(ctx, rect(u.x, u.y, u.w, u.h, 10), 'rgba(16,8,26,.5)');
  label(ctx, 'Ready', u.x + u.w / 2, u.y + 31, 'center');
  ctx.strokeStyle = BONE;
  ctx.globalAlpha = 0.28;
  ctx.lineWidth = 1.2;
  for (const { x, y } of PALADIN.unassigned) ctx.stroke(rect(x - 12, y - 12, 24, 24, 4));
  ctx.globalAlpha = 1;
  dialFace(ctx, PALADIN.grit, { label: 'Grit', every: 10, marks: thresholds });
  statBox(ctx, 'Strength', 'broadsword', PALADIN.strengthBox);
  statBox(ctx, 'Defense', 'checked-shield', PALADIN.defenseBox);
  return ctx;
}

/** Numbered cells for a wooden cube. */
function track(ctx: Ctx, name: string, cells: PrintedPoint[]) {
  const size = 30;
  label(ctx, name, LEFT, cells[0]!.y + 8);
  cells.forEach(({ x, y }, i) => {
    if (i) {
      ctx.strokeStyle = 'rgba(201,151,63,.6)';
      ctx.lineWidth = 1.2;
      ctx.stroke(line([cells[i - 1]!.x + size / 2, y], [x - size / 2, y]));
    }
    well(ctx, rect(x - size / 2, y - size / 2, size, size, size * 0.26));
    ctx.globalAlpha = 0.22;
    ctx.fillStyle = '#f0c0a0';
    ctx.fill(glyphAt('hearts', x, y, size * 0.82));
    ctx.globalAlpha = 1;
    digit(ctx, i, x, y);
  });
}

/** Round hollows for tokens, with the token's own glyph at the bottom. */
function wells(ctx: Ctx, name: string, places: PrintedPoint[], glyph: string) {
  label(ctx, name, LEFT, places[0]!.y + 8);
  for (const { x, y } of places) {
    well(ctx, disc(x, y, 14, 13.4));
    ctx.fillStyle = 'rgba(246,220,150,.24)';
    ctx.fill(glyphAt(glyph, x, y, 19));
  }
}

function actionBox(ctx: Ctx, name: string, glyph: string, { x, y, w, h }: PrintedArea, slots: PrintedPoint[]) {
  const box = rect(x, y, w, h, 9);
  const paper = ctx.createLinearGradient(x, y, x + 60, y + h);
  paper.addColorStop(0, '#efe0bc');
  paper.addColorStop(1, '#bfa676');
  ctx.fillStyle = paper;
  ctx.fill(box);
  withGrain(ctx, box, 0.4);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = '#5d3a14';
  ctx.stroke(box);
  ctx.lineWidth = 0.8;
  ctx.stroke(rect(x + 4, y + 4, w - 8, h - 8, 6));
  ctx.fillStyle = '#4a2a5c';
  ctx.fill(glyphAt(glyph, x + w / 2, y + 32, 44));
  inkLabel(ctx, name, x + w / 2, y + 80, 'center', 25);
  for (const slot of slots) well(ctx, rect(slot.x - 12, slot.y - 12, 24, 24, 5), 'rgba(60,34,20,.5)');
}

/** The number is a live text: it changes with every Fury. */
function statBox(ctx: Ctx, name: string, glyph: string, { x, y, w, h }: PrintedArea) {
  well(ctx, rect(x, y, w, h, 9), 'rgba(16,8,26,.5)');
  symbol(ctx, glyph, x + 34, y + 30, 42, gilt(ctx, y + 8, y + 52));
  label(ctx, name, x + w / 2, y + h - 9, 'center', 24);
}
