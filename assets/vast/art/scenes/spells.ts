import type { SpellId } from '../../../../src/engine/games/vast/content/spells.ts';
import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { actor, GRAVES, manor, shape, TREE } from './actors.ts';
import { gothicArch, mist, orb, rays, ridge, sky, sparks, stars, vignette, type Scene } from './kit.ts';
import { hole, relic, ripples, sign } from './relics.ts';
import { corridor, nave, streaks } from './stage.ts';

const MAGIC = '#7ff4e0';

function depths(ctx: Ctx, w: number, h: number, ...tones: string[]) {
  sky(ctx, w, h, tones);
  mist(ctx, w, h * 0.36, h * 0.4, '#2f8a92', 6, 0.3);
  vignette(ctx, w, h, 0.4);
}

/** A floor tile seen from the side, adrift. */
function slab(ctx: Ctx, x: number, y: number, r: number, top: string) {
  const [dx, dy] = [r, r * 0.42];
  ctx.fillStyle = '#071820';
  ctx.fill(poly([x - dx, y], [x, y + dy], [x + dx, y], [x + dx, y + r * 0.26], [x, y + dy + r * 0.26], [x - dx, y + r * 0.26]));
  ctx.fillStyle = top;
  ctx.fill(poly([x - dx, y], [x, y - dy], [x + dx, y], [x, y + dy]));
  ctx.strokeStyle = 'rgba(127,244,224,.8)';
  ctx.lineWidth = 1.2;
  ctx.stroke(poly([x - dx, y], [x, y - dy], [x + dx, y], [x, y + dy]));
}

const expand: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#081428', '#123a52', '#1f6a72');
  for (const [x, y, r, tone] of [[0.2, 0.84, 30, '#123344'], [0.42, 0.7, 30, '#164052'], [0.64, 0.56, 28, '#1a4c60'], [0.84, 0.3, 26, '#2a7a88']] as const) slab(ctx, w * x, h * y, r, tone);
  rays(ctx, w * 0.84, h * 0.3, 16, w * 0.4, 'rgba(127,244,224,.5)', 4);
  actor(ctx, 'warlock', w * 0.22, h * 0.94, h * 0.74, { rim: MAGIC });
  sparks(ctx, w * 0.7, h * 0.4, w * 0.5, h * 0.6, 30, '#c8fff4', 6);
};

const enclose: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#0a1230', '#1a2c66', '#2a5a8a');
  actor(ctx, 'poltergeist', w * 0.5, h * 0.84, h * 0.62, { glow: 'rgba(127,200,255,.6)' });
  for (const [x, s, metal] of [[0.2, 0.84, 'violet'], [0.8, 0.84, 'violet'], [0.38, 0.5, 'teal'], [0.64, 0.5, 'teal']] as const)
    relic(ctx, 'crystal-growth', w * x, h * 1.04, h * s, metal, { rim: '#e8fff8', flip: x > 0.5 });
  sparks(ctx, w * 0.5, h * 0.6, w, h * 0.7, 30, '#d8e8ff', 3);
};

const syphonSpecialize: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#120c30', '#2a2468', '#1f6a80');
  sign(ctx, 'magic-swirl', w * 0.58, h * 0.46, h * 0.84, 'rgba(127,244,224,.55)', 18);
  actor(ctx, 'poltergeist2', w * 0.84, h * 0.66, h * 0.5, { alpha: 0.8, turn: -0.2 });
  actor(ctx, 'warlock', w * 0.22, h * 1.08, h * 0.98, { rim: MAGIC });
  orb(ctx, w * 0.42, h * 0.3, h * 0.06, '#eafff8', 'rgba(127,244,224,.9)');
};

const sneakSpecialize: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0a1424', '#16304a', '#20506a']);
  corridor(ctx, w, h, ['#12283c', '#1c3a50', '#0a1828'], 0.6, 0.44);
  ctx.fillStyle = 'rgba(255,226,160,.9)';
  ctx.fill(gothicArch(w * 0.52, h * 0.26, w * 0.18, h * 0.44));
  rays(ctx, w * 0.61, h * 0.6, 14, w * 0.5, 'rgba(255,214,140,.5)', 7, 0.6, 2.6);
  actor(ctx, 'warlock', w * 0.26, h * 1.06, h * 0.94, { colour: '#081420', rim: MAGIC });
  vignette(ctx, w, h, 0.5);
};

const summonSpecialize: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#0c0a2a', '#241a5a', '#1f5a7a');
  ctx.save();
  ctx.translate(0, h * 0.58);
  ctx.scale(1, 0.36);
  sign(ctx, 'pentacle', w * 0.56, h * 0.7, w * 0.72, '#b48aff', 20);
  ctx.restore();
  mist(ctx, w, h * 0.8, h * 0.24, '#9a8aff', 5, 0.4);
  actor(ctx, 'poltergeist', w * 0.56, h * 0.84, h * 0.76, { glow: 'rgba(180,138,255,.8)' });
  sign(ctx, 'cursed-star', w * 0.56, h * 0.9, h * 0.24, MAGIC, 10);
  actor(ctx, 'warlock', w * 0.14, h * 1.06, h * 0.8, { colour: '#0a0a22', rim: '#c8a8ff' });
};

