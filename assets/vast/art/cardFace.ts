import { context, disc, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { CARD, MARKS, SEALS, TONES, type Mark, type Tone } from '../../../src/table/games/vast/printed/cardPlan.ts';
import { gilt } from './print.ts';
import { picture, type Scene } from './scenes/kit.ts';

/** Pieces of cards, at two pixels a unit. Words are put on by the table. */
function piece(name: string, w: number, h: number, draw: (ctx: Ctx) => void): Frame {
  const ctx = context(w * 2, h * 2);
  ctx.scale(2, 2);
  draw(ctx);
  return frame(name, ctx.canvas);
}

/** The stock of a card with its title bar, in each tone; every seal and every token. */
export function cardPieces(): Frame[] {
  const { w, h, seal, token } = CARD;
  return [
    ...(Object.keys(TONES) as Tone[]).map((tone) =>
      piece(`card/stock/${tone}`, w, h, (ctx) => {
        const body = rect(0, 0, w, h, 13);
        stock(ctx, body, TONES[tone]);
        titleBar(ctx, TONES[tone]);
        worn(ctx, body);
      }),
    ),
    ...Object.entries(SEALS).map(([name, { glyph, tone }]) =>
      piece(`card/seal/${name}`, seal, seal, (ctx) => drawSeal(ctx, seal / 2, glyph, TONES[tone])),
    ),
    ...Object.entries(MARKS).map(([name, mark]) => piece(`card/mark/${name}`, token, token, (ctx) => drawToken(ctx, token / 2, mark))),
  ];
}

/** The picture of a card in its window, with the shadow of the frame on it. */
export function cardScene(name: string, scene: Scene, h: number = CARD.art.h): Frame {
  const { w, rim } = CARD.art;
  return piece(`card/scene/${name}`, w + 2 * rim, h + 2 * rim, (ctx) => {
    ctx.translate(rim, rim);
    ctx.save();
    ctx.clip(rect(0, 0, w, h, 4));
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(picture(scene, w, h, 4), 0, 0, w, h);
    ctx.shadowColor = 'rgba(0,0,0,.8)';
    ctx.shadowBlur = 14;
    ctx.lineWidth = 4;
    ctx.strokeStyle = 'rgba(10,4,14,.7)';
    ctx.stroke(rect(-2, -2, w + 4, h + 4, 4));
    ctx.restore();
    ctx.lineWidth = 1.6;
    ctx.strokeStyle = gilt(ctx, 0, h);
    ctx.stroke(rect(0, 0, w, h, 4));
  });
}

function stock(ctx: Ctx, body: Path2D, tone: readonly [string, string]) {
  const { w, h } = CARD;
  ctx.fillStyle = '#f0e4c6';
  ctx.fill(body);
  const edge = ctx.createLinearGradient(0, 0, w, h);
  edge.addColorStop(0, tone[0]);
  edge.addColorStop(1, tone[1]);
  ctx.fillStyle = edge;
  ctx.fill(rect(4.5, 4.5, w - 9, h - 9, 10));
  const paper = ctx.createLinearGradient(0, 0, w * 0.4, h);
  paper.addColorStop(0, '#f9efd8');
  paper.addColorStop(0.6, '#f0e2c2');
  paper.addColorStop(1, '#dcc89e');
  ctx.fillStyle = paper;
  ctx.fill(rect(10, 10, w - 20, h - 20, 8));
  withGrain(ctx, body, 0.36);
}

function titleBar(ctx: Ctx, tone: readonly [string, string]) {
  const bar = rect(10, 10, CARD.w - 20, 32, [8, 8, 2, 2]);
  const g = ctx.createLinearGradient(0, 10, 0, 42);
  g.addColorStop(0, tone[0]);
  g.addColorStop(1, tone[1]);
  ctx.fillStyle = g;
  ctx.fill(bar);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = gilt(ctx, 10, 42);
  ctx.stroke(bar);
}

function drawSeal(ctx: Ctx, at: number, glyph: string, tone: readonly [string, string]) {
  ctx.fillStyle = 'rgba(20,8,4,.5)';
  ctx.fill(disc(at + 1.5, at + 2, 16));
  ctx.fillStyle = gilt(ctx, at - 16, at + 16);
  ctx.fill(disc(at, at, 16));
  ctx.fillStyle = tone[1];
  ctx.fill(disc(at, at, 13.6));
  ctx.fillStyle = '#ffe2a0';
  ctx.fill(glyphAt(glyph, at, at, 19));
}

function drawToken(ctx: Ctx, at: number, { glyph, tones, ink }: Mark) {
  const g = ctx.createLinearGradient(at - 14, at - 14, at + 14, at + 14);
  g.addColorStop(0, tones[0]);
  g.addColorStop(1, tones[1]);
  ctx.fillStyle = '#2a1404';
  ctx.fill(disc(at + 1, at + 2, 15.6));
  ctx.fillStyle = g;
  ctx.fill(disc(at, at, 14.6));
  ctx.fillStyle = ink;
  if (glyph) ctx.fill(glyphAt(glyph, at, at, 21));
}

function worn(ctx: Ctx, body: Path2D) {
  ctx.save();
  ctx.clip(body);
  ctx.lineWidth = 2.4;
  const rim = ctx.createLinearGradient(0, 0, CARD.w, CARD.h);
  rim.addColorStop(0, 'rgba(255,252,240,.95)');
  rim.addColorStop(0.4, 'rgba(255,252,240,.1)');
  rim.addColorStop(1, 'rgba(60,30,20,.5)');
  ctx.strokeStyle = rim;
  ctx.stroke(body);
  ctx.restore();
}
