import { disc, rect, type Ctx } from '../../../bake/canvas.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { random } from '../../../bake/random.ts';
import { grained, layer, softened, stamp } from '../layer.ts';
import { filled, stops, stroked } from '../pen.ts';

const [w, h] = [104, 146];

/** The backs of the two piles, as they lie beside the valley. Their names are live, over the upper zigzag. */
export const backFrames = (): Frame[] => [back('journey'), back('night')];

function back(kind: 'journey' | 'night'): Frame {
  const day = kind === 'journey';
  const l = layer(w, h, (c) => {
    filled(c, rect(0, 0, w, h, 8), stops(c.createLinearGradient(0, 0, w, h), ['#efe0bf', '#c4ab7e']));
    c.save();
    c.clip(rect(5, 5, w - 10, h - 10, 5));
    c.fillStyle = stops(c.createLinearGradient(0, 0, 0, h), day ? ['#d98f45', '#c9702f', '#8a3a1c'] : ['#33506a', '#1f3247', '#121b2a']);
    c.fillRect(0, 0, w, h);
    c.strokeStyle = day ? '#4a170a' : '#cfe3ea';
    c.lineWidth = 1.6;
    for (const y of [35, h - 20]) {
      c.beginPath();
      for (let x = 5; x <= w - 5; x += 6) c.lineTo(x, y + (((x / 6) | 0) % 2 ? 4 : -4));
      c.stroke();
    }
    (day ? sunAndHerd : moonAndWolf)(c);
    c.restore();
    stroked(c, rect(5, 5, w - 10, h - 10, 5), '#3a2717', 1.2);
  });
  return { ...frame(`cards/back/${kind}`, grained(l, 0.35).canvas), extrude: true };
}

function sunAndHerd(c: Ctx): void {
  filled(c, glyphAt('sun', w / 2, 66, 46), '#f6d488');
  filled(c, glyphAt('deer', w * 0.3, 106, 26), '#4a170a');
  c.fill(glyphAt('bison', w * 0.68, 107, 26));
}

function moonAndWolf(c: Ctx): void {
  filled(c, disc(w / 2, 64, 20), '#eef3ea');
  filled(c, disc(w / 2 + 9, 58, 17), '#27405a');
  const r = random(2);
  c.fillStyle = '#fff';
  for (let i = 0; i < 30; i++) {
    c.globalAlpha = 0.4 + r() * 0.6;
    c.fill(disc(8 + r() * (w - 16), 40 + r() * 56, 0.6 + r() * 0.9));
  }
  c.globalAlpha = 1;
  filled(c, glyphAt('wolf-howl', w / 2 - 2, 102, 30), '#a9c4d0');
}

/** Stretched in the middle: leaf, plank and stone of every size. The rim that is not stretched is 40 units. */
export function stretchedFrames(): Frame[] {
  return [
    leaf(), plank('cards/plank', ['#b98a55', '#8a5c32', '#5c3a1c'], 4), plank('cards/plank-lit', ['#f0c478', '#cf9240', '#8a561f'], 4),
    plank('cards/stone', ['#b9b2a4', '#8f887b', '#5a554d'], 9),
  ];
}

function laid(name: string, body: ReturnType<typeof layer>, blur: number): Frame {
  const l = layer(body.w + 24, body.h + 24);
  const shadow = softened(body, blur, '#0b0c16', 24);
  l.c.globalAlpha = 0.75;
  stamp(l.c, shadow, -24 + 12, -24 + 15);
  l.c.globalAlpha = 1;
  stamp(l.c, grained(body, 0.26), 10, 8);
  return frame(name, l.canvas, 0, 0);
}

function leaf(): Frame {
  const [lw, lh] = [300, 240];
  const r = random(6);
  const body = layer(lw, lh, (c) => {
    const path = rect(2, 2, lw - 4, lh - 4, 14);
    filled(c, path, stops(c.createLinearGradient(0, 0, lw, lh), ['#fbf0d6', '#e6d2a8']));
    c.save();
    c.clip(path);
    for (let i = 0; i < 60; i++) {
      c.fillStyle = `rgba(120,84,44,${0.02 + r() * 0.05})`;
      c.fill(disc(r() * lw, r() * lh, 2 + r() * 16));
    }
    c.restore();
    stroked(c, path, '#4a321c', 2.4);
    stroked(c, rect(12, 12, lw - 24, lh - 24, 8), '#a4452a', 2);
    c.fillStyle = '#a4452a';
    for (const [x, y] of [[20, 20], [lw - 20, 20], [20, lh - 20], [lw - 20, lh - 20]] as const) c.fill(glyphAt('hand', x, y, 18));
    stroked(c, `M4 ${lh - 16} L4 16 Q4 4 16 4 L${lw - 16} 4`, 'rgba(255,252,238,.85)', 2);
  });
  return laid('cards/leaf', body, 8);
}

function plank(name: string, colours: readonly [string, string, string], seed: number): Frame {
  const [pw, ph] = [240, 96];
  const r = random(seed);
  const body = layer(pw, ph, (c) => {
    const path = rect(3, 3, pw - 6, ph - 10, 9);
    filled(c, rect(3, 8, pw - 6, ph - 10, 9), colours[2]);
    c.save();
    c.clip(path);
    c.fillStyle = stops(c.createLinearGradient(0, 0, 0, ph), [colours[0], colours[1]]);
    c.fillRect(0, 0, pw, ph);
    for (let i = 0; i < 34; i++) {
      c.strokeStyle = r() > 0.5 ? 'rgba(40,20,6,.16)' : 'rgba(255,236,200,.14)';
      c.lineWidth = 0.7 + r() * 1.5;
      const y = r() * ph;
      c.beginPath();
      c.moveTo(0, y);
      c.bezierCurveTo(80, y + (r() - 0.5) * 8, 160, y + (r() - 0.5) * 8, pw, y + (r() - 0.5) * 6);
      c.stroke();
    }
    c.restore();
    stroked(c, path, '#1f1208', 2);
    stroked(c, `M6 ${ph - 18} L6 14 Q6 6 14 6 L${pw - 14} 6`, 'rgba(255,244,214,.6)', 1.8);
  });
  return laid(name, body, 5);
}

export const marks = (): Frame[] => ['met', 'unmet'].map((name) => trim(frame(`cards/${name}`, mark(name === 'met'))));

function mark(met: boolean): HTMLCanvasElement {
  return layer(40, 40, (c) => {
    filled(c, disc(20, 20, 17), met ? '#5f7a2c' : '#8a3a22');
    stroked(c, new Path2D(met ? 'M11 21 L18 28 L30 12' : 'M12 12 L28 28 M28 12 L12 28'), '#fff6e0', 4.4);
  }).canvas;
}
