import type { Ctx } from '../../../bake/canvas.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import type { Mantle } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import type { MantleLook } from '../figures/figure.ts';
import { cardBox as box, printed } from '../figures/printed.ts';
import { layer, softened, stamp } from '../layer.ts';
import { stops, type Stops } from '../pen.ts';
import { mantles, titleFont } from '../style.ts';

/** Drawn at this share of the figure's own units; pictures have two pixels for each unit of the valley. */
const grow = 1.5;

const [rx, ry, thick] = [41, 17.5, 10];

/** The round foot in the owner's colour, with earth and moss in it. */
function base(c: Ctx, look: MantleLook): void {
  const { footX: x, footY: y } = box;
  const across = (colours: Stops, dy = 0): CanvasGradient => stops(c.createLinearGradient(x - rx, y - dy, x + rx, y + dy), colours);
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
  (Object.keys(mantles) as Mantle[]).flatMap((mantle) => {
    const card = printed(mantle, grow);
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
