import { columns, benchPlans, type BenchPlan } from '../../../../src/table/games/stonesaga/printed/benchPlan.ts';
import { tools, type Tool } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { context, disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { grained, layer, rim, stamp, type Layer } from '../layer.ts';
import { carved } from '../letters.ts';
import { filled, stops, stroked } from '../pen.ts';
import { slab, slabMargin } from '../slab.ts';
import { carvedFont } from '../style.ts';

/** With a hollow for the code, unless the stone lies there. */
function bench(name: string, plan: BenchPlan, coded: boolean): Frame {
  const { width, height, well, digits, code, title } = plan;
  const wood = slab({
    w: width,
    h: height,
    of: 'wood',
    seed: 5,
    hollows: [
      { x: well.x, y: well.y, w: well.width, h: well.height, round: 12, depth: 4 },
      ...columns(plan).map((x) => ({ x: x - digits.width / 2, y: digits.y, w: digits.width, h: digits.height, round: 8, depth: 4 })),
      ...(coded ? [{ x: code.x, y: code.y, w: code.width, h: code.height, round: 12, depth: 4 }] : []),
    ],
  });
  const c = context(wood.width, wood.height);
  c.drawImage(wood, 0, 0);
  c.scale(2, 2);
  c.translate(slabMargin, slabMargin);
  carved(c, 'The bench', title.x, title.y, { font: carvedFont(title.size), fill: '#f6e3b8', spacing: 0.6 }, 'rgba(255,220,170,.25)');
  return frame(name, c.canvas, slabMargin / (width + slabMargin * 2), slabMargin / (height + slabMargin * 2));
}

/** A pale stone to work on, hollowed by long use. */
function workstone(name: string, w: number, h: number): Frame {
  const stone = slab({ w: w - 24, h: h - 24, of: 'limestone', seed: 9, hollows: [{ x: 16, y: 40, w: w - 56, h: h - 130, round: 40, depth: 7 }] });
  const c = context(stone.width, stone.height);
  c.drawImage(stone, 0, 0);
  return frame(name, c.canvas);
}

const glyphs: Readonly<Record<Tool, string>> = { cut: 'stone-axe', strike: 'flat-hammer', drill: 'needle-drill', grind: 'pestle-mortar', heat: 'campfire' };

function toolFrame(tool: Tool): Frame {
  const name = glyphs[tool];
  const t = layer(52, 52, (c) => {
    filled(c, disc(26, 26, 23), stops(c.createRadialGradient(20, 18, 3, 26, 26, 26), ['#6d5a48', '#2a2019']));
    stroked(c, disc(26, 26, 20), '#e8cf9a', 1.6);
    filled(c, glyphAt(name, 26, 26, 30), '#ffe8b4');
  });
  return frame(`tool/${tool}`, bevelled(t).canvas);
}

function bevelled(t: Layer): Layer {
  const o = grained(t, 0.2);
  stamp(o.c, rim(t, -1.3, -1.5, 'rgba(255,243,210,.7)'));
  stamp(o.c, rim(t, 1.3, 1.5, 'rgba(15,8,4,.5)'));
  return o;
}

const gold = (c: Ctx, w: number, h: number, colours: readonly string[]): void => {
  filled(c, rect(2, 2, w - 4, h - 8, 12), stops(c.createLinearGradient(0, 0, 0, h), colours));
};

/** Buttons are cut for their places; words and numbers are laid on them live. */
function plank(name: string, w: number, h: number, colours: readonly string[], side: string): Frame {
  const l = layer(w + 8, h + 12, (c) => {
    filled(c, rect(2, 8, w - 4, h - 8, 12), side);
  });
  const top = bevelled(layer(w + 8, h + 12, (c) => gold(c, w, h, colours)));
  stamp(l.c, top);
  return frame(name, l.canvas, w / 2 / (w + 8), h / 2 / (h + 12));
}

export const slabFrames = (): Frame[] => [bench('bench/wide', benchPlans.wide, true), bench('bench/tall', benchPlans.tall, false)];

export function fittingFrames(): Frame[] {
  const ready = ['#f7d183', '#d89a38', '#9a5f1c'];
  const quiet = ['#7a6650', '#584636', '#3a2c20'];
  const { wide, tall } = benchPlans;
  return [
    workstone('bench/stone/wide', wide.stone.width, wide.stone.height),
    workstone('bench/stone/tall', tall.stone.width, tall.stone.height),
    ...tools.map(toolFrame),
    ...(['wide', 'tall'] as const).flatMap((layout) => {
      const { craft, drawer } = benchPlans[layout];
      return [
        plank(`bench/button/${layout}`, craft.width, craft.height, ready, '#6d3d0d'),
        plank(`bench/button/${layout}/dim`, craft.width, craft.height, quiet, '#1e1610'),
        plank(`bench/tab/${layout}`, drawer.width, drawer.height, ['#a67c4e', '#7b5630', '#543718'], '#2a190c'),
      ];
    }),
  ];
}
