import type { GearId } from '../../../../src/engine/games/vast/content/gear.ts';
import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { actor, GRAVES, KNEELING, shape, TREE } from './actors.ts';
import { gothicArch, mist, orb, rays, ridge, sky, sparks, stars, vignette, type Scene } from './kit.ts';
import { hole, masonry, relic, ripples, sign } from './relics.ts';
import { corridor, nave, streaks } from './stage.ts';
import { random } from '../../../bake/random.ts';

const STONES = ['#3d4a40', '#46544a', '#33403a', '#4f5e50'];

/** A graveyard by night, behind whatever was dug up in it. */
function graveyard(ctx: Ctx, w: number, h: number, tones: readonly [string, string, string], moon = 0.24) {
  sky(ctx, w, h, [...tones]);
  stars(ctx, w, h * 0.4, 20, 5);
  orb(ctx, w * moon, h * 0.26, h * 0.11, '#eef4d2', 'rgba(200,236,170,.5)');
  ridge(ctx, w, h, h * 0.68, h * 0.1, '#2a4340', 7);
  shape(ctx, GRAVES, w * 0.7, h * 0.86, h * 0.0036, '#152420', '#8fb08a');
  ridge(ctx, w, h, h * 0.86, h * 0.05, '#0f1a18', 9);
}

/** A low fog, and the dark round the picture. */
function settle(ctx: Ctx, w: number, h: number, fog = '#b8d6a8') {
  mist(ctx, w, h * 0.92, h * 0.18, fog, 4, 0.3);
  vignette(ctx, w, h, 0.5);
}

const bombBag: Scene = (ctx, w, h) => {
  masonry(ctx, w, h, STONES);
  const gap = poly([w * 0.56, h], [w * 0.52, h * 0.6], [w * 0.62, h * 0.34], [w * 0.76, h * 0.16], [w * 0.9, h * 0.34], [w, h * 0.5], [w, h]);
  ctx.fillStyle = '#1a0f10';
  ctx.fill(gap);
  orb(ctx, w * 0.78, h * 0.62, h * 0.14, '#fff0c0', 'rgba(255,150,50,.95)');
  rays(ctx, w * 0.78, h * 0.62, 26, w * 0.6, 'rgba(255,190,90,.75)', 7);
  actor(ctx, 'casty', w * 0.2, h * 1.02, h * 0.86, { rim: '#ffc070' });
  relic(ctx, 'unlit-bomb', w * 0.52, h * 0.64, h * 0.52, 'iron', { rim: '#ffd090', turn: 0.4 });
  sparks(ctx, w * 0.74, h * 0.5, w * 0.6, h * 0.8, 40, '#ffd890', 3);
  vignette(ctx, w, h, 0.5);
};

const chatteringJaw: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0f1f1c', '#1f4436', '#2f6a4a']);
  corridor(ctx, w, h, ['#1c3a30', '#2a4a38', '#122820']);
  for (const [x, y, s] of [[0.16, 0.66, 0.3], [0.84, 0.62, 0.26], [0.72, 0.3, 0.18], [0.26, 0.28, 0.2]] as const)
    sign(ctx, 'death-skull', w * x, h * y, h * s, 'rgba(150,255,170,.7)', 10);
  ripples(ctx, w * 0.5, h * 0.6, 4, h * 0.16, '#b8ffc0');
  relic(ctx, 'jawbone', w * 0.5, h * 0.98, h * 0.84, 'bone', { rim: '#e8ffd8' });
  settle(ctx, w, h);
};

const graveCandle: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0c1410', '#1d2c20', '#3a4a2c']);
  nave(ctx, w, h, '#121c16', ['#3a5a44', '#1d3024'], '#0c140f', 3);
  orb(ctx, w * 0.5, h * 0.2, h * 0.07, '#fff6d0', 'rgba(255,180,80,.95)');
  rays(ctx, w * 0.5, h * 0.2, 18, w * 0.5, 'rgba(255,200,110,.4)', 6);
  relic(ctx, 'candle-skull', w * 0.5, h * 1.06, h * 1.04, 'bone', { rim: '#ffe6b0' });
  settle(ctx, w, h, '#d8c890');
};

const pauldrons: Scene = (ctx, w, h) => {
  graveyard(ctx, w, h, ['#13241f', '#2c4a40', '#7a8a5a']);
  actor(ctx, 'screamy', w * 0.24, h * 1.16, h * 1.12, { rim: '#e8f4c0' });
  relic(ctx, 'shoulder-armor', w * 0.68, h * 0.98, h * 0.86, 'steel', { rim: '#fffbe0' });
  settle(ctx, w, h);
};

