import { blurred, context, shrink } from '../../bake/canvas.ts';
import { cutCard, grown, softShadow, type CardLook } from '../../bake/cutCard.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { sculpt } from '../../bake/sculpt.ts';
import { FIGURE } from '../../../src/table/games/vast/printed/space.ts';
import { baseCanvas } from './bases.ts';
import { FIGURES, type Figure } from './figures/index.ts';
import { portrait } from './portraits.ts';

/** Pixels per design unit while drawing; the light and the ink need more than the finished size. */
const DRAWN = 1.6;
const PAD = 16;
/** The feet stand this many units behind the middle of the base, so that its letter shows. */
const BEHIND = 23;

const printed: CardLook = {
  rims: [['#ffe9b8', -2.2, -2.2, 0.85], ['#7fa4ff', 2, 1.2, 0.55]],
  plies: { count: 9, dx: 0.62, dy: 0.42, colours: ['#3a2a22', '#7d6a54', '#58463a'] },
  core: '#efe3c6',
  shade: ['rgba(20,8,30,0)', 'rgba(20,8,30,0.34)'],
};

export function figureFrames(): Frame[] {
  return Object.entries(FIGURES).flatMap(([look, figure]) => standee(look, figure));
}

export function portraitFrames(): Frame[] {
  return Object.keys(FIGURES).map((look) => frame(`figure/${look}/portrait`, portrait(look)));
}

function standee(look: string, f: Figure): Frame[] {
  const art = sculpt(f.parts(), f.box, DRAWN);
  const pad = PAD * DRAWN;
  const hull = grown(context, art, pad, 6 * DRAWN, 32);
  const k = (FIGURE * 2 * f.size) / DRAWN;
  const card = shrink(cutCard(context, art, hull, pad, DRAWN, printed), k);
  const shadow = shrink(softShadow(context, hull, '#000000', DRAWN), k);
  const far = blurred(shadow, 7);
  const foot = { x: (pad - f.box.x * DRAWN) * k, y: (pad - f.box.y * DRAWN) * k };
  const base = baseCanvas(f.owner, f.base, DRAWN);
  return [
    frame(`figure/${look}/card`, card, foot.x / card.width, (foot.y + f.hover * DRAWN * k) / card.height),
    frame(`figure/${look}/base`, shrink(base.canvas, k), 0.5, (base.middle - BEHIND) / base.height),
    frame(`figure/${look}/shadow`, shadow, foot.x / shadow.width, foot.y / shadow.height),
    frame(`figure/${look}/far`, far.canvas, (foot.x + far.margin) / far.canvas.width, (foot.y + far.margin) / far.canvas.height),
  ];
}
