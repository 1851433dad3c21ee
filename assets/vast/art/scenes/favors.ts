import type { FavorId } from '../../../../src/engine/games/vast/content/favors.ts';
import { disc } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { hammerItem, ITEM_BOX } from '../items.ts';
import { LANTERN_BOX, lanternParts } from '../lantern.ts';
import { actor, BAT, beam, KNEELING, manor, shape, thing, TREE } from './actors.ts';
import { mist, orb, rays, ridge, sky, sparks, stars, vignette, type Scene } from './kit.ts';
import { corridor, nave, streaks } from './stage.ts';

/** The knight with fire behind him. */
const vigor: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#2a1440', '#7a3a3a', '#e08a34', '#ffd27a']);
  rays(ctx, w / 2, h * 0.62, 26, w * 0.8, 'rgba(255,206,110,.6)', 4);
  orb(ctx, w / 2, h * 0.56, h * 0.26, 'rgba(255,214,130,.9)', 'rgba(255,170,70,.9)');
  ridge(ctx, w, h, h * 0.9, h * 0.06, '#2a1430', 3);
  actor(ctx, 'paladin', w / 2, h * 1.26, h * 1.34, { rim: '#fff0c0' });
  sparks(ctx, w / 2, h * 0.5, w * 0.8, h, 50, '#ffe9a8', 7);
  vignette(ctx, w, h, 0.5);
};

/** A lantern set down where the corridor is darkest. */
const illuminate: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0e0f28', '#1b1a40', '#2a2148']);
  corridor(ctx, w, h, ['#221d44', '#3a2a48', '#15132f']);
  actor(ctx, 'stabby', w * 0.16, h * 0.9, h * 0.62, { colour: '#120d26', rim: '#ff9a3a' });
  orb(ctx, w * 0.5, h * 0.62, h * 0.16, 'rgba(255,226,150,.5)', 'rgba(255,160,60,.95)');
  thing(ctx, lanternParts(), LANTERN_BOX, w * 0.5, h * 0.98, h * 0.86);
  rays(ctx, w * 0.5, h * 0.6, 18, w * 0.6, 'rgba(255,190,90,.35)', 6);
  actor(ctx, 'shooty', w * 0.86, h * 0.86, h * 0.5, { colour: '#120d26', rim: '#c8742a', flip: true });
  sparks(ctx, w * 0.5, h * 0.5, w * 0.5, h * 0.8, 26, '#ffe2a0', 2);
  vignette(ctx, w, h, 0.6);
};

/** He walks past them and does not turn his head. */
const disdain: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#141a3a', '#2c3668', '#5a5a92', '#a890a8']);
  nave(ctx, w, h, '#1d2148', ['#8fa0dc', '#4a4f8c'], '#15142e', 4);
  mist(ctx, w, h * 0.84, h * 0.22, '#b8c0ee', 4, 0.4);
  actor(ctx, 'poltergeist', w * 0.15, h * 0.86, h * 0.66, { alpha: 0.85 });
  actor(ctx, 'poltergeist2', w * 0.85, h * 0.84, h * 0.6, { alpha: 0.85, flip: true });
  actor(ctx, 'paladin', w * 0.5, h * 1.04, h * 0.98, { rim: '#ffe9b8', flip: true });
  vignette(ctx, w, h, 0.55);
};

/** Lamps in a row, and bones that cannot bear them. */
const radiantLamps: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#171638', '#3a2a55', '#8a5440']);
  nave(ctx, w, h, '#1f1a40', ['#5a4a86', '#3a2a5c'], '#241832', 5);
  actor(ctx, 'slashy', w * 0.78, h * 1.0, h * 0.84, { colour: '#1d1230', rim: '#ffd48a', turn: 0.16 });
  for (const [x, size] of [[0.12, 0.5], [0.32, 0.62], [0.54, 0.76]] as const) {
    orb(ctx, w * x, h * (0.98 - size * 0.34), h * size * 0.16, 'rgba(255,228,150,.6)', 'rgba(255,170,70,.8)');
    thing(ctx, lanternParts(), LANTERN_BOX, w * x, h * 1.0, h * size);
  }
  rays(ctx, w * 0.54, h * 0.7, 14, w * 0.5, 'rgba(255,206,120,.55)', 8, -0.7, 0.7);
  vignette(ctx, w, h, 0.5);
};

