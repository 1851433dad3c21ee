import type { PowerKind } from '../../../../src/engine/games/vast/content/powers.ts';
import { disc } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { actor, KNEELING, shape } from './actors.ts';
import { cobweb } from './backdrops.ts';
import { gothicArch, mist, orb, rays, sky, sparks, vignette, type Scene } from './kit.ts';
import { relic, sign } from './relics.ts';
import { corridor } from './stage.ts';

/** Eight of them open in the dark at once. */
const eyes: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#12060e', '#340c1c', '#5a1626']);
  cobweb(ctx, w * 0.1, h * 0.1, w * 0.7, 'rgba(255,210,210,.22)');
  mist(ctx, w, h * 0.7, h * 0.5, '#7a1a2c', 4, 0.4);
  const at = [[0.5, 0.52, 0.2], [0.24, 0.46, 0.13], [0.76, 0.46, 0.13], [0.34, 0.22, 0.09], [0.66, 0.22, 0.09], [0.14, 0.22, 0.06], [0.86, 0.22, 0.06]] as const;
  for (const [x, y, r] of at) {
    orb(ctx, w * x, h * y, h * r, '#2a0610', 'rgba(255,70,70,.5)');
    const iris = ctx.createRadialGradient(w * x - h * r * 0.3, h * y - h * r * 0.3, 0, w * x, h * y, h * r);
    iris.addColorStop(0, '#ffd0a0');
    iris.addColorStop(0.45, '#e0342a');
    iris.addColorStop(1, '#3a0410');
    ctx.fillStyle = iris;
    ctx.fill(disc(w * x, h * y, h * r * 0.92));
    ctx.fillStyle = '#0c0206';
    ctx.fill(disc(w * x, h * y, h * r * 0.2, h * r * 0.66));
    ctx.fillStyle = 'rgba(255,250,240,.9)';
    ctx.fill(disc(w * x - h * r * 0.34, h * y - h * r * 0.4, h * r * 0.15));
  }
  vignette(ctx, w, h, 0.6);
};

/** What the last thing in the corridor looks like. */
const fangs: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1a040c', '#5a0f1c', '#c23a2a']);
  corridor(ctx, w, h, ['#3a0c18', '#4a1420', '#1c060e']);
  rays(ctx, w * 0.5, h * 0.6, 22, w * 0.6, 'rgba(255,120,90,.4)', 5);
  shape(ctx, KNEELING, w * 0.5, h * 0.98, h * 0.0052, '#1c0610', '#ffb090');
  relic(ctx, 'fangs', w * 0.5, h * 1.0, h * 1.12, 'bone', { rim: '#fff0e0' });
  for (const [x, y] of [[0.36, 0.76], [0.64, 0.82], [0.64, 0.94]] as const) sign(ctx, 'drop', w * x, h * y, h * 0.13, '#e01f2a', 6);
  vignette(ctx, w, h, 0.55);
};

/** Somebody came this way before. */
const webs: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#140a18', '#3a1630', '#7a2a3a']);
  ctx.fillStyle = '#0e0610';
  ctx.fill(gothicArch(w * 0.24, h * 0.02, w * 0.52, h * 1.1));
  orb(ctx, w * 0.5, h * 0.5, h * 0.1, 'rgba(255,150,120,.35)', 'rgba(255,90,80,.5)');
  cobweb(ctx, w * 0.5, h * 0.44, w * 0.62, 'rgba(255,232,236,.75)');
  const silk = ctx.createLinearGradient(w * 0.12, 0, w * 0.32, 0);
  silk.addColorStop(0, '#f6eaee');
  silk.addColorStop(1, '#8a6a7c');
  ctx.fillStyle = silk;
  ctx.fill(disc(w * 0.22, h * 0.58, w * 0.085, h * 0.32));
  ctx.strokeStyle = 'rgba(70,30,50,.5)';
  ctx.lineWidth = 1;
  for (let k = 0, r = random(8); k < 9; k++) ctx.stroke(disc(w * 0.22, h * (0.34 + k * 0.06), w * (0.055 + 0.03 * Math.sin((k / 8) * Math.PI)), h * (0.02 + r() * 0.03)));
  ctx.stroke(new Path2D(`M${w * 0.22} 0 V${h * 0.27}`));
  actor(ctx, 'spiderling', w * 0.72, h * 0.86, h * 0.5, { rim: '#ffd0c0' });
  sparks(ctx, w * 0.5, h * 0.5, w * 0.8, h * 0.9, 26, '#ffe0e4', 4);
  vignette(ctx, w, h, 0.55);
};

export const POWER_SCENES: Readonly<Record<PowerKind, Scene>> = { eyes, fangs, webs };