const warHorn: Scene = (ctx, w, h) => {
  graveyard(ctx, w, h, ['#1a1f2c', '#3a4a4a', '#a8885a'], 0.82);
  for (const [x, s] of [[0.78, 0.46], [0.9, 0.4], [0.66, 0.36]] as const) actor(ctx, 'slashy', w * x, h * 0.92, h * s, { colour: '#0d1714', rim: '#e8c88a' });
  ripples(ctx, w * 0.44, h * 0.4, 5, h * 0.15, '#ffe6b0', -1.1, 0.9);
  actor(ctx, 'screamy', w * 0.14, h * 1.12, h * 0.98, { rim: '#ffe6b0', flip: true });
  relic(ctx, 'hunting-horn', w * 0.4, h * 0.82, h * 0.66, 'gold', { rim: '#fff6d0', flip: true });
  settle(ctx, w, h, '#e8d8a8');
};

const graveSpade: Scene = (ctx, w, h) => {
  graveyard(ctx, w, h, ['#101c24', '#24404a', '#5a8a7a']);
  shape(ctx, TREE, w * 0.1, h * 0.94, h * 0.0056, '#0c1614', '#6f9a88');
  hole(ctx, w * 0.44, h * 0.88, w * 0.24, '#3a2a1c');
  relic(ctx, 'spade', w * 0.72, h * 1.02, h * 0.98, 'steel', { rim: '#f4ffe8', turn: 2.85 });
  settle(ctx, w, h);
};

/** Drawn to the ear, and somebody far off who does not know it yet. */
const longBow: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#141c34', '#33486a', '#b08a5a']);
  ridge(ctx, w, h, h * 0.72, h * 0.1, '#2a3a4a', 4);
  actor(ctx, 'paladin', w * 0.88, h * 0.86, h * 0.3, { colour: '#10182a', rim: '#ffdc9a' });
  ridge(ctx, w, h, h * 0.86, h * 0.05, '#101a1c', 9);
  ctx.save();
  ctx.setLineDash([3, 5]);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = 'rgba(255,240,200,.8)';
  ctx.stroke(new Path2D(`M${w * 0.42} ${h * 0.42} Q${w * 0.66} ${h * 0.14} ${w * 0.86} ${h * 0.62}`));
  ctx.restore();
  actor(ctx, 'shooty', w * 0.22, h * 1.14, h * 1.12, { rim: '#fff0c8', flip: true });
  settle(ctx, w, h);
};

const boneQuiver: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1c1a14', '#3f3c2a', '#7a6a40']);
  masonry(ctx, w, h, ['#37382c', '#404233', '#2e3026', '#484a3a']);
  rays(ctx, w * 0.5, h * 0.2, 16, w * 0.6, 'rgba(240,255,190,.4)', 9);
  actor(ctx, 'shooty', w * 0.16, h * 1.08, h * 0.84, { colour: '#14160e', rim: '#d8e0a0' });
  relic(ctx, 'quiver', w * 0.56, h * 1.04, h * 1.06, 'rust', { rim: '#fff0c8', turn: 0.12 });
  settle(ctx, w, h);
};

const trenchShovel: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1a1420', '#4a3038', '#a8643a']);
  ridge(ctx, w, h, h * 0.5, h * 0.12, '#3a2a2c', 4);
  for (let k = 0; k < 4; k++) {
    ctx.fillStyle = ['#4a3020', '#3a2418', '#2c1a12', '#1c100c'][k]!;
    ctx.fill(poly([0, h * (0.62 + k * 0.1)], [w * (0.4 + k * 0.06), h * (0.58 + k * 0.11)], [w, h * (0.64 + k * 0.09)], [w, h], [0, h]));
  }
  actor(ctx, 'shooty', w * 0.26, h * 1.0, h * 0.76, { rim: '#ffc890', flip: true });
  relic(ctx, 'trench-spade', w * 0.7, h * 1.0, h * 0.94, 'iron', { rim: '#ffe0b0', turn: -0.2 });
  vignette(ctx, w, h, 0.5);
};

const greatAxe: Scene = (ctx, w, h) => {
  graveyard(ctx, w, h, ['#1c1626', '#4a2c34', '#b8603a']);
  rays(ctx, w * 0.6, h * 0.42, 24, w * 0.6, 'rgba(255,206,130,.5)', 3);
  actor(ctx, 'slashy', w * 0.18, h * 1.06, h * 0.92, { colour: '#140c14', rim: '#ffb87a' });
  relic(ctx, 'battle-axe', w * 0.6, h * 1.04, h * 1.1, 'steel', { rim: '#fff6e0', turn: 0.3 });
  settle(ctx, w, h, '#e8b890');
};

