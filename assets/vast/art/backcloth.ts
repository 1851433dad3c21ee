import { context, disc } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { render, toCanvas } from '../../bake/glsl.ts';
import tableShader from '../../../shaders/vast/table.glsl?raw';
import { actor, BAT, beam, GRAVES, MANOR, manor, shape, TREE } from './scenes/actors.ts';
import { mist, orb, rays, ridge, sky, sparks, stars, vignette, type Scene } from './scenes/kit.ts';

/** The oak table with the lamp's pool of light in it, to be shown so that it covers the screen. */
export function tableFrames(): Frame[] {
  const canvas = toCanvas(render({ fragment: tableShader, width: 1920, height: 1080, uniforms: { uSize: [1920, 1080], uLamp: [700, 330] } }));
  return [frame('table', canvas)];
}

/** Pictures for the lobby: the house at night, and those who meet there. */
export function coverFrames(): Frame[] {
  return [
    ['cover', 1200, 676],
    ['cover-phone', 720, 960],
  ].map(([name, w, h]) => {
    const ctx = context(w as number, h as number);
    cover(ctx, w as number, h as number);
    return frame(name as string, ctx.canvas);
  });
}

const cover: Scene = (ctx, w, h) => {
  const unit = Math.min(w / 1200, h / 676);
  sky(ctx, w, h, ['#0b0d2a', '#1c1c4e', '#43306e', '#8a4e72', '#d98a5c']);
  stars(ctx, w, h * 0.55, 160, 4);
  orb(ctx, w * 0.66, h * 0.24, h * 0.13, '#fbf2d8', 'rgba(255,226,180,.55)');
  ctx.fillStyle = 'rgba(200,186,160,.35)';
  for (const [x, y, r] of [[0.64, 0.21, 0.022], [0.69, 0.28, 0.03], [0.67, 0.18, 0.014]] as const) ctx.fill(disc(w * x, h * y, h * r));
  mist(ctx, w, h * 0.3, h * 0.16, '#2a2458', 5, 0.5);
  ridge(ctx, w, h, h * 0.66, h * 0.14, '#4a3268', 7);
  shape(ctx, MANOR, w * 0.5 + 8 * unit, h * 0.82 + 8 * unit, 3.3 * unit, 'rgba(20,12,44,.5)');
  manor(ctx, w * 0.5, h * 0.82, 3.3 * unit, '#1b1438', '#d8a0a4', 6);
  for (const [x, y, s] of [[0.3, 0.2, 1.2], [0.38, 0.13, 0.8], [0.82, 0.34, 1]] as const) shape(ctx, BAT, w * x, h * y, s * unit, '#0d0a24');
  ridge(ctx, w, h, h * 0.8, h * 0.07, '#241640', 9);
  mist(ctx, w, h * 0.8, h * 0.12, '#e0a8a0', 4, 0.3);
  shape(ctx, TREE, w * 0.08, h * 0.98, 3.6 * unit, '#100a24', '#a8708a');
  shape(ctx, TREE, w * 0.94, h * 0.96, 3.2 * unit, '#100a24', '#a8708a', -1);
  shape(ctx, GRAVES, w * 0.24, h * 0.9, 1.1 * unit, '#160e2c', '#b8808a');
  shape(ctx, GRAVES, w * 0.78, h * 0.88, 1 * unit, '#160e2c', '#b8808a');
  ridge(ctx, w, h, h * 0.9, h * 0.05, '#120b26', 12);
  beam(ctx, w * 0.5, h * 0.62, h * 1.05, w * 0.12, '#ffb860', 0.55);
  actor(ctx, 'poltergeist', w * 0.15, h * 0.66, h * 0.2, { alpha: 0.8 });
  actor(ctx, 'poltergeist2', w * 0.86, h * 0.58, h * 0.17, { alpha: 0.75, flip: true });
  actor(ctx, 'spider', w * 0.5, h * 0.66, h * 0.14, { colour: '#0c0820', rim: '#e09a6a' });
  const rim = '#ffcf8a';
  actor(ctx, 'slashy', w * 0.27, h * 0.99, h * 0.4, { rim, flip: true });
  actor(ctx, 'shooty', w * 0.15, h * 0.94, h * 0.32, { rim, flip: true });
  actor(ctx, 'screamy', w * 0.74, h * 1.0, h * 0.4, { rim, flip: true });
  actor(ctx, 'stabby', w * 0.86, h * 0.95, h * 0.32, { rim });
  rays(ctx, w * 0.5, h * 0.72, 26, w * 0.36, 'rgba(255,206,120,.4)', 3);
  actor(ctx, 'paladin', w * 0.5, h * 1.06, h * 0.62, { rim: '#fff0c8', glow: 'rgba(255,190,90,.8)' });
  mist(ctx, w, h * 1.0, h * 0.1, '#c8a0b8', 8, 0.4);
  sparks(ctx, w * 0.5, h * 0.7, w * 0.6, h * 0.6, 90, '#ffe6ae', 6);
  vignette(ctx, w, h, 0.6);
};
