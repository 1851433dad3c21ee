import type { Ctx } from '../../../bake/canvas.ts';
import { frame, trim, type Frame } from '../../../bake/frame.ts';
import { grown, layer, stamp } from '../layer.ts';
import { filled, stroked } from '../pen.ts';
import { hide, hut, thatch } from './village.ts';

/** A rack of poles with things hung up to dry. */
function rack(c: Ctx): void {
  stroked(c, 'M-15 0 L-9 -26 L-3 0 M5 0 L11 -26 L17 0 M-12 -24 L14 -24', '#2a180c', 4);
  stroked(c, 'M-15 0 L-9 -26 L-3 0 M5 0 L11 -26 L17 0 M-12 -24 L14 -24', '#a8743c', 2);
  for (const [x, colour] of [[-6, '#b5532f'], [-1, '#d9a46a'], [4, '#8f3a20'], [9, '#c98a5a']] as const)
    filled(c, `M${x - 2} -23 L${x + 2} -23 L${x + 1.4} -11 L${x - 1.6} -10 Z`, colour);
}

/** A dome of clay with a fire in its mouth. */
function kiln(c: Ctx): void {
  filled(c, 'M-16 0 C-18 -18 -8 -27 0 -27 C9 -27 18 -18 16 0 Z', '#7a4e30');
  filled(c, 'M-16 0 C-18 -18 -8 -27 0 -27 C-6 -22 -10 -12 -9 0 Z', '#c08a58');
  filled(c, 'M-3 -27 L-2 -33 L4 -33 L5 -27 Z', '#5c3a22');
  filled(c, 'M-6 0 C-7 -9 -3 -12 0 -12 C4 -12 7 -9 6 0 Z', '#180c06');
  filled(c, 'M-4 0 C-4 -5 -1 -6 0 -9 C2 -6 4 -5 4 0 Z', '#ff9a36');
}

const shapes: readonly ((c: Ctx) => void)[] = [(c) => hut(c, 0, 0, 15, thatch), rack, kiln];

/** Small houses for the structures of an outpost, and banners for its number. Anchored at their foot. */
export const buildingFrames = (): Frame[] => [
  ...shapes.map((draw, i) => {
    const art = layer(64, 64, (c) => {
      c.translate(32, 48);
      draw(c);
    });
    const out = grown(art, 1.6, '#f3e4c2');
    stamp(out.c, art);
    return trim(frame(`valley/building/${i + 1}`, out.canvas, 0.5, 48 / 64));
  }),
  ...(['whole', 'torn'] as const).map((state) => trim(frame(`valley/banner/${state}`, banner(state === 'torn').canvas, 16 / 64, 72 / 80))),
];

function banner(torn: boolean) {
  return layer(64, 80, (c) => {
    c.translate(16, 72);
    c.fillStyle = 'rgba(10,8,14,.45)';
    c.beginPath();
    c.ellipse(4, 1, 9, 3, 0, 0, 7);
    c.fill();
    stroked(c, 'M0 0 L0 -56', '#2a180c', 5);
    stroked(c, 'M0 0 L0 -56', hide[1], 2.6);
    const cloth = torn ? 'M0 -55 L34 -53 L27 -46 L33 -40 L24 -36 L29 -29 L15 -32 L0 -27 Z' : 'M0 -55 L38 -53 L31 -41 L38 -29 L0 -28 Z';
    filled(c, cloth, torn ? '#5d5046' : '#9a3f22');
    stroked(c, cloth, '#2c100a', 1.6);
    stroked(c, 'M2 -51 L33 -49.5', torn ? 'rgba(255,255,255,.2)' : 'rgba(255,214,170,.6)', 1.4);
  });
}