const conjureSpecialize: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#0a1830', '#1a4060', '#3a8a7a');
  nave(ctx, w, h, '#102438', ['#3f8f93', '#1f4a5c'], '#0a1624', 4);
  rays(ctx, w * 0.54, h * 0.6, 26, w * 0.6, 'rgba(255,226,150,.6)', 5);
  relic(ctx, 'open-treasure-chest', w * 0.54, h * 1.0, h * 0.86, 'gold', { rim: '#fffbe0', glow: 'rgba(127,244,224,.9)' });
  sparks(ctx, w * 0.54, h * 0.4, w * 0.7, h * 0.7, 46, '#fff0c0', 9);
  vignette(ctx, w, h, 0.45);
};

const drag: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#081020', '#14304a', '#245a6a');
  streaks(ctx, w, h, 'rgba(127,244,224,.8)', random(9));
  for (const [x, alpha] of [[0.4, 0.2], [0.54, 0.4]] as const) actor(ctx, 'poltergeist', w * x, h * 0.86, h * 0.62, { colour: '#7ff4e0', alpha, turn: 0.3 });
  actor(ctx, 'poltergeist', w * 0.7, h * 0.86, h * 0.64, { turn: 0.3, rim: '#eafff8' });
  relic(ctx, 'evil-hand', w * 0.16, h * 1.0, h * 0.8, 'violet', { rim: '#f0d8ff' });
};

const echo: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#0c0c2c', '#1c2a60', '#1f6a80');
  ripples(ctx, w * 0.5, h * 0.52, 6, h * 0.13, MAGIC);
  for (const [x, alpha] of [[0.16, 0.3], [0.84, 0.3], [0.32, 0.55], [0.68, 0.55]] as const) sign(ctx, 'cursed-star', w * x, h * 0.52, h * 0.3, `rgba(180,138,255,${alpha})`, 12);
  relic(ctx, 'cursed-star', w * 0.5, h * 0.92, h * 0.78, 'violet', { rim: '#f4e0ff' });
};

const fester: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#0a1a1a', '#14443c', '#3a8a5a');
  shape(ctx, TREE, w * 0.88, h * 0.94, h * 0.0056, '#06120e', '#5fae8a');
  shape(ctx, GRAVES, w * 0.2, h * 0.92, h * 0.004, '#08160f', '#6fbe8a');
  ridge(ctx, w, h, h * 0.88, h * 0.05, '#06120f', 4);
  orb(ctx, w * 0.5, h * 0.92, h * 0.1, 'rgba(120,255,190,.4)', 'rgba(90,255,180,.8)');
  actor(ctx, 'slashy', w * 0.5, h * 0.98, h * 0.9, { rim: '#a8ffd0' });
  ctx.save();
  ctx.translate(0, h * 0.58);
  ctx.scale(1, 0.4);
  sign(ctx, 'cursed-star', w * 0.5, h * 0.84, h * 0.7, '#8affc8', 16);
  ctx.restore();
};

const blink: Scene = (ctx, w, h) => {
  depths(ctx, w, h, '#080c24', '#18245a', '#2a4a80');
  stars(ctx, w, h, 40, 3);
  for (const [x, tone] of [[0.24, '#7ff4e0'], [0.76, '#b48aff']] as const) {
    hole(ctx, w * x, h * 0.86, w * 0.16, tone);
    ctx.fillStyle = 'rgba(10,8,40,.8)';
    ctx.fill(disc(w * x, h * 0.46, w * 0.15, h * 0.4));
    ctx.strokeStyle = tone;
    ctx.lineWidth = 3;
    ctx.save();
    ctx.shadowColor = tone;
    ctx.shadowBlur = 14;
    ctx.stroke(disc(w * x, h * 0.46, w * 0.15, h * 0.4));
    ctx.restore();
  }
  actor(ctx, 'warlock', w * 0.24, h * 0.92, h * 0.74, { colour: '#7ff4e0', alpha: 0.35 });
  actor(ctx, 'warlock', w * 0.76, h * 0.96, h * 0.84, { rim: '#e8d8ff' });
  manor(ctx, w * 0.5, h * 0.7, h * 0.0014, '#0a0e2a', '#7f9ad8', 2);
};

export const SPELL_SCENES: Readonly<Record<SpellId, Scene>> = {
  expand, enclose, syphonSpecialize, sneakSpecialize, summonSpecialize, conjureSpecialize, drag, echo, fester, blink,
};
