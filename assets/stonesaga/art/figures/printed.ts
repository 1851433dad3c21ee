import type { Ctx } from '../../../bake/canvas.ts';
import type { Mantle } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { flat, grained, grown, layer, rim, stamp, type Layer } from '../layer.ts';
import { stops, type Stops } from '../pen.ts';
import { mantles } from '../style.ts';
import type { Figure } from './figure.ts';
import { protector } from './protector.ts';
import { seeker } from './seeker.ts';
import { storyteller } from './storyteller.ts';
import { wanderer } from './wanderer.ts';

const figures: Readonly<Record<Mantle, Figure>> = { protector, seeker, storyteller, wanderer };
/** The card of a figure, and the point of it that stands on the ground. There is room below for a round foot. */
export const cardBox = { w: 132, h: 200, footX: 66, footY: 164 } as const;

function washed({ c }: Layer, from: readonly [number, number], to: readonly [number, number], colours: Stops): void {
  c.save();
  c.globalCompositeOperation = 'source-atop';
  c.fillStyle = stops(c.createLinearGradient(...from, ...to), colours);
  c.fillRect(0, 0, cardBox.w, cardBox.h);
  c.restore();
}

/** Printed card: art with light across it and dusk at its feet, ink line, bone cut line, the edge of the card. */
export function printed(mantle: Mantle, scale: number): Layer {
  const { w, h, footX, footY } = cardBox;
  const art = layer(w, h, (c) => {
    c.save();
    c.translate(footX - 55, footY - 146);
    figures[mantle](c, mantles[mantle]);
    c.restore();
  }, scale);
  washed(art, [20, 0], [116, 0], [[0, 'rgba(255,224,164,.34)'], [0.45, 'rgba(255,224,164,0)'], [0.6, 'rgba(18,20,44,0)'], [1, 'rgba(18,20,44,.5)']]);
  washed(art, [0, 116], [0, 166], [[0, 'rgba(12,12,20,0)'], [1, 'rgba(12,12,20,.42)']]);
  const inked = grown(art, 0.9, '#1c1410');
  stamp(inked.c, art);
  stamp(inked.c, rim(art, -1.5, -1.2, 'rgba(255,236,190,.9)'));
  const card = grown(inked, 3.1, '#efe3c8');
  washed(card, [0, 0], [w, 0], [[0, '#fff6de'], [0.6, '#e4d3b0'], [1, '#a8926e']]);
  const [edge, dark] = [flat(card, '#5a4630'), flat(card, '#2a1e14')];
  const out = layer(w, h, undefined, scale);
  stamp(out.c, dark, 3.4, 1.6);
  for (const k of [2.8, 2.2, 1.6, 1]) stamp(out.c, edge, k, k * 0.48);
  stamp(out.c, card);
  stamp(out.c, grained(inked, 0.22));
  return out;
}

/** The card drawn so that its foot stands at (x, y). */
export function stood(c: Ctx, mantle: Mantle, x: number, y: number, by: number): void {
  const { w, h, footX, footY } = cardBox;
  c.drawImage(printed(mantle, 4).canvas, x - footX * by, y - footY * by, w * by, h * by);
}
