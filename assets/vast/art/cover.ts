import { context, disc, type Ctx } from '../../bake/canvas.ts';
import { actor, BAT, beam, GRAVES, shape, TREE } from './scenes/actors.ts';
import { grandManor, railings } from './scenes/house.ts';
import { mist, orb, rays, ridge, sky, sparks, stars, vignette } from './scenes/kit.ts';

/** Where things stand, as shares of the picture; `tall` is the Paladin's height, the unit of all figures. */
interface Stage {
  w: number;
  h: number;
  moon: readonly [number, number, number];
  house: number;
  ground: number;
  tall: number;
  crew: readonly (readonly [string, number, number, number, boolean])[];
}

const WIDE: Stage = {
  w: 1200, h: 676, moon: [0.73, 0.2, 76], house: 2.75, ground: 0.8, tall: 400,
  crew: [
    ['casty', 0.07, 0.93, 0.5, true], ['shooty', 0.17, 0.97, 0.58, true], ['slashy', 0.29, 1.0, 0.68, true],
    ['bones', 0.93, 0.94, 0.54, false], ['stabby', 0.84, 0.97, 0.58, false], ['screamy', 0.71, 1.0, 0.68, true],
  ],
};

/** The picture on the box: the house at night, and those who meet there. */
export function cover(): HTMLCanvasElement {
  const ctx = context(WIDE.w, WIDE.h);
  heavens(ctx, WIDE);
  grounds(ctx, WIDE);
  company(ctx, WIDE);
  vignette(ctx, WIDE.w, WIDE.h, 0.62);
  return ctx.canvas;
}

function heavens(ctx: Ctx, { w, h, moon: [mx, my, r] }: Stage) {
  sky(ctx, w, h, ['#090b26', '#191a4a', '#3c2c6a', '#84496e', '#d98a5c', '#f0b070']);
  stars(ctx, w, h * 0.5, 190, 4);
  orb(ctx, w * mx, h * my, r, '#fbf2d8', 'rgba(255,226,180,.6)');
  ctx.fillStyle = 'rgba(196,180,150,.32)';
  for (const [x, y, k] of [[-0.3, -0.2, 0.2], [0.25, 0.3, 0.26], [0.3, -0.4, 0.13], [-0.2, 0.45, 0.12]] as const)
    ctx.fill(disc(w * mx + x * r, h * my + y * r, k * r));
  ctx.save();
  ctx.filter = 'blur(10px)';
  const clouds = [
    [mx - 0.06, my + 0.06, 0.14, 0.014, 0.6], [mx + 0.1, my + 0.1, 0.2, 0.016, 0.5], [0.16, 0.24, 0.24, 0.018, 0.45], [0.34, 0.34, 0.2, 0.014, 0.4],
  ] as const;
  for (const [x, y, rx, ry, a] of clouds) {
    ctx.fillStyle = `rgba(28,22,66,${a})`;
    ctx.fill(disc(w * x, h * y, w * rx, h * ry));
  }
  ctx.restore();
  for (const [x, y, s] of [[0.3, 0.16, 1.3], [0.36, 0.1, 0.8], [0.24, 0.22, 0.7], [0.88, 0.34, 1]] as const)
    shape(ctx, BAT, w * x, h * y, s, '#0d0a24');
}

function grounds(ctx: Ctx, { w, h, house, ground }: Stage) {
  ridge(ctx, w, h, h * (ground - 0.14), h * 0.12, '#5a3a6a', 7);
  mist(ctx, w, h * (ground - 0.1), h * 0.14, '#e8a890', 6, 0.4);
  ridge(ctx, w, h, h * (ground - 0.05), h * 0.06, '#33204e', 5);
  grandManor(ctx, w * 0.49, h * (ground + 0.02), house, { wall: '#33265c', shade: '#150f30', roof: '#40305f', edge: '#f0bca0', lit: '#ffc05a' });
  mist(ctx, w, h * (ground + 0.02), h * 0.1, '#d89a98', 4, 0.4);
  ridge(ctx, w, h, h * (ground + 0.03), h * 0.035, '#1d1236', 9);
  beam(ctx, w * 0.49, h * (ground - 0.03), h * 1.04, w * 0.13, '#ffb860', 0.6);
  shape(ctx, TREE, w * 0.05, h * (ground + 0.12), 3.4, '#0e0920', '#b87a8a');
  shape(ctx, TREE, w * 0.96, h * (ground + 0.1), 3, '#0e0920', '#b87a8a', -1);
  for (const [x, y, s] of [[0.22, 0.06, 0.9], [0.38, 0.05, 0.6], [0.64, 0.05, 0.6], [0.8, 0.07, 0.9]] as const)
    shape(ctx, GRAVES, w * x, h * (ground + y), s, '#150d2a', '#c88c8c');
  railings(ctx, w, h * (ground + 0.1), h * 0.075, '#0b0719', [w * 0.38, w * 0.6]);
  ridge(ctx, w, h, h * (ground + 0.11), h * 0.03, '#110a24', 12);
}

function company(ctx: Ctx, { w, h, tall, crew, ground }: Stage) {
  actor(ctx, 'poltergeist', w * 0.17, h * (ground - 0.2), tall * 0.3, { alpha: 0.85 });
  actor(ctx, 'poltergeist2', w * 0.85, h * (ground - 0.12), tall * 0.26, { alpha: 0.8, flip: true });
  const rim = '#ffcf8a';
  for (const [look, x, foot, size, flip] of crew) {
    ctx.save();
    ctx.filter = 'blur(6px)';
    ctx.fillStyle = 'rgba(4,2,14,.7)';
    ctx.fill(disc(w * x + 6, h * foot - 8, tall * size * 0.2, tall * size * 0.05));
    ctx.restore();
    actor(ctx, look, w * x, h * foot + tall * size * 0.06, tall * size, { rim, flip });
  }
  rays(ctx, w * 0.49, h - tall * 0.5, 30, tall * 1.1, 'rgba(255,206,120,.42)', 3);
  actor(ctx, 'paladin', w * 0.49, h + tall * 0.09, tall, { rim: '#fff0c8', glow: 'rgba(255,190,90,.85)' });
  mist(ctx, w, h, h * 0.1, '#c8a0b8', 8, 0.35);
  sparks(ctx, w * 0.49, h * 0.72, w * 0.6, h * 0.5, 90, '#ffe6ae', 6);
}
