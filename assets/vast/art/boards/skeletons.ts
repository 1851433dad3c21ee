import { disc, line, poly, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import { ACTIONS, SKELETONS, type SkeletonAction } from '../../../../src/table/games/vast/printed/skeletonsBoard.ts';
import { dialFace } from '../dials.ts';
import { gilt, label, text, well } from '../print.ts';
import { boardCanvas } from '../tray.ts';
import { gearStripFrames } from './gearStrips.ts';
import { marchCardFrames } from './marchCards.ts';

const PAD = 26;
const PALE = '#eaf0c8';

/** Name, glyph and what it costs in Stability, or brings. */
const PRICES: Record<SkeletonAction, readonly [string, string, string]> = {
  strike: ['Strike', 'crossed-swords', '1'],
  breach: ['Breach', 'broken-wall', '1'],
  tunnel: ['Tunnel', 'hole-ladder', '0'],
  arm: ['Arm', 'anvil', '0'],
  dig: ['Dig', 'dig-hole', '2'],
  loot: ['Loot', 'open-treasure-chest', '+2'],
  summon: ['Summon', 'raise-skeleton', '3'],
};

export function skeletonsFrames(): Frame[] {
  const { w, h } = SKELETONS;
  const board = frame('playerboard/skeletons', skeletonsBoard().canvas, PAD / (w + 2 * PAD), PAD / (h + 2 * PAD));
  return [board, ...marchCardFrames(), ...gearStripFrames()];
}

function skeletonsBoard() {
  const { w, h, title, stability, skulls, prices } = SKELETONS;
  const ctx = boardCanvas(w, h, ['#46583f', '#18221a'], 2, PAD);
  bones(ctx);
  text(ctx, 'The Skeletons', title.x, title.y, '700 32px Almendra', PALE, 'left', 'rgba(0,0,0,.9)');
  label(ctx, 'Stability', title.x, title.y + 23, 'left', 21);
  dialFace(ctx, stability, { every: 3, paper: ['#f0ecd0', '#b3b58a'], ink: '#26331f' });
  for (const { x, y } of skulls) {
    well(ctx, disc(x, y, 24, 22));
    ctx.fillStyle = 'rgba(234,240,200,.22)';
    ctx.fill(glyphAt('crowned-skull', x, y - 2, 30));
  }
  SKELETONS.slots.forEach((_, i) => slot(ctx, i));
  priceList(ctx, prices);
  return ctx;
}

/** Crossed bones behind the slots, barely seen. */
function bones(ctx: Ctx) {
  ctx.save();
  ctx.globalAlpha = 0.1;
  ctx.fillStyle = PALE;
  for (let i = 0; i < 6; i++) ctx.fill(glyphAt('crossed-bones', 284 + i * 158, 150, 84, i % 2 ? 0.2 : -0.15));
  ctx.restore();
}

/** The hollow of a card with its number, and below it a rack for gear. An arrow leads to the next. */
function slot(ctx: Ctx, i: number) {
  const { x, y } = SKELETONS.slots[i]!;
  const { w, h } = SKELETONS.card;
  well(ctx, rect(x - w / 2 - 1, y - h / 2 - 1, w + 2, h + 2, 9));
  text(ctx, String(i + 1), x, y + 19, '700 56px Almendra', 'rgba(234,240,200,.25)', 'center');
  SKELETONS.gear[i]!.forEach((at) => {
    ctx.fillStyle = 'rgba(8,12,8,.34)';
    ctx.fill(rect(at.x - w / 2 + 2, at.y - 11, w - 4, 22, 5));
    ctx.strokeStyle = 'rgba(201,178,110,.3)';
    ctx.lineWidth = 1;
    ctx.stroke(rect(at.x - w / 2 + 2, at.y - 11, w - 4, 22, 5));
  });
  ctx.fillStyle = 'rgba(234,240,200,.12)';
  for (const at of SKELETONS.gear[i]!) ctx.fill(glyphAt('crossed-bones', at.x, at.y, 18));
  if (i === 0) return;
  const left = x - w / 2 - 3;
  ctx.fillStyle = gilt(ctx, y - 14, y + 14);
  ctx.fill(poly([left - 3, y - 11], [left + 5, y], [left - 3, y + 11]));
}

/** What their actions cost, on parchment, in the order of the rules. */
function priceList(ctx: Ctx, prices: typeof SKELETONS.prices) {
  const first = prices.strike;
  const last = prices.summon;
  const sheet = rect(first.x, first.y, first.w, last.y + last.h - first.y, 7);
  const paper = ctx.createLinearGradient(first.x, first.y, first.x + 120, last.y);
  paper.addColorStop(0, '#efe6c4');
  paper.addColorStop(1, '#b9b184');
  ctx.fillStyle = paper;
  ctx.fill(sheet);
  withGrain(ctx, sheet, 0.45);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = '#3d4a24';
  ctx.stroke(sheet);
  ACTIONS.forEach((action, i) => {
    const { x, y, w, h } = prices[action];
    const [name, glyph, cost] = PRICES[action];
    if (i > 0) {
      ctx.strokeStyle = 'rgba(61,74,36,.45)';
      ctx.lineWidth = 0.9;
      ctx.stroke(line([x + 5, y], [x + w - 5, y]));
    }
    ctx.fillStyle = '#3d4a24';
    ctx.fill(glyphAt(glyph, x + 18, y + h / 2, 21));
    text(ctx, name, x + 36, y + h / 2 + 7, '400 21px "IM Fell English SC"', '#1f2a14');
    coin(ctx, x + w - 24, y + h / 2, cost);
  });
}

/** Stability as a stone; what is free has none. */
function coin(ctx: Ctx, x: number, y: number, cost: string) {
  if (cost === '0') return text(ctx, '–', x, y + 6, '700 22px Almendra', '#55663a', 'center');
  const stone = ctx.createLinearGradient(x - 12, y - 12, x + 12, y + 12);
  stone.addColorStop(0, '#6f8a5c');
  stone.addColorStop(1, '#2c3b20');
  ctx.fillStyle = stone;
  ctx.fill(rect(x - 17, y - 11, 34, 22, 9));
  text(ctx, cost, x, y + 7.5, '700 22px Almendra', '#fdf8e2', 'center');
}
