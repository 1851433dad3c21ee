import { context, disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import { marchingSkeletons, skeletonNames, type SkeletonId } from '../../../../src/engine/games/vast/content/values.ts';
import { SKELETONS } from '../../../../src/table/games/vast/printed/skeletonsBoard.ts';
import { figureArt } from '../figures/art.ts';
import { filigree, gilt, text } from '../print.ts';
import { crypt } from '../scenes/backdrops.ts';
import { picture } from '../scenes/kit.ts';

type Marching = (typeof marchingSkeletons)[number];

/** What each of them does for 1 Stability. */
const ABILITY: Record<Marching, string> = { casty: 'crowned-skull', screamy: 'screaming', shooty: 'high-shot', slashy: 'broadsword', stabby: 'heart-drop' };

/** Cards of the March Order on the large board: the one who marches, or the stone that still lies over it. */
export function marchCardFrames(): Frame[] {
  return marchingSkeletons.flatMap((look) => [frame(`march/${look}`, front(look)), frame(`march/${look}/back`, back(look))]);
}

function blank() {
  const { w, h } = SKELETONS.card;
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  ctx.fillStyle = '#eadcba';
  ctx.fill(rect(0, 0, w, h, 9));
  return { ctx, w, h };
}

function front(look: Marching) {
  const { ctx, w, h } = blank();
  ctx.fillStyle = '#26331f';
  ctx.fill(rect(3, 3, w - 6, h - 6, 7));
  const window = rect(5, 5, w - 10, h - 10, 5);
  ctx.save();
  ctx.clip(window);
  ctx.drawImage(picture(crypt, w - 10, h - 10, 4), 5, 5, w - 10, h - 10);
  const art = figureArt(look);
  const tall = h * 1.42;
  const wide = (art.width / art.height) * tall;
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(6,10,8,.75)';
  ctx.shadowBlur = 12;
  ctx.shadowOffsetX = 5;
  ctx.drawImage(art, 57 - wide / 2, -h * 0.06, wide, tall);
  ctx.restore();
  namePlate(ctx, w, h, skeletonNames[look], '#ffeec8', 'rgba(16,22,14,.88)');
  ability(ctx, w - 31, 31, ABILITY[look]);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = gilt(ctx, 5, h - 5);
  ctx.stroke(window);
  withGrain(ctx, rect(0, 0, w, h, 9), 0.25);
  return ctx.canvas;
}

function namePlate(ctx: Ctx, w: number, h: number, name: string, ink: string, ground: string) {
  ctx.fillStyle = ground;
  ctx.fill(rect(5, h - 32, w - 10, 27, [0, 0, 5, 5]));
  text(ctx, name, w / 2, h - 11, '700 24px Almendra', ink, 'center', 'rgba(0,0,0,.9)');
}

/** A bronze seal with what it does, and the one Stability that this costs. */
function ability(ctx: Ctx, x: number, y: number, glyph: string) {
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 8;
  ctx.shadowOffsetY = 3;
  ctx.fillStyle = '#1c2618';
  ctx.fill(disc(x, y, 20));
  ctx.restore();
  ctx.lineWidth = 2;
  ctx.strokeStyle = gilt(ctx, y - 20, y + 20);
  ctx.stroke(disc(x, y, 20));
  ctx.fillStyle = '#dfe9bf';
  ctx.fill(glyphAt(glyph, x, y, 29));
}

function back(look: SkeletonId) {
  const { ctx, w, h } = blank();
  const field = rect(4, 4, w - 8, h - 8, 6);
  const stone = ctx.createRadialGradient(w * 0.35, h * 0.2, 0, w / 2, h / 2, w * 0.7);
  stone.addColorStop(0, '#5b6656');
  stone.addColorStop(1, '#232b22');
  ctx.fillStyle = stone;
  ctx.fill(field);
  filigree(ctx, 8, 8, w - 16, h - 16);
  ctx.fillStyle = 'rgba(10,14,10,.6)';
  ctx.fill(glyphAt('coffin', w / 2 + 1.5, 33.5, 50));
  ctx.fillStyle = '#9fa98c';
  ctx.fill(glyphAt('coffin', w / 2, 32, 50));
  namePlate(ctx, w, h, skeletonNames[look], '#b4bca0', 'rgba(20,26,18,.72)');
  withGrain(ctx, rect(0, 0, w, h, 9), 0.5);
  return ctx.canvas;
}
