import type { TreasureId } from '../../../../src/engine/games/vast/content/treasures.ts';
import { disc, poly } from '../../../bake/canvas.ts';
import { armorItem, beadsItem, bootsItem, hammerItem, helmItem, ITEM_BOX, journalItem, pickItem } from '../items.ts';
import { GRAVES, manor, shape, thing, TREE } from './actors.ts';
import { gothicArch, mist, orb, rays, ridge, sky, sparks, stars, vignette, type Scene } from './kit.ts';
import { nave } from './stage.ts';

/** On its stand between two banners. */
const armor: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#241a34', '#4a3450', '#7a5448']);
  nave(ctx, w, h, '#2c2038', ['#8a6a7a', '#4a3450'], '#1d1424', 4);
  for (const x of [0.16, 0.84]) {
    ctx.fillStyle = '#3a4a8a';
    ctx.fill(poly([w * x - w * 0.07, 0], [w * x + w * 0.07, 0], [w * x + w * 0.07, h * 0.62], [w * x, h * 0.74], [w * x - w * 0.07, h * 0.62]));
    ctx.fillStyle = '#e0a63c';
    ctx.fill(disc(w * x, h * 0.34, h * 0.08));
  }
  rays(ctx, w / 2, h * 0.4, 20, w * 0.6, 'rgba(255,220,150,.5)', 6);
  thing(ctx, armorItem(), ITEM_BOX, w / 2, h * 1.02, h * 1.04, { rim: '#fff3d0' });
  vignette(ctx, w, h, 0.5);
};

/** A ring of gold over a helm at dusk. */
const halo: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#191a48', '#46306e', '#a85a5e', '#f0a24a', '#ffd680']);
  stars(ctx, w, h * 0.4, 40, 9);
  rays(ctx, w / 2, h * 0.34, 26, w * 0.62, 'rgba(255,220,130,.5)', 2);
  ridge(ctx, w, h, h * 0.7, h * 0.14, '#8a4a62', 4);
  manor(ctx, w * 0.16, h * 0.82, h * 0.0026, '#5a2f55', '#ffca80', 4);
  ridge(ctx, w, h, h * 0.78, h * 0.08, '#4a2850', 8);
  mist(ctx, w, h * 0.76, h * 0.16, '#ffc98a', 4, 0.35);
  shape(ctx, TREE, w * 0.88, h * 0.96, h * 0.0046, '#2b1638', '#f0a24a');
  shape(ctx, GRAVES, w * 0.2, h * 1.0, h * 0.004, '#160a22', '#c87a4a');
  ridge(ctx, w, h, h * 0.94, h * 0.04, '#22112f', 12);
  thing(ctx, helmItem(), ITEM_BOX, w / 2, h * 1.16, h * 0.94, { rim: '#ffe2a0' });
  ctx.save();
  ctx.shadowColor = '#ffd070';
  ctx.shadowBlur = 22;
  for (const [width, tone] of [[7, '#e09a2e'], [4.4, '#ffd98a'], [1.8, '#fffbe6']] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = tone;
    ctx.stroke(disc(w / 2, h * 0.22, w * 0.17, h * 0.1));
  }
  ctx.restore();
  sparks(ctx, w / 2, h * 0.3, w * 0.6, h * 0.5, 34, '#fff3c8', 6);
  vignette(ctx, w, h, 0.5);
};

const blessedHammer: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#2a1a38', '#5a3448', '#b06a3e', '#f0b85a']);
  nave(ctx, w, h, '#33203c', ['#c88a5a', '#6a3f4a'], '#24152a', 3);
  rays(ctx, w / 2, h * 0.34, 30, w * 0.7, 'rgba(255,226,150,.6)', 11);
  ctx.fillStyle = '#3a2838';
  ctx.fill(poly([w * 0.3, h], [w * 0.34, h * 0.8], [w * 0.66, h * 0.8], [w * 0.7, h]));
  thing(ctx, hammerItem(), ITEM_BOX, w / 2, h * 0.98, h * 0.98, { rim: '#fff6d6', turn: 0.1 });
  sparks(ctx, w / 2, h * 0.4, w * 0.6, h * 0.8, 40, '#fff3c8', 8);
  vignette(ctx, w, h, 0.5);
};