/** A shaft of light falls into the chapel; the dead shrink back. */
const pillarOfLight: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1b1440', '#3a2360', '#5b3270', '#2a173e']);
  nave(ctx, w, h, '#241645', ['#6d5aa8', '#33245c'], '#170d2c');
  actor(ctx, 'screamy', w * 0.13, h * 1.04, h * 0.78, { colour: '#0d0720', rim: '#ffd48a', flip: true, turn: -0.14 });
  actor(ctx, 'casty', w * 0.88, h * 1.04, h * 0.74, { colour: '#120a28', rim: '#ffd48a', turn: 0.14 });
  beam(ctx, w / 2, -4, h * 0.94, w * 0.24, '#ffdf9a');
  ctx.fillStyle = 'rgba(255,236,180,.85)';
  ctx.fill(disc(w / 2, h * 0.9, w * 0.2, h * 0.05));
  sparks(ctx, w / 2, h * 0.45, w * 0.34, h * 0.9, 46, '#fff3c8', 3);
  shape(ctx, KNEELING, w / 2, h * 0.93, h * 0.0046, '#4a2a2e', '#fff6d6');
  vignette(ctx, w, h, 0.55);
};

/** A hammer falls out of the storm upon the manor. */
const judgment: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0d1230', '#22305f', '#47528c', '#8a7fb0']);
  orb(ctx, w * 0.82, h * 0.22, h * 0.12, '#f4ecd0', 'rgba(200,210,255,.55)');
  mist(ctx, w, h * 0.2, h * 0.3, '#1a2148', 5, 0.9);
  mist(ctx, w, h * 0.12, h * 0.2, '#6f7fc0', 6, 0.35);
  ridge(ctx, w, h, h * 0.72, h * 0.1, '#343a6c', 5);
  manor(ctx, w * 0.28, h * 0.94, h * 0.0042, '#151433', '#9aa6e6');
  ridge(ctx, w, h, h * 0.9, h * 0.05, '#0d0b22', 14);
  const bolt = [
    `M${w * 0.54} ${h * 0.5} L${w * 0.47} ${h * 0.62} L${w * 0.54} ${h * 0.68} L${w * 0.44} ${h * 0.9}`,
    `M${w * 0.54} ${h * 0.68} L${w * 0.62} ${h * 0.78} L${w * 0.6} ${h * 0.88}`,
  ];
  ctx.save();
  ctx.shadowColor = '#cfe0ff';
  ctx.shadowBlur = 14;
  ctx.strokeStyle = '#f4f8ff';
  bolt.forEach((d, i) => {
    ctx.lineWidth = i ? 1.2 : 2.4;
    ctx.stroke(new Path2D(d));
  });
  ctx.restore();
  rays(ctx, w * 0.62, h * 0.3, 16, w * 0.5, 'rgba(255,214,130,.5)', 9);
  thing(ctx, hammerItem(), ITEM_BOX, w * 0.62, h * 0.74, h * 0.86, { turn: 3.6, rim: '#ffe6a8' });
  shape(ctx, BAT, w * 0.14, h * 0.26, h * 0.006, '#0d0b22');
  shape(ctx, TREE, w * 0.93, h * 1.0, h * 0.0048, '#090718', '#6f7fc0');
  vignette(ctx, w, h, 0.55);
};