const shield: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#12201c', '#2c4c40', '#8aa06a']);
  nave(ctx, w, h, '#16261f', ['#5a8068', '#2c4a3a'], '#0e1814', 4);
  for (const turn of [-0.8, 0.8]) relic(ctx, 'broadsword', w * (0.5 + turn * 0.16), h * 1.0, h * 0.98, 'steel', { turn: turn > 0 ? 0 : -1.57, rim: '#eef4e0' });
  relic(ctx, 'viking-shield', w * 0.5, h * 1.02, h * 0.96, 'rust', { rim: '#fff0c8' });
  settle(ctx, w, h);
};

const grappleChain: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#101830', '#2c3a66', '#5a6a8a']);
  orb(ctx, w * 0.8, h * 0.2, h * 0.1, '#f4f0d8', 'rgba(210,220,255,.5)');
  ctx.save();
  ctx.beginPath();
  ctx.rect(w * 0.36, h * 0.34, w * 0.3, h);
  ctx.clip();
  masonry(ctx, w, h, STONES);
  ctx.restore();
  ctx.lineWidth = 3;
  ctx.setLineDash([7, 4]);
  ctx.strokeStyle = '#d8d0b8';
  ctx.stroke(new Path2D(`M${w * 0.2} ${h * 0.78} Q${w * 0.3} ${h * 0.1} ${w * 0.56} ${h * 0.3}`));
  ctx.setLineDash([]);
  relic(ctx, 'grapple', w * 0.56, h * 0.54, h * 0.46, 'iron', { rim: '#fff6e0' });
  actor(ctx, 'slashy', w * 0.16, h * 1.06, h * 0.74, { rim: '#d8e0ff' });
  settle(ctx, w, h, '#a8b8d8');
};

const kukri: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1a0f1c', '#4a1f34', '#a04a3a']);
  corridor(ctx, w, h, ['#2c1828', '#3a2030', '#1a0e1a'], 0.66, 0.42);
  shape(ctx, KNEELING, w * 0.8, h * 0.96, h * 0.0062, '#1a0c18', '#ffb090', -1);
  sign(ctx, 'flamer', w * 0.86, h * 0.2, h * 0.16, '#ff9a4a');
  sign(ctx, 'sun', w * 0.7, h * 0.16, h * 0.16, '#ffe6a0');
  relic(ctx, 'curvy-knife', w * 0.36, h * 1.0, h * 0.98, 'steel', { rim: '#ffe8e0', turn: -0.1 });
  settle(ctx, w, h, '#c88a8a');
};

const poison: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0c1a12', '#1d4428', '#5a9a3a']);
  mist(ctx, w, h * 0.5, h * 0.6, '#9aff6a', 7, 0.35);
  for (let k = 0, r = random(12); k < 18; k++) {
    ctx.strokeStyle = `rgba(200,255,150,${0.3 + r() * 0.5})`;
    ctx.lineWidth = 1.2;
    ctx.stroke(disc(w * r(), h * r(), 1.6 + r() * 4));
  }
  orb(ctx, w * 0.5, h * 0.62, h * 0.2, 'rgba(160,255,110,.4)', 'rgba(120,255,80,.7)');
  relic(ctx, 'poison-bottle', w * 0.5, h * 1.02, h * 1.02, 'jade', { rim: '#f0ffd8', turn: 0.1 });
  settle(ctx, w, h, '#8aff6a');
};

const burrowClaw: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#2a2030', '#5a4448', '#a88058']);
  ctx.fillStyle = '#0f0a0a';
  ctx.fill(gothicArch(w * 0.3, h * 0.02, w * 0.4, h * 0.9));
  ridge(ctx, w, h, h * 0.7, h * 0.08, '#3a2a20', 11);
  hole(ctx, w * 0.3, h * 0.84, w * 0.22, '#5a4030');
  actor(ctx, 'stabby', w * 0.3, h * 1.02, h * 0.7, { rim: '#e8d0a8' });
  ctx.fillStyle = '#2a1c14';
  ctx.fill(poly([0, h], [0, h * 0.9], [w * 0.5, h * 0.88], [w * 0.6, h]));
  relic(ctx, 'claws', w * 0.72, h * 0.96, h * 0.84, 'bone', { rim: '#fff6d8' });
  streaks(ctx, w, h, 'rgba(216,190,150,.3)', random(5));
  vignette(ctx, w, h, 0.5);
};

export const GEAR_SCENES: Readonly<Record<GearId, Scene>> = {
  bombBag, chatteringJaw, graveCandle, pauldrons, warHorn, graveSpade, longBow, boneQuiver, trenchShovel, greatAxe, shield, grappleChain, kukri,
  poison, burrowClaw,
};
