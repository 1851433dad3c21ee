import type { Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { attributes } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { plans, type BoardPlan } from '../../../../src/table/games/stonesaga/printed/boardPlan.ts';
import { stood } from '../figures/printed.ts';
import { grained, layer, stamp, type Layer } from '../layer.ts';
import { letters } from '../letters.ts';
import { filled, stops } from '../pen.ts';
import { attributeDisc, attributeLooks } from '../signs/attributes.ts';
import { mantles, textFont } from '../style.ts';
import { vista, type Vista } from './vista.ts';

/** Paper lies a little above the stone: its edge is seen below and to the right. */
export function onPaper(l: Layer, round: number): Layer {
  const out = layer(l.w + 6, l.h + 6, undefined, l.scale);
  for (let i = 3; i > 0; i--) {
    out.c.fillStyle = i > 1 ? '#5a4630' : '#9c8258';
    out.c.beginPath();
    out.c.roundRect(i * 0.4, i, l.w, l.h, round);
    out.c.fill();
  }
  stamp(out.c, l);
  return out;
}

export function paper(c: Ctx, w: number, h: number, round: number): void {
  c.fillStyle = stops(c.createLinearGradient(0, 0, w, h), ['#fbf0d6', '#e2cea6']);
  c.beginPath();
  c.roundRect(0, 0, w, h, round);
  c.fill();
}

/** The Character card that is pushed into the board. Values, name and traits are live. */
function characterCard(plan: BoardPlan): Layer {
  const { card, rows, portrait } = plan;
  const base = layer(card.width, card.height, (c) => {
    paper(c, card.width, card.height, 8);
    c.fillStyle = '#1b1714';
    c.beginPath();
    c.roundRect(portrait.x - card.x - 2, portrait.y - card.y - 2, portrait.width + 4, portrait.height + 4, 6);
    c.fill();
    rows.forEach((row, i) => {
      const attribute = attributes[i]!;
      const { name, tone } = attributeLooks[attribute];
      const [x, y, h] = [row.x - card.x, row.y - card.y, row.height];
      const [wash, r] = [c.createLinearGradient(x, 0, x + row.width, 0), Math.min(22, h * 0.34)];
      wash.addColorStop(0, `${tone}44`);
      wash.addColorStop(1, `${tone}0c`);
      c.fillStyle = wash;
      c.beginPath();
      c.roundRect(x + 4, y + 3, row.width - 4, h - 6, 6);
      c.fill();
      attributeDisc(c, attribute, x + 6 + r, y + h / 2, r);
      const font = plan.letters > 30 ? `400 ${plan.letters}px Marcellus` : textFont(plan.letters, 700);
      letters(c, name, x + r * 2 + 14, y + h / 2 + plan.letters * 0.36, { font, fill: '#2b2018' });
    });
  });
  return onPaper(grained(base, 0.26), 8);
}

const views: Readonly<Record<keyof typeof mantles, Vista>> = {
  protector: {
    sky: ['#5b3140', '#c0694a', '#f3c27e', '#f7dca0'], hills: ['#9a6b5c', '#6d4640', '#3f2a28'], lamp: [0.26, 0.22, '#fff0c6'], seed: 5,
    trees: '#2b1c1a',
  },
  seeker: {
    sky: ['#33576b', '#86aab0', '#f3d6a0', '#f3d6a0'], hills: ['#7f9a9c', '#587079', '#33464f'], lamp: [0.26, 0.25, '#fff4d2'], seed: 21,
    trees: '#1f2d30',
  },
  storyteller: {
    sky: ['#161d3a', '#3a3f6c', '#b07a70', '#e8b07a'], hills: ['#5c5476', '#3f3a58', '#262338'], lamp: [0.72, 0.2, '#f4f0dc'], seed: 12, stars: true,
    trees: '#17162a',
  },
  wanderer: {
    sky: ['#4f7fa0', '#a9cdd0', '#eadfb0', '#eadfb0'], hills: ['#93a884', '#6d8350', '#41552f'], lamp: [0.24, 0.2, '#fffbe2'], seed: 33,
    trees: '#26371f',
  },
};

function portrait(mantle: keyof typeof mantles): HTMLCanvasElement {
  const { width: w, height: h } = plans.wide.portrait;
  return grained(layer(w, h, (c) => {
    c.beginPath();
    c.roundRect(0, 0, w, h, 5);
    c.clip();
    vista(c, w, h, views[mantle]);
    c.fillStyle = '#14181b';
    c.fillRect(0, h * 0.87, w, h * 0.2);
    c.save();
    c.shadowColor = 'rgba(10,14,24,.75)';
    [c.shadowBlur, c.shadowOffsetX, c.shadowOffsetY] = [14, 10, 8];
    stood(c, mantle, w / 2, h * 1.06, 1.42);
    c.restore();
    const foot = stops(c.createLinearGradient(0, h * 0.55, 0, h), [[0, 'rgba(14,12,16,0)'], [0.55, 'rgba(14,12,16,.72)'], [1, 'rgba(14,12,16,.94)']]);
    c.fillStyle = foot;
    c.fillRect(0, 0, w, h);
  }), 0.2).canvas;
}

/** A board that waits for somebody: a blown hand on dark stone. */
function nobody(): HTMLCanvasElement {
  const { width: w, height: h } = plans.wide.portrait;
  return grained(layer(w, h, (c) => {
    c.beginPath();
    c.roundRect(0, 0, w, h, 5);
    c.clip();
    c.fillStyle = stops(c.createRadialGradient(w / 2, h * 0.42, 10, w / 2, h * 0.42, h * 0.6), ['#a8583a', '#5b3428', '#241b1a']);
    c.fillRect(0, 0, w, h);
    filled(c, glyphAt('hand', w / 2, h * 0.42, 104), '#2a2220');
  }), 0.4).canvas;
}

export const characterFrames = (): Frame[] => [
  ...(['wide', 'tall'] as const).map((layout) => frame(`boards/card/${layout}`, characterCard(plans[layout]).canvas, 0, 0)),
  ...(Object.keys(mantles) as (keyof typeof mantles)[]).map((mantle) => frame(`boards/portrait/${mantle}`, portrait(mantle), 0, 0)),
  frame('boards/portrait/nobody', nobody(), 0, 0),
];
