import { mantles } from '../../style.ts';
import { flat, grained, grown, layer, rim, stamp, type Layer } from '../../layer.ts';
import type { Figure } from './brush.ts';
import { protector } from './protector.ts';
import { seeker } from './seeker.ts';
import { storyteller } from './storyteller.ts';
import { wanderer } from './wanderer.ts';

export const figures: Readonly<Record<keyof typeof mantles, Figure>> = { protector, seeker, storyteller, wanderer };
export const standeeBox = { w: 132, h: 190, footX: 66, footY: 164 } as const;

/** A printed card figure: art, ink, bone cut line, the edge of the card, and light along the upper left. */
export function standee(mantle: keyof typeof mantles, scale: number): Layer {
  const { w, h, footX, footY } = standeeBox;
  const art = layer(w, h, undefined, scale);
  art.c.save();
  art.c.translate(footX - 55, footY - 146);
  figures[mantle](art.c, mantles[mantle]);
  art.c.restore();
  washed(art, [[0, 'rgba(255,224,164,.34)'], [0.45, 'rgba(255,224,164,0)'], [0.6, 'rgba(18,20,44,0)'], [1, 'rgba(18,20,44,.5)']]);
  const ink = grown(art, 0.9, '#1c1410');
  stamp(ink.c, art);
  stamp(ink.c, rim(art, -1.5, -1.2, 'rgba(255,236,190,.9)'));
  const cut = grown(ink, 3.1, '#efe3c8');
  washed(cut, [[0, '#fff6de'], [0.6, '#e4d3b0'], [1, '#a8926e']]);
  const [edge, dark] = [flat(cut, '#5a4630'), flat(cut, '#2a1e14')];
  const out = layer(w, h, undefined, scale);
  stamp(out.c, dark, 3.4, 1.6);
  for (const k of [2.8, 2.2, 1.6, 1]) stamp(out.c, edge, k, k * 0.48);
  stamp(out.c, cut);
  stamp(out.c, grained(ink, 0.22));
  return out;
}

function washed({ c, w, h }: Layer, stops: readonly (readonly [number, string])[]): void {
  const g = c.createLinearGradient(w * 0.15, 0, w * 0.88, 0);
  for (const [at, tone] of stops) g.addColorStop(at, tone);
  c.save();
  c.globalCompositeOperation = 'source-atop';
  c.fillStyle = g;
  c.fillRect(0, 0, w, h);
  c.restore();
}
