import { context, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { withGrain } from '../../../bake/paper.ts';
import type { SpiderForm } from '../../../../src/engine/games/vast/roleStates.ts';
import { SPIDER } from '../../../../src/table/games/vast/printed/spiderBoard.ts';
import { figureArt } from '../figures/art.ts';
import { filigree, gilt, text } from '../print.ts';
import { cobweb } from '../scenes/backdrops.ts';
import { picture, sky, vignette, type Scene } from '../scenes/kit.ts';

interface Form {
  name: string;
  /** Figures in the window: which, where its middle is, how tall, how far down. */
  figures: readonly (readonly [string, number, number, number])[];
  spaces: number;
  /** What every card may be played as in this form. */
  glyph: string;
}

const FORMS: Record<SpiderForm, Form> = {
  giant: { name: 'Giant Spider', figures: [['spider', 62, 92, -8]], spaces: 3, glyph: 'fangs' },
  sorcerer: { name: 'Sorcerer', figures: [['sorcerer', 56, 116, -4]], spaces: 2, glyph: 'six-eyes' },
  spiderlings: { name: 'Spiderlings', figures: [['spiderling', 32, 74, 0], ['spiderling', 82, 74, -3], ['spiderling', 57, 84, 8]], spaces: 4, glyph: 'spider-web' },
};

/** The three boards of the Spider, of which one lies face up. */
export function formFrames(): Frame[] {
  return (Object.keys(FORMS) as SpiderForm[]).flatMap((form) => [frame(`form/${form}`, front(form)), frame(`form/${form}/back`, back(form))]);
}

const silk: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1a0610', '#5a0f1e', '#b0402a']);
  cobweb(ctx, w * 0.42, h * 0.42, w * 0.95, 'rgba(255,226,210,.34)');
  vignette(ctx, w, h, 0.6);
};

function blank() {
  const { w, h } = SPIDER.forms.giant;
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  ctx.fillStyle = '#e8d4c0';
  ctx.fill(rect(0, 0, w, h, 9));
  return { ctx, w, h };
}

function front(form: SpiderForm) {
  const { ctx, w, h } = blank();
  const { name, figures, spaces, glyph } = FORMS[form];
  ctx.fillStyle = '#2a0810';
  ctx.fill(rect(3, 3, w - 6, h - 6, 7));
  const window = rect(5, 5, w - 10, h - 10, 5);
  ctx.save();
  ctx.clip(window);
  ctx.drawImage(picture(silk, w - 10, h - 10, 4), 5, 5, w - 10, h - 10);
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(10,2,6,.8)';
  ctx.shadowBlur = 12;
  ctx.shadowOffsetX = 5;
  for (const [look, x, tall, down] of figures) {
    const art = figureArt(look);
    const wide = (art.width / art.height) * tall;
    ctx.drawImage(art, x - wide / 2, down, wide, tall);
  }
  ctx.restore();
  chip(ctx, w - 44, 9, 'boots', String(spaces));
  chip(ctx, w - 44, 39, glyph, null);
  namePlate(ctx, w, h, name, '#ffe4cc', 'rgba(26,4,10,.88)');
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = gilt(ctx, 5, h - 5);
  ctx.stroke(window);
  withGrain(ctx, rect(0, 0, w, h, 9), 0.25);
  return ctx.canvas;
}

function chip(ctx: Ctx, x: number, y: number, glyph: string, value: string | null) {
  const w = value === null ? 26 : 36;
  const left = x + 36 - w;
  ctx.fillStyle = 'rgba(20,4,8,.82)';
  ctx.fill(rect(left, y, w, 26, 7));
  ctx.lineWidth = 1;
  ctx.strokeStyle = gilt(ctx, y, y + 26);
  ctx.stroke(rect(left, y, w, 26, 7));
  ctx.fillStyle = '#ffcf9a';
  ctx.fill(glyphAt(glyph, left + 13, y + 13, 19));
  if (value) text(ctx, value, left + 28, y + 20, '700 21px Almendra', '#fff0dc', 'center');
}

function namePlate(ctx: Ctx, w: number, h: number, name: string, ink: string, ground: string) {
  ctx.fillStyle = ground;
  ctx.fill(rect(5, h - 32, w - 10, 27, [0, 0, 5, 5]));
  text(ctx, name, w / 2, h - 11, '700 23px Almendra', ink, 'center', 'rgba(0,0,0,.9)');
}

function back(form: SpiderForm) {
  const { ctx, w, h } = blank();
  const field = rect(4, 4, w - 8, h - 8, 6);
  const black = ctx.createRadialGradient(w * 0.4, h * 0.3, 0, w / 2, h / 2, w * 0.7);
  black.addColorStop(0, '#3a2430');
  black.addColorStop(1, '#120a10');
  ctx.fillStyle = black;
  ctx.fill(field);
  ctx.save();
  ctx.clip(field);
  cobweb(ctx, w / 2, 36, w * 0.8, 'rgba(255,220,220,.13)');
  ctx.restore();
  filigree(ctx, 8, 8, w - 16, h - 16);
  ctx.fillStyle = '#7a5560';
  ctx.fill(glyphAt('masked-spider', w / 2, 38, 46));
  namePlate(ctx, w, h, FORMS[form].name, '#b08d92', 'rgba(20,8,12,.7)');
  withGrain(ctx, rect(0, 0, w, h, 9), 0.4);
  return ctx.canvas;
}
