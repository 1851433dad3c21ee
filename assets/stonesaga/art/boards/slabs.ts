import type { Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { plans, type BoardPlan } from '../../../../src/table/games/stonesaga/printed/boardPlan.ts';
import type { Strip } from '../../../../src/table/stage/shapes.ts';
import { layer } from '../layer.ts';
import { slab, slabMargin, type Hollow } from '../slab.ts';
import { lining } from './linings.ts';
import { rubbed } from '../solid.ts';

const hollow = ({ x, y, width, height }: Strip, round: number, depth: number): Hollow => ({ x, y, w: width, h: height, round, depth });

function hollowsOf(plan: BoardPlan): Hollow[] {
  const grown = { x: plan.card.x - 5, y: plan.card.y - 5, width: plan.card.width + 10, height: plan.card.height + 10 };
  return [
    hollow(grown, 11, 4),
    ...plan.boosts.map((one) => hollow(one, 12, 5)),
    ...[...plan.energy, ...plan.health].map((one) => hollow(one, plan.space / 2, 5)),
    hollow(plan.eat, 10, 4),
    hollow(plan.drink, 10, 4),
    hollow(plan.power, plan.power.height / 2, 5),
    hollow(plan.legend, 8, 4),
    ...Object.values(plan.slots).map((one) => hollow(one, 9, 6)),
    hollow(plan.pit, 22, 7),
  ];
}

/** Ochre breathed over the stone: behind the tracks and the slots, so that the middle of the board is no grey block. */
function breath(c: Ctx, at: Strip, pigment: string, seed: number): void {
  const r = random(seed);
  for (let i = 0; i < 900; i++) {
    const [u, v] = [r(), r()];
    const edge = Math.min(u, 1 - u, v, 1 - v) * 5;
    c.globalAlpha = 0.05 * Math.min(1, edge + 0.12);
    c.fillStyle = pigment;
    c.beginPath();
    c.arc(at.x + u * at.width, at.y + v * at.height, 2 + r() * 15, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
}

function herd(c: Ctx, plan: BoardPlan): void {
  const wide = plan.width > 1200;
  const beasts: readonly (readonly [string, number, number, number])[] = wide
    ? [
      ['deer', 596, 26, 32], ['bison', 630, 27, 32], ['bison', 660, 29, 25], ['mammoth', 700, 25, 38], ['wolf-head', 706, 112, 24],
      ['fox', 672, 112, 26], ['bison', 1376, 58, 44], ['deer', 1424, 46, 40], ['mammoth', 1452, 92, 52], ['caveman', 1392, 106, 40],
    ]
    : [['deer', 40, 256, 22], ['bison', 1030, 256, 24]];
  for (const [name, x, y, size] of beasts) {
    c.globalAlpha = 0.9;
    rubbed(c, name, x, y, size, '#a2452a');
  }
  c.globalAlpha = 1;
}

function board(plan: BoardPlan, seed: number): HTMLCanvasElement {
  const { width, height } = plan;
  const stone = slab({ w: width, h: height, of: 'slate', seed, hollows: hollowsOf(plan) });
  const out = layer(width + slabMargin * 2, height + slabMargin * 2, (c) => {
    c.drawImage(stone, 0, 0, width + slabMargin * 2, height + slabMargin * 2);
    c.translate(slabMargin, slabMargin);
    c.save();
    c.globalCompositeOperation = 'overlay';
    const first = plan.energy[0]!;
    const last = plan.energy[4]!;
    const across = last.x + last.width - first.x + 20;
    breath(c, { x: first.x - 10, y: first.y - 26, width: across, height: plan.space + 34 }, '#ffb347', 3);
    breath(c, { x: first.x - 10, y: plan.health[0]!.y - 26, width: across, height: plan.space + 34 }, '#e0562f', 7);
    const slots = Object.values(plan.slots);
    const [x0, y0] = [Math.min(...slots.map((one) => one.x)) - 10, Math.min(...slots.map((one) => one.y)) - 10];
    const [x1, y1] = [Math.max(...slots.map((one) => one.x + one.width)) + 10, Math.max(...slots.map((one) => one.y + one.height)) + 10];
    breath(c, { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }, '#c9762c', 11);
    c.restore();
    for (const [id, at] of Object.entries(plan.slots)) lining(c, id.slice(0, -1) as 'hand', at);
    lining(c, 'pit', plan.pit);
    rubbed(c, 'meal', plan.eat.x + plan.eat.width / 2, plan.eat.y + plan.eat.height / 2, 34, '#c2693a');
    rubbed(c, 'water-drop', plan.drink.x + plan.drink.width / 2, plan.drink.y + plan.drink.height / 2, 34, '#5fa0b8');
    rubbed(c, 'laurel-crown', plan.legend.x + plan.legend.width / 2, plan.legend.y + plan.legend.height / 2, 32, '#b98a4a');
    for (const at of plan.boosts) rubbed(c, 'plain-arrow', at.x + at.width / 2, at.y + at.height / 2, 24, '#6f7f86', Math.PI);
    herd(c, plan);
  });
  return out.canvas;
}

/** Teeth along the upper rim and strokes along the lower one, white: the table rubs them with the pigment of the mantle. */
function frieze({ width, height }: BoardPlan, seed: number): HTMLCanvasElement {
  const r = random(seed);
  return layer(width, height, (c) => {
    c.fillStyle = '#fff';
    for (let x = 30; x < width - 26; x += 15) {
      c.globalAlpha = 0.45 + r() * 0.4;
      c.beginPath();
      c.moveTo(x - 5.5, 5);
      c.lineTo(x + 5.5, 5);
      c.lineTo(x + (r() - 0.5) * 2, 13.5);
      c.closePath();
      c.fill();
      c.globalAlpha = 0.3 + r() * 0.35;
      c.fill(glyphAt('plain-circle', x, height - 7.5, 6.5));
    }
  }).canvas;
}

export function slabFrames(): Frame[] {
  return (['wide', 'tall'] as const).flatMap((layout, i) => {
    const plan = plans[layout];
    const all = plan.width + slabMargin * 2;
    const tall = plan.height + slabMargin * 2;
    return [
      frame(`boards/slab/${layout}`, board(plan, 2 + i), slabMargin / all, slabMargin / tall),
      frame(`boards/frieze/${layout}`, frieze(plan, 31 + i), 0, 0),
    ];
  });
}
