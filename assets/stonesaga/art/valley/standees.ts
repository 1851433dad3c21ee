import type { Ctx } from '../../../bake/canvas.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import type { Mantle } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { flat, grained, grown, layer, rim, softened, stamp, type Layer } from '../layer.ts';
import { mantles, titleFont } from '../style.ts';
import { protector } from './figures/protector.ts';
import { seeker } from './figures/seeker.ts';
import { storyteller } from './figures/storyteller.ts';
import { wanderer } from './figures/wanderer.ts';
import type { Figure, MantleLook } from './figures/pen.ts';

const figures: Readonly<Record<Mantle, Figure>> = { protector, seeker, storyteller, wanderer };
const box = { w: 132, h: 200, footX: 66, footY: 164 } as const;
/** Drawn at this share of the figure's own units; pictures have two pixels for each unit of the valley. */
const grow = 1.5;

function atop({ c }: Layer, draw: (c: Ctx) => void): void {
  c.save();
  c.globalCompositeOperation = 'source-atop';
  draw(c);
  c.restore();
}

function wash(c: Ctx, from: readonly [number, number], to: readonly [number, number], stops: readonly (readonly [number, string])[]): void {
  const g = c.createLinearGradient(...from, ...to);
  for (const [at, colour] of stops) g.addColorStop(at, colour);
  c.fillStyle = g;
  c.fillRect(0, 0, box.w, box.h);
}

/** Printed card: art with light across it, ink line, bone cut line, the edge of the card. */
export function printed(mantle: Mantle, scale = grow): Layer {
  const look = mantles[mantle];
  const art = layer(box.w, box.h, (c) => {
    c.translate(box.footX - 55, box.footY - 146);
    figures[mantle](c, look);
    c.translate(55 - box.footX, 146 - box.footY);
  }, scale);
  atop(art, (c) => {
    wash(c, [20, 0], [116, 0], [[0, 'rgba(255,224,164,.34)'], [0.45, 'rgba(255,224,164,0)'], [0.6, 'rgba(18,20,44,0)'], [1, 'rgba(18,20,44,.5)']]);
    wash(c, [0, 90], [0, 166], [[0, 'rgba(12,12,20,0)'], [1, 'rgba(12,12,20,.45)']]);
  });
  const inked = grown(art, 0.9, '#1c1410');
  stamp(inked.c, art);
  stamp(inked.c, rim(art, -1.5, -1.2, 'rgba(255,236,190,.9)'));
  const card = grown(inked, 3.1, '#efe3c8');
  atop(card, (c) => wash(c, [0, 0], [box.w, 0], [[0, '#fff6de'], [0.6, '#e4d3b0'], [1, '#a8926e']]));
  const out = layer(box.w, box.h, undefined, scale);
  stamp(out.c, flat(card, '#2a1e14'), 3.4, 1.6);
  for (const k of [2.8, 2.2, 1.6, 1]) stamp(out.c, flat(card, '#5a4630'), k, k * 0.48);
  stamp(out.c, card);
  stamp(out.c, grained(inked, 0.22));
  return out;
}

const [rx, ry, thick] = [41, 17.5, 10];

/** The round foot in the owner's colour, with earth and moss in it. */
function base(c: Ctx, look: MantleLook): void {
  const { footX: x, footY: y } = box;
  const across = (stops: readonly (readonly [number, string])[], dy = 0): CanvasGradient => {
    const g = c.createLinearGradient(x - rx, y - dy, x + rx, y + dy);
    for (const [at, colour] of stops) g.addColorStop(at, colour);
    return g;
  };
  const oval = (dy: number, grown: number): void => {
    c.beginPath();
    c.ellipse(x, y + dy, rx + grown, ry + grown * 0.6, 0, 0, 7);
  };
  oval(thick + 1.5, 1.5);
  c.fillStyle = '#17110d';
  c.fill();
  c.beginPath();
  c.ellipse(x, y + thick, rx, ry, 0, 0, Math.PI);
  c.lineTo(x - rx, y);
  c.ellipse(x, y, rx, ry, 0, Math.PI, 0, true);
  c.closePath();
  c.fillStyle = across([[0, look.colour], [0.3, look.light], [0.55, look.colour], [1, look.dark]]);
  c.fill();
  oval(0, 0);
  c.fillStyle = across([[0, look.light], [0.35, look.colour], [1, look.dark]], ry);
  c.fill();
  c.strokeStyle = 'rgba(255,240,205,.55)';
  c.lineWidth = 1.2;
  c.stroke();
  oval(0.5, -7);
  c.fillStyle = '#54422f';
  c.fill();
  c.fillStyle = '#8a7a45';
  for (let i = 0; i < 26; i++) {
    const [a, q] = [i * 2.4, Math.sqrt(i / 26) * 0.9];
    c.beginPath();
    c.arc(x + Math.cos(a) * (rx - 8) * q, y + Math.sin(a) * (ry - 5) * q, 1 + (i % 3) * 0.5, 0, 7);
    c.fill();
  }
}

/** The letter hangs on the front of the foot, over the figure. */
function badge(c: Ctx, look: MantleLook): void {
  const [x, y] = [box.footX, box.footY + 11];
  c.fillStyle = 'rgba(0,0,0,.55)';
  c.beginPath();
  c.arc(x + 0.8, y + 1.2, 14.5, 0, 7);
  c.fill();
  c.fillStyle = '#f3e4c2';
  c.beginPath();
  c.arc(x, y, 14, 0, 7);
  c.fill();
  c.strokeStyle = look.dark;
  c.lineWidth = 2.4;
  c.stroke();
  c.font = titleFont(20);
  [c.textAlign, c.textBaseline, c.fillStyle] = ['center', 'middle', look.dark];
  c.fillText(look.letter, x, y + 1);
}

/** Standees, anchored at the middle of their foot, and their outlines for shadows. */
export const standeeFrames = (): Frame[] =>
  (Object.keys(figures) as Mantle[]).flatMap((mantle) => {
    const card = printed(mantle);
    const whole = layer(box.w, box.h, (c) => {
      base(c, mantles[mantle]);
      stamp(c, card);
      badge(c, mantles[mantle]);
    }, grow);
    const pad = 12;
    const shadow = softened(card, 3, '#0b0c16', pad);
    return [
      trim(frame(`valley/figure/${mantle}`, whole.canvas, box.footX / box.w, box.footY / box.h)),
      trim(frame(`valley/figure/${mantle}/shadow`, shadow.canvas, (box.footX + pad) / shadow.w, (box.footY + pad) / shadow.h)),
    ];
  });
