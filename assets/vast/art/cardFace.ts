import { context, disc, rect, type Ctx } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { digit, fitted, gilt, readable, wrap } from './print.ts';
import { picture, type Scene } from './scenes/kit.ts';

/** A token in the lower right corner of the picture: what a use costs, or what the card is worth. */
export interface Mark { glyph?: string; words?: string; tones: readonly [string, string]; ink: string }
export interface Face {
  title: string;
  brief: string;
  /** The kind of the card, on a seal. */
  glyph: string;
  tone: readonly [string, string];
  scene: Scene;
  marks?: readonly Mark[];
  /** A higher picture leaves room for fewer lines. */
  art?: number;
}

export const CARD = { w: 196, h: 274 };
const ART = { x: 13, y: 45, h: 106 };
const TYPE = { size: 23, leading: 26, narrow: 0.8 };

/** Title, picture, kind and price, and the brief in type that is read where the card lies. */
export function cardFace(face: Face) {
  const { w, h } = CARD;
  // Two clear pixels round the face: a turned sprite gets its smooth edge from them.
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  const body = rect(0, 0, w, h, 13);
  const foot = ART.y + (face.art ?? ART.h);
  stock(ctx, body, face.tone);
  art(ctx, face.scene, foot - ART.y);
  titleBar(ctx, face);
  seal(ctx, face, foot + 1);
  (face.marks ?? []).forEach((mark, i) => token(ctx, w - 30 - i * 29, foot + 1, mark));
  brief(ctx, face.brief, foot + 18);
  worn(ctx, body);
  return ctx.canvas;
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

function art(ctx: Ctx, scene: Scene, h: number) {
  const { x, y } = ART;
  const w = CARD.w - 2 * x;
  ctx.save();
  ctx.clip(rect(x, y, w, h, 4));
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture(scene, w, h, 4), x, y, w, h);
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 14;
  ctx.lineWidth = 4;
  ctx.strokeStyle = 'rgba(10,4,14,.7)';
  ctx.stroke(rect(x - 2, y - 2, w + 4, h + 4, 4));
  ctx.restore();
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = gilt(ctx, y, y + h);
  ctx.stroke(rect(x, y, w, h, 4));
}

function titleBar(ctx: Ctx, { title, tone }: Face) {
  const bar = rect(10, 10, CARD.w - 20, 32, [8, 8, 2, 2]);
  const g = ctx.createLinearGradient(0, 10, 0, 42);
  g.addColorStop(0, tone[0]);
  g.addColorStop(1, tone[1]);
  ctx.fillStyle = g;
  ctx.fill(bar);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = gilt(ctx, 10, 42);
  ctx.stroke(bar);
  fitted(ctx, title, CARD.w / 2, 34, CARD.w - 27, `700 ${title.length > 18 ? 21.5 : title.length > 16 ? 23 : 25}px Almendra`, '#fff0cc', 'rgba(0,0,0,.7)');
}

function seal(ctx: Ctx, { glyph, tone }: Face, y: number) {
  const x = 30;
  ctx.fillStyle = 'rgba(20,8,4,.5)';
  ctx.fill(disc(x + 1.5, y + 2, 16));
  ctx.fillStyle = gilt(ctx, y - 16, y + 16);
  ctx.fill(disc(x, y, 16));
  ctx.fillStyle = tone[1];
  ctx.fill(disc(x, y, 13.6));
  ctx.fillStyle = '#ffe2a0';
  ctx.fill(glyphAt(glyph, x, y, 19));
}

function token(ctx: Ctx, x: number, y: number, { glyph, words, tones, ink }: Mark) {
  const g = ctx.createLinearGradient(x - 14, y - 14, x + 14, y + 14);
  g.addColorStop(0, tones[0]);
  g.addColorStop(1, tones[1]);
  ctx.fillStyle = '#2a1404';
  ctx.fill(disc(x + 1, y + 2, 15.6));
  ctx.fillStyle = g;
  ctx.fill(disc(x, y, 14.6));
  ctx.fillStyle = ink;
  if (glyph) ctx.fill(glyphAt(glyph, x, y, 21));
  if (words) digit(ctx, words, x, y, ink, 22);
}

/** In the middle of what is left of the card. Long briefs are set narrower, never smaller. */
function brief(ctx: Ctx, words: string, top: number) {
  const width = CARD.w - 32;
  const room = CARD.h - 12 - top;
  const most = Math.floor((room + 4) / TYPE.leading);
  ctx.font = readable(`600 ${TYPE.size}px Inter`);
  const fits = [1, 0.95, 0.9, 0.86, 0.83, TYPE.narrow].map((narrow) => ({ narrow, rows: wrap(ctx, words, width / narrow) }));
  const chosen = fits.find(({ narrow, rows }) => rows.length <= most && rows.every((row) => ctx.measureText(row).width <= width / narrow));
  if (!chosen) throw new Error(`"${words}" does not fit the card: say less`);
  const { narrow, rows } = chosen;
  const first = top + (room - (rows.length - 1) * TYPE.leading) / 2 + TYPE.size * 0.33;
  ctx.fillStyle = '#26151c';
  ctx.textAlign = 'center';
  rows.forEach((row, i) => {
    ctx.save();
    ctx.translate(CARD.w / 2, first + i * TYPE.leading);
    ctx.scale(narrow, 1);
    ctx.fillText(row, 0, 0);
    ctx.restore();
  });
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
