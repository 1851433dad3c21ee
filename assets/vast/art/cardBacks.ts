import { context, disc, rect } from '../../bake/canvas.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { skeletonNames, type SkeletonId } from '../../../src/engine/games/vast/content/values.ts';
import { MARCH } from '../../../src/table/games/vast/printed/places.ts';
import { figureArt } from './figures/art.ts';
import { filigree, fitted, gilt } from './print.ts';
import { crypt } from './scenes/backdrops.ts';
import { picture } from './scenes/kit.ts';

export function cardBack(w: number, h: number, tone: readonly [string, string], glyph: string) {
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  const body = rect(0, 0, w, h, 13);
  ctx.fillStyle = '#f0e4c6';
  ctx.fill(body);
  const field = rect(4.5, 4.5, w - 9, h - 9, 10);
  const g = ctx.createRadialGradient(w * 0.4, h * 0.35, 0, w / 2, h / 2, h * 0.75);
  g.addColorStop(0, tone[0]);
  g.addColorStop(1, tone[1]);
  ctx.fillStyle = g;
  ctx.fill(field);
  ctx.save();
  ctx.clip(field);
  ctx.strokeStyle = 'rgba(255,230,180,.1)';
  ctx.lineWidth = 1;
  for (let i = -h; i < w + h; i += 14) ctx.stroke(new Path2D(`M${i} 0 L${i + h} ${h} M${i} 0 L${i - h} ${h}`));
  ctx.fillStyle = 'rgba(255,230,180,.12)';
  for (let y = 14, row = 0; y < h; y += 28, row++) for (let x = row % 2 ? 0 : 14; x < w + 14; x += 28) ctx.fill(glyphAt('rose', x, y, 14));
  ctx.restore();
  filigree(ctx, 11, 11, w - 22, h - 22);
  ctx.strokeStyle = gilt(ctx, h * 0.3, h * 0.7);
  ctx.fillStyle = tone[1];
  ctx.lineWidth = 2.4;
  ctx.fill(disc(w / 2, h / 2, w * 0.28));
  ctx.stroke(disc(w / 2, h / 2, w * 0.28));
  ctx.lineWidth = 1;
  ctx.stroke(disc(w / 2, h / 2, w * 0.25));
  ctx.fillStyle = gilt(ctx, h / 2 - w * 0.2, h / 2 + w * 0.2);
  ctx.fill(glyphAt(glyph, w / 2, h / 2, w * 0.36));
  withGrain(ctx, body, 0.3);
  return ctx.canvas;
}

/** A card of the March Order: the skeleton before its crypt, and its name. */
export function marchCard(look: SkeletonId) {
  const { w, h } = MARCH.card;
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  const body = rect(0, 0, w, h, 8);
  ctx.fillStyle = '#eadcba';
  ctx.fill(body);
  ctx.fillStyle = '#26331f';
  ctx.fill(rect(3, 3, w - 6, h - 6, 6));
  ctx.save();
  ctx.clip(rect(5, 5, w - 10, h - 10, 5));
  ctx.drawImage(picture(crypt, w - 10, h - 10, 4), 5, 5, w - 10, h - 10);
  const art = figureArt(look);
  const tall = h * 0.95;
  const wide = (art.width / art.height) * tall;
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(6,10,8,.7)';
  ctx.shadowBlur = 12;
  ctx.shadowOffsetX = 5;
  ctx.drawImage(art, w / 2 - wide / 2, h * (look === 'bones' ? 0.02 : -0.03), wide, tall);
  ctx.restore();
  const plate = rect(5, h - 33, w - 10, 28, [0, 0, 5, 5]);
  ctx.fillStyle = 'rgba(16,22,14,.86)';
  ctx.fill(plate);
  ctx.lineWidth = 1;
  ctx.strokeStyle = gilt(ctx, h - 31, h - 5);
  ctx.stroke(rect(5, 5, w - 10, h - 10, 5));
  withGrain(ctx, body, 0.25);
  fitted(ctx, skeletonNames[look], w / 2, h - 11, w - 14, '700 23px Almendra', '#ffeec8', 'rgba(0,0,0,.9)');
  return ctx.canvas;
}
