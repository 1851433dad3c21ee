import { frame, type Frame } from '../../../bake/frame.ts';
import { disc, type Ctx } from '../../../bake/canvas.ts';
import { grained, grown, layer, rim, stamp, type Layer } from '../layer.ts';
import { filled, stops } from '../pen.ts';
import { bands, oversize, type ForageDeck, type Depth } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';

const pad = 9;
/** The evening air of each land. */
const air: Readonly<Record<ForageDeck, string>> = { forest: '#d6c88e', prairie: '#f2cf95' };

export interface Cut {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly depth: Depth;
  readonly deck: ForageDeck;
  /** What lies flat throws no shadow and has no cut line. */
  readonly flat: boolean;
  readonly paint: (c: Ctx, w: number, h: number) => void;
}

/** Cut out of paper like the scenery of a small theatre: ink line, bone line, a foot shadow, and as much air before it as it is far away. */
export function cutOut({ name, w, h, depth, deck, flat, paint }: Cut): Frame[] {
  const k = bands[depth].size * oversize;
  const [wide, high] = [Math.ceil(w * k) + pad * 2, Math.ceil(h * k) + pad * 2];
  const art = layer(wide, high, (c) => {
    c.translate(pad, pad);
    c.scale(k, k);
    paint(c, w, h);
  });
  const out = layer(wide, high, (c) => {
    const foot = stops(c.createRadialGradient(0, 0, 0, 0, 0, 1), ['rgba(10,11,20,.6)', 'rgba(10,11,20,0)']);
    c.save();
    c.translate(wide / 2 + 3 * k, high - pad - 1);
    c.scale((w * k) / 2 + 4, flat ? 5 : 7.5);
    filled(c, disc(0, 0, 1), foot);
    c.restore();
  });
  stamp(out.c, body(art, k, flat));
  const { haze } = bands[depth];
  if (haze > 0) {
    out.c.globalCompositeOperation = 'source-atop';
    out.c.globalAlpha = haze;
    out.c.fillStyle = air[deck];
    out.c.fillRect(0, 0, wide, high);
  }
  const foot = (high - pad) / high;
  return [frame(name, out.canvas, 0.5, foot), frame(`${name}/rim`, glow(art), 0.5, foot)];
}

function body(art: Layer, k: number, flat: boolean): Layer {
  const { w, h } = art;
  const all = layer(w, h);
  if (!flat) stamp(all.c, grown(art, 1.3 + 0.9 * k, '#f2e6cb'));
  stamp(all.c, grown(art, 0.5 + 0.42 * k, '#20160f'));
  stamp(all.c, art);
  stamp(all.c, rim(art, -0.9 * k, -0.8 * k, 'rgba(255,232,184,.5)'));
  return grained(all, 0.16);
}

/** A soft line round the outline, half as sharp: it is lit while the object is within reach. */
function glow(art: Layer): HTMLCanvasElement {
  const o = layer(art.w, art.h, undefined, 1);
  o.c.filter = 'blur(1.6px)';
  stamp(o.c, grown(art, 6, '#ffffff'));
  o.c.filter = 'none';
  o.c.globalCompositeOperation = 'destination-out';
  stamp(o.c, grown(art, 2.2, '#ffffff'));
  return o.canvas;
}

/** A small piece without depth: bonuses and signs. */
export function piece(name: string, size: number, paint: (c: Ctx, w: number, h: number) => void): Frame {
  const side = size * oversize;
  const art = layer(side + pad * 2, side + pad * 2, (c) => {
    c.translate(pad, pad);
    c.scale(oversize, oversize);
    paint(c, size, size);
  });
  return frame(name, body(art, oversize * 0.7, false).canvas);
}