/** A road over the hills toward the house. */
const pilgrimBoots: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#20285a', '#5a4a86', '#c87a6a', '#ffca80']);
  orb(ctx, w * 0.2, h * 0.34, h * 0.12, '#fff0c8', 'rgba(255,200,120,.7)');
  ridge(ctx, w, h, h * 0.6, h * 0.16, '#6a4a72', 6);
  manor(ctx, w * 0.78, h * 0.66, h * 0.0018, '#3a2a52', '#ffca80', 2);
  ridge(ctx, w, h, h * 0.7, h * 0.1, '#4a3458', 10);
  ctx.fillStyle = '#c89a62';
  ctx.fill(
    new Path2D(
      `M${w * 0.3} ${h} C${w * 0.46} ${h * 0.86} ${w * 0.62} ${h * 0.8} ${w * 0.76} ${h * 0.66} L${w * 0.79} ${h * 0.66} C${w * 0.74} ${h * 0.8} ${w * 0.72} ${h * 0.88} ${w * 0.78} ${h} Z`,
    ),
  );
  thing(ctx, bootsItem(), ITEM_BOX, w * 0.42, h * 1.0, h * 0.92, { rim: '#ffe6b0' });
  vignette(ctx, w, h, 0.45);
};

/** A wall that is not a wall any more. */
const masonsPick: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#3a2f3e', '#57464e', '#3a2c34']);
  for (let r = 0; r < 7; r++)
    for (let c = -1; c < 8; c++) {
      const x = c * w * 0.15 + (r % 2) * w * 0.075;
      ctx.fillStyle = ['#6d5c58', '#7c6a62', '#5f504e', '#857268'][(r * 3 + c * 5 + 8) % 4]!;
      ctx.fillRect(x + 1, r * h * 0.15 + 1, w * 0.15 - 2, h * 0.15 - 2);
    }
  const gap: [number, number][] = [
    [0.3, 1], [0.26, 0.72], [0.34, 0.58], [0.3, 0.36], [0.42, 0.24], [0.5, 0.12], [0.6, 0.2], [0.7, 0.3], [0.68, 0.5], [0.76, 0.64],
    [0.72, 1],
  ];
  const hole = poly(...gap.map(([x, y]) => [w * x, h * y] as const));
  ctx.save();
  ctx.clip(hole);
  sky(ctx, w, h, ['#1a1a44', '#4a3a72', '#c88a5a']);
  rays(ctx, w * 0.5, h * 0.7, 16, w * 0.5, 'rgba(255,214,140,.5)', 3);
  ctx.fillStyle = '#20152c';
  ctx.fill(gothicArch(w * 0.42, h * 0.3, w * 0.18, h * 0.9));
  ctx.restore();
  ctx.lineWidth = 3;
  ctx.strokeStyle = '#d8c0a0';
  ctx.stroke(hole);
  thing(ctx, pickItem(), ITEM_BOX, w * 0.5, h * 1.04, h * 1.02, { rim: '#fff0d0' });
  vignette(ctx, w, h, 0.55);
};

const prayerBeads: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#2a1438', '#5a2f5a', '#a8604e']);
  rays(ctx, w / 2, h * 0.5, 22, w * 0.6, 'rgba(255,206,140,.45)', 12);
  ctx.fillStyle = '#381c46';
  ctx.fill(gothicArch(w * 0.26, h * 0.04, w * 0.48, h));
  orb(ctx, w * 0.14, h * 0.66, h * 0.03, '#fff6d6', 'rgba(255,170,70,.9)');
  orb(ctx, w * 0.86, h * 0.66, h * 0.03, '#fff6d6', 'rgba(255,170,70,.9)');
  ctx.fillStyle = '#ead9b4';
  for (const x of [0.14, 0.86]) ctx.fillRect(w * x - 2.4, h * 0.7, 4.8, h * 0.3);
  thing(ctx, beadsItem(), ITEM_BOX, w / 2, h * 1.0, h * 1.02, { rim: '#fff3d0' });
  vignette(ctx, w, h, 0.5);
};

const explorersJournal: Scene = (ctx, w, h) => {
  sky(ctx, w, h, ['#2a1c14', '#5a3c24', '#3a2414']);
  ctx.strokeStyle = 'rgba(20,8,2,.5)';
  ctx.lineWidth = 2;
  for (let i = 1; i < 5; i++) ctx.stroke(new Path2D(`M0 ${h * 0.22 * i} H${w}`));
  orb(ctx, w * 0.14, h * 0.24, h * 0.04, '#fff6d6', 'rgba(255,170,70,.95)');
  ctx.fillStyle = '#ead9b4';
  ctx.fillRect(w * 0.14 - 3.4, h * 0.28, 6.8, h * 0.26);
  thing(ctx, journalItem(), ITEM_BOX, w * 0.53, h * 1.14, h * 1.3, { rim: '#fff6da', turn: -0.05 });
  vignette(ctx, w, h, 0.6);
};

export const TREASURE_SCENES: Readonly<Record<TreasureId, Scene>> = { armor, halo, blessedHammer, pilgrimBoots, masonsPick, prayerBeads, explorersJournal };