/** Alone before a rose of light. */
const mendingPrayer: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1a1230', '#38244e', '#6a3f5a', '#2a1630']);
  rays(ctx, w * 0.5, h * 0.36, 24, w * 0.7, 'rgba(255,214,150,.4)', 5);
  ctx.fillStyle = '#241538';
  ctx.fill(disc(w / 2, h * 0.38, h * 0.36));
  ['#d79b3c', '#7a5ac0', '#4a7fc0', '#c07a9a', '#8fbf6a', '#d79b3c', '#7a5ac0', '#4a7fc0'].forEach((tone, i) => {
    const a = (i / 8) * Math.PI * 2;
    ctx.fillStyle = tone;
    ctx.fill(disc(w / 2 + Math.cos(a) * h * 0.21, h * 0.38 + Math.sin(a) * h * 0.21, h * 0.075));
  });
  orb(ctx, w / 2, h * 0.38, h * 0.09, '#fff3c8', 'rgba(255,220,150,.9)');
  ctx.fillStyle = '#1a0f24';
  ctx.fillRect(0, h * 0.84, w, h * 0.2);
  for (const x of [0.16, 0.27, 0.74, 0.85]) {
    ctx.fillStyle = '#e6d4a8';
    ctx.fillRect(w * x - 1.6, h * 0.62, 3.2, h * 0.24);
    orb(ctx, w * x, h * 0.6, h * 0.022, '#fff6d6', 'rgba(255,170,70,.9)');
  }
  shape(ctx, KNEELING, w * 0.49, h * 0.95, h * 0.0054, '#20112c', '#ffe2a0');
  vignette(ctx, w, h, 0.55);
};

/** Too fast for the bones behind him. */
const swiftZeal: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#1a1638', '#3a2a60', '#7a4a6a']);
  corridor(ctx, w, h, ['#2c2450', '#4a3458', '#1d1838'], 0.3, 0.5);
  actor(ctx, 'bones', w * 0.16, h * 0.94, h * 0.6, { colour: '#140d28', rim: '#9a86d0' });
  streaks(ctx, w, h, 'rgba(255,220,140,.75)', random(3));
  for (const [x, alpha] of [[0.46, 0.18], [0.55, 0.32]] as const)
    actor(ctx, 'paladin', w * x, h * 1.0, h * 0.92, { colour: '#ffce7a', alpha, turn: 0.2, flip: true });
  actor(ctx, 'paladin', w * 0.66, h * 1.0, h * 0.94, { rim: '#fff0c0', turn: 0.2, flip: true });
  vignette(ctx, w, h, 0.5);
};

/** A door opens on the dark, and light goes in first. */
const beacon: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#0c1026', '#1c2450', '#34437c']);
  mist(ctx, w, h * 0.4, h * 0.5, '#5f78bc', 8, 0.5);
  stars(ctx, w, h * 0.4, 24, 6);
  manor(ctx, w * 0.76, h * 0.96, h * 0.0044, '#11142e', '#7f92d0', 8);
  mist(ctx, w, h * 0.86, h * 0.3, '#93aae6', 3, 0.55);
  beam(ctx, w * 0.3, h * 0.5, h * 1.3, w * 0.3, '#ffca70', 0.8);
  rays(ctx, w * 0.3, h * 0.5, 20, w * 0.8, 'rgba(255,206,120,.5)', 3, -1.1, 0.5);
  orb(ctx, w * 0.3, h * 0.48, h * 0.1, '#fff3c8', 'rgba(255,190,90,.95)');
  actor(ctx, 'paladin', w * 0.24, h * 1.16, h * 0.94, { colour: '#241838', rim: '#ffe2a0' });
  sparks(ctx, w * 0.4, h * 0.5, w * 0.6, h * 0.8, 34, '#fff3c8', 5);
  vignette(ctx, w, h, 0.5);
};

export const FAVOR_SCENES: Readonly<Record<FavorId, Scene>> = {
  vigor,
  illuminate,
  disdain,
  radiantLamps,
  pillarOfLight,
  judgment,
  mendingPrayer,
  swiftZeal,
  beacon,
};
