import { disc, line, rect, type Ctx } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { rituals } from '../../../../src/engine/games/vast/content/rituals.ts';
import { actor, beam, manor } from './actors.ts';
import { gothicArch, mist, orb, rays, ridge, sky, sparks, stars, vignette, type Scene } from './kit.ts';
import { masonry, relic, ripples, sign, type Metal } from './relics.ts';
import { corridor, nave } from './stage.ts';

type Card = (typeof rituals)[keyof typeof rituals];
const WAYS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** The way of the Wraith as a plan of glowing tiles: where it begins, where a poltergeist appears, where it ends. */
function plan(ctx: Ctx, card: Card, x: number, y: number, w: number, h: number) {
  const cells: [number, number][] = [[0, 0]];
  for (const step of card.steps) {
    const [dx, dy] = WAYS[step];
    cells.push([cells.at(-1)![0] + dx, cells.at(-1)![1] + dy]);
  }
  const [xs, ys] = [cells.map(([c]) => c), cells.map(([, r]) => r)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const t = Math.min(27, w / columns, h / rows);
  const at = ([c, r]: readonly [number, number]) => [x + w / 2 + (c - left + 0.5 - columns / 2) * t, y + h / 2 + (r - top + 0.5 - rows / 2) * t] as const;
  for (const cell of cells) {
    const [cx, cy] = at(cell);
    const tile = rect(cx - t / 2 + 1, cy - t / 2 + 1, t - 2, t - 2, 3);
    ctx.save();
    ctx.shadowColor = '#ffcf70';
    ctx.shadowBlur = 9;
    ctx.fillStyle = '#2a1450';
    ctx.fill(tile);
    ctx.restore();
    ctx.lineWidth = 1.4;
    ctx.strokeStyle = '#ffd98a';
    ctx.stroke(tile);
  }
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(255,232,170,.95)';
  ctx.stroke(line(...cells.map(at)));
  const badge = (cell: readonly [number, number], glyph: string, tone: string, ink: string) => {
    const [cx, cy] = at(cell);
    ctx.fillStyle = tone;
    ctx.fill(disc(cx, cy, t * 0.44));
    ctx.fillStyle = ink;
    ctx.fill(glyphAt(glyph, cx, cy, t * 0.66));
  };
  badge(cells[0]!, 'hooded-figure', '#ffd98a', '#2a1246');
  badge(cells.at(-1)!, 'pentacle', '#b86af0', '#fff0d0');
  badge(cells[card.poltergeist]!, 'ghost', '#cfe0ff', '#24306a');
}

interface Rite { stage: (ctx: Ctx, w: number, h: number) => void; motif: string; metal: Metal }

const dusk = (...tones: string[]) => (ctx: Ctx, w: number, h: number) => {
  sky(ctx, w, h, tones);
  stars(ctx, w, h * 0.5, 26, tones.length);
  ridge(ctx, w, h, h * 0.84, h * 0.06, '#160a2c', 6);
};
const hall = (wall: string, pane: readonly [string, string]) => (ctx: Ctx, w: number, h: number) => {
  sky(ctx, w, h, ['#1a0f38', '#3a2060', '#5a3072']);
  nave(ctx, w, h, wall, pane, '#150a26', 4);
};

/** The thing that each rite is named for, and where it stands. It is mirrored: the plan lies left, where a card of a hand is seen. */
const RITES: Record<keyof typeof rituals, Rite> = {
  threshold: {
    motif: 'door', metal: 'rust',
    stage: (ctx, w, h) => {
      hall('#1d1240', ['#5a3a9a', '#2c1a58'])(ctx, w, h);
      beam(ctx, w * 0.26, h * 0.2, h, w * 0.2, '#ffcf80', 0.8);
    },
  },
  openEye: {
    motif: 'sunken-eye', metal: 'violet',
    stage: (ctx, w, h) => {
      dusk('#10082c', '#3a1a6a', '#8a4aa0')(ctx, w, h);
      rays(ctx, w * 0.26, h * 0.5, 24, w * 0.5, 'rgba(255,220,140,.5)', 4);
    },
  },
  mirror: {
    motif: 'mirror-mirror', metal: 'gold',
    stage: (ctx, w, h) => {
      hall('#21164a', ['#7f9ad8', '#3a3a80'])(ctx, w, h);
      orb(ctx, w * 0.26, h * 0.46, h * 0.12, 'rgba(210,224,255,.5)', 'rgba(150,170,255,.6)');
    },
  },
  mortar: { motif: 'trowel', metal: 'steel', stage: (ctx, w, h) => masonry(ctx, w, h, ['#3a2a5a', '#453366', '#30224c', '#4d3a70']) },
  footfall: {
    motif: 'footprint', metal: 'violet',
    stage: (ctx, w, h) => {
      sky(ctx, w, h, ['#140c30', '#2c1a58', '#4a2a78']);
      corridor(ctx, w, h, ['#22144a', '#33205c', '#160c34'], 0.3, 0.4);
      ripples(ctx, w * 0.26, h * 0.66, 4, h * 0.12, '#d8b8ff');
    },
  },
  ledger: {
    motif: 'open-book', metal: 'gold',
    stage: (ctx, w, h) => {
      sky(ctx, w, h, ['#24121c', '#4a2a34', '#6a4030']);
      orb(ctx, w * 0.1, h * 0.2, h * 0.03, '#fff6d6', 'rgba(255,180,80,.9)');
      rays(ctx, w * 0.26, h * 0.5, 16, w * 0.4, 'rgba(255,220,150,.4)', 8);
    },
  },
  descent: {
    motif: 'stairs', metal: 'iron',
    stage: (ctx, w, h) => {
      sky(ctx, w, h, ['#3a2a68', '#1d1240', '#07040f']);
      mist(ctx, w, h * 0.8, h * 0.4, '#1a0c34', 4, 0.7);
    },
  },
  crook: {
    motif: 'shepherds-crook', metal: 'gold',
    stage: (ctx, w, h) => {
      dusk('#141038', '#4a2f6a', '#b06a5a', '#f0b070')(ctx, w, h);
      orb(ctx, w * 0.4, h * 0.3, h * 0.08, '#fff0d0', 'rgba(255,210,150,.6)');
    },
  },
  stair: {
    motif: 'stone-tower', metal: 'violet',
    stage: (ctx, w, h) => {
      hall('#1a1038', ['#8a5ac8', '#3a2270'])(ctx, w, h);
      mist(ctx, w, h * 0.9, h * 0.3, '#b88ae8', 5, 0.4);
    },
  },
  spire: {
    motif: 'church', metal: 'steel',
    stage: (ctx, w, h) => {
      dusk('#0c0a2c', '#2a2466', '#6a4a9a')(ctx, w, h);
      beam(ctx, w * 0.26, 0, h * 0.9, w * 0.14, '#e0c8ff', 0.8);
    },
  },
  greatTurn: {
    motif: 'clockwise-rotation', metal: 'gold',
    stage: (ctx, w, h) => {
      dusk('#1a0a34', '#5a2480', '#c25aa0')(ctx, w, h);
      ripples(ctx, w * 0.26, h * 0.5, 5, h * 0.1, '#ffd0f0');
    },
  },
  ladder: {
    motif: 'ladder', metal: 'rust',
    stage: (ctx, w, h) => {
      sky(ctx, w, h, ['#1c1440', '#3c2a70', '#7a5a98']);
      ctx.fillStyle = '#120a2a';
      ctx.fill(gothicArch(w * 0.06, h * 0.04, w * 0.4, h));
      orb(ctx, w * 0.26, h * 0.2, h * 0.1, '#f4ecff', 'rgba(200,180,255,.7)');
    },
  },
  horseshoe: {
    motif: 'horseshoe', metal: 'iron',
    stage: (ctx, w, h) => {
      dusk('#120c30', '#3a2460', '#8a5a7a')(ctx, w, h);
      manor(ctx, w * 0.26, h * 0.9, h * 0.0036, '#1a1034', '#c89ad8', 6);
    },
  },
};

export const RITUAL_SCENES = Object.fromEntries(
  (Object.keys(RITES) as (keyof typeof rituals)[]).map((id): [string, Scene] => [
    id,
    (ctx, w, h) => {
      const { stage, motif, metal } = RITES[id];
      ctx.save();
      ctx.translate(w, 0);
      ctx.scale(-1, 1);
      stage(ctx, w, h);
      ctx.restore();
      sign(ctx, 'pentacle', w * 0.74, h * 0.52, h * 0.72, 'rgba(190,120,255,.22)', 20);
      if (id === 'footfall') actor(ctx, 'wraith', w * 0.9, h * 0.7, h * 0.4, { colour: '#120a2a', rim: '#c8a0ff' });
      relic(ctx, motif, w * 0.75, h * 0.86, h * 0.66, metal, { rim: '#fff0d8' });
      sparks(ctx, w * 0.7, h * 0.5, w * 0.5, h * 0.9, 24, '#ffe6c0', 5);
      vignette(ctx, w, h, 0.45);
      plan(ctx, rituals[id], w * 0.03, h * 0.05, w * 0.48, h * 0.79);
    },
  ]),
);
