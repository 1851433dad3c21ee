import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import { SPIDER, type SpiderBox } from '../../../../src/table/games/vast/printed/spiderBoard.ts';
import type { PrintedArea } from '../../../../src/table/games/vast/printed/places.ts';
import { dialFace } from '../dials.ts';
import { gilt, label, text, well } from '../print.ts';
import { cobweb } from '../scenes/backdrops.ts';
import { gothicArch } from '../scenes/kit.ts';
import { boardCanvas } from '../tray.ts';
import { formFrames } from './formCards.ts';

const PAD = 26;

/** Name, glyph, and what a box takes: so many power cards, or a drop of Blood. */
const BOXES: Record<SpiderBox, readonly [string, string, 'blood' | 'egg' | 'card']> = {
  eyes: ['Eyes', 'six-eyes', 'card'],
  fangs: ['Fangs', 'fangs', 'card'],
  webs: ['Webs', 'spider-web', 'card'],
  egg: ['Lay Egg', 'nest-eggs', 'egg'],
  veil: ['Veil', 'night-sky', 'card'],
  tend: ['Tend', 'egg-clutch', 'blood'],
  loot: ['Loot', 'open-treasure-chest', 'card'],
  legs: ['Legs', 'long-legged-spider', 'card'],
  expand: ['Expand', 'expand', 'card'],
};

export function spiderFrames(): Frame[] {
  const { w, h } = SPIDER;
  return [frame('playerboard/spider', spiderBoard().canvas, PAD / (w + 2 * PAD), PAD / (h + 2 * PAD)), ...formFrames()];
}

function spiderBoard() {
  const { w, h, title, terror, defense, spirit, forms, boxes, bloodBox } = SPIDER;
  const ctx = boardCanvas(w, h, ['#6a1422', '#16080e'], 2, PAD);
  silk(ctx, w, h);
  text(ctx, 'The Spider', title.x, title.y, '700 32px Almendra', '#ffd9b8', 'left', 'rgba(0,0,0,.9)');
  label(ctx, 'Terror', title.x, title.y + 23, 'left', 21);
  dialFace(ctx, terror, { every: 3, paper: ['#f4dfce', '#b98a78'], ink: '#3a0d14', goal: 12 });
  stat(ctx, 'Defense', 'checked-shield', defense);
  stat(ctx, 'Spirit', 'card-draw', spirit);
  for (const { x, y, w: fw, h: fh } of Object.values(forms)) well(ctx, rect(x - 1, y - 1, fw + 2, fh + 2, 9), 'rgba(10,2,6,.6)');
  for (const box of Object.keys(BOXES) as SpiderBox[]) spell(ctx, box, boxes[box]);
  bowl(ctx, bloodBox);
  brood(ctx);
  return ctx;
}

/** Webs in two corners of the print. */
function silk(ctx: Ctx, w: number, h: number) {
  ctx.save();
  ctx.clip(rect(9, 9, w - 18, h - 18, 6));
  cobweb(ctx, 40, 12, 330, 'rgba(255,220,210,.12)');
  cobweb(ctx, w - 30, h - 10, 360, 'rgba(255,220,210,.12)');
  ctx.restore();
}

/** The number is live. */
function stat(ctx: Ctx, name: string, glyph: string, { x, y, w, h }: PrintedArea) {
  well(ctx, rect(x, y, w, h, 8), 'rgba(14,2,8,.55)');
  ctx.fillStyle = gilt(ctx, y + 3, y + 33);
  ctx.fill(glyphAt(glyph, x + 24, y + 18, 28));
  label(ctx, name, x + w / 2, y + h - 5, 'center', 21);
}

/** Parchment, so that it reads as a place to put a card on. */
function spell(ctx: Ctx, box: SpiderBox, { x, y, w, h }: PrintedArea) {
  const [name, glyph, takes] = BOXES[box];
  const sheet = rect(x, y, w, h, 8);
  const paper = ctx.createLinearGradient(x, y, x + 50, y + h);
  paper.addColorStop(0, '#f1ddc4');
  paper.addColorStop(1, '#c09a7a');
  ctx.fillStyle = paper;
  ctx.fill(sheet);
  withGrain(ctx, sheet, 0.4);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = '#4a0f16';
  ctx.stroke(sheet);
  ctx.lineWidth = 0.8;
  ctx.stroke(rect(x + 3.5, y + 3.5, w - 7, h - 7, 5));
  ctx.fillStyle = '#6a1422';
  const tall = h > 80;
  const narrow = w < 80 && !tall;
  const size = tall ? 50 : narrow ? 30 : 36;
  const gx = tall || narrow ? x + w / 2 : x + 26;
  ctx.fill(glyphAt(glyph, gx, tall ? y + 40 : narrow ? y + 21 : y + h / 2, size));
  if (tall || narrow) text(ctx, name, x + w / 2, y + h - (tall ? 14 : 9), '400 22px "IM Fell English SC"', '#320a10', 'center');
  else text(ctx, name, x + 50, y + h / 2 + (takes === 'egg' ? -2 : 7), '400 22px "IM Fell English SC"', '#320a10');
  if (takes === 'egg') for (const k of [0, 1]) cardSign(ctx, x + 60 + k * 20, y + h - 18);
  if (takes === 'blood') {
    ctx.fillStyle = '#b01822';
    ctx.fill(glyphAt('drop', x + w - 15, y + 16, 20));
  }
}

function cardSign(ctx: Ctx, x: number, y: number) {
  ctx.fillStyle = '#4a0f16';
  ctx.fill(rect(x - 7, y - 10, 14, 19, 3));
  ctx.fillStyle = '#f1ddc4';
  ctx.fill(glyphAt('masked-spider', x, y, 11));
}

/** A stone bowl that the tokens of her Blood lie in. */
function bowl(ctx: Ctx, { x, y, w, h }: PrintedArea) {
  well(ctx, rect(x, y, w, h, 8), 'rgba(14,2,8,.55)');
  label(ctx, 'Blood', x + w / 2, y + 24, 'center', 21);
  const { x: bx, y: by } = SPIDER.blood;
  const stone = ctx.createRadialGradient(bx - 10, by - 14, 2, bx, by, 40);
  stone.addColorStop(0, '#4a0a12');
  stone.addColorStop(0.75, '#220408');
  stone.addColorStop(1, '#6a5a5e');
  ctx.fillStyle = '#3a2f34';
  ctx.fill(disc(bx, by + 5, 36, 30));
  ctx.fillStyle = stone;
  ctx.fill(disc(bx, by, 36, 29));
  ctx.lineWidth = 2;
  ctx.strokeStyle = 'rgba(255,214,190,.35)';
  ctx.stroke(disc(bx, by, 36, 29));
}

/** Niches of the Spiderlings, and a nest for each Egg. */
function brood(ctx: Ctx) {
  for (const { x, y } of SPIDER.spiderlings) {
    well(ctx, gothicArch(x - 16, y - 76, 32, 86), 'rgba(10,2,6,.62)');
    ctx.fillStyle = 'rgba(255,190,170,.16)';
    ctx.fill(glyphAt('masked-spider', x, y - 24, 27));
  }
  for (const { x, y } of SPIDER.eggs) {
    well(ctx, rect(x - 23, y - 58, 46, 73, 10), 'rgba(10,2,6,.62)');
    ctx.fillStyle = 'rgba(255,190,170,.16)';
    ctx.fill(glyphAt('nest-eggs', x, y - 20, 34));
  }
}
