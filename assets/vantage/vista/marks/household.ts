import type { Pen } from '../pen.ts';
import { lists } from './mark.ts';

const paints = ['#c8503c', '#2f7f86', '#d9a441', '#5a5f98', '#7a9a4a', '#b8688a', '#3f6a9c', '#e0c9a0', '#8a4a3c'];

/** A front door in its frame, foot at (x, 0). */
function door(k: Pen, x: number, w: number, h: number, paint: string, lit = false): void {
  const stone = k.mix(k.p.rock[1], k.p.made[1], 0.4);
  k.rough([[x - w * 0.62, 0.02], [x - w * 0.62, -h], [x, -h * 1.06], [x + w * 0.62, -h], [x + w * 0.62, 0.02]], stone, 0.012, 2);
  k.rect(x - w * 0.46, -h * 0.94, w * 0.92, h * 0.95, k.dark(paint, 0.25));
  k.rect(x - w * 0.42, -h * 0.91, w * 0.84, h * 0.92, paint);
  for (const [px, py] of [[-0.33, 0.86], [0.05, 0.86], [-0.33, 0.44], [0.05, 0.44]] as const) {
    k.rect(x + px * w, -h * py, w * 0.28, h * 0.34, k.dark(paint, 0.3));
    k.rect(x + px * w + w * 0.02, -h * py + h * 0.015, w * 0.24, h * 0.3, k.pale(paint, 0.12));
  }
  k.oval(x + w * 0.3, -h * 0.46, w * 0.045, w * 0.045, k.p.lamp);
  if (lit) for (const at of [-0.3, -0.15, 0, 0.15, 0.3]) k.lamp(x + at * w, -0.008, w * 0.03);
}

export const household = lists({
  /** Doors without houses. */
  doors: {
    aspect: (m) => 0.5 + 0.62 * (m.n ?? 5),
    draw(k, m) {
      const n = m.n ?? 5;
      const width = 0.5 + 0.62 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.3);
        door(k, x, 0.42 * k.rnd(0.9, 1.05), 0.9 * k.rnd(0.86, 1.04), m.tint ?? k.pick(paints), i === n >> 1 || k.r() < 0.2);
      }
      k.form(-width / 2, width / 2, 0.35, 0.2);
      k.dabs(200, 0.05, [k.p.cap, k.p.shade], 0.16, 1.4);
      k.capping(k.p.cap, 0.018, 0.8);
    },
  },
  /** Chairs, some with somebody's coat on them. */
  chairs: {
    aspect: (m) => 0.4 + 0.62 * (m.n ?? 5),
    draw(k, m) {
      const n = m.n ?? 5;
      const width = 0.4 + 0.62 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.2);
        const t = k.mix(m.tint ?? k.p.made[0], k.pick(paints), 0.25);
        const f = i < n / 2 ? 1 : -1;
        for (const [dx, top] of [[-0.17, -0.95], [-0.17 + 0.07 * f, -0.9], [0.17, -0.44], [0.17 - 0.05, -0.44]] as const)
          k.line([[x + f * dx, top], [x + f * dx * 1.12, 0.02]], 0.035, k.dark(t, 0.3));
        k.poly([[x - f * 0.21, -0.48], [x + f * 0.21, -0.44], [x + f * 0.2, -0.38], [x - f * 0.21, -0.41]], k.pale(t, 0.2));
        for (const y of [-0.88, -0.74, -0.6]) k.line([[x - f * 0.19, y], [x - f * 0.1, y + 0.015]], 0.05, t);
        if (k.r() < 0.3) k.curve([[x - 0.16, -0.42], [x - 0.14, -0.62], [x, -0.7], [x + 0.15, -0.6], [x + 0.17, -0.42]], k.p.cap);
      }
      k.form(-width / 2, width / 2, 0.4, 0.2);
      k.capping(k.p.cap, 0.02, 0.6);
    },
  },
  /** A long table that is laid, in perspective from one end. */
  longTable: {
    aspect: 2.6,
    draw(k, m) {
      const wood = k.mix(k.p.made[1], k.p.rock[1], m.v ?? 0.4);
      for (const x of [-1.1, -0.4, 0.35, 1.05]) k.rough([[x - 0.09, 0.02], [x - 0.06, -0.5], [x + 0.06, -0.5], [x + 0.09, 0.02]], k.dark(wood, 0.35), 0.02);
      k.rough([[-1.25, -0.46], [-1.15, -0.62], [1.15, -0.62], [1.25, -0.46]], k.pale(wood, 0.15), 0.015);
      k.rect(-1.25, -0.46, 2.5, 0.08, k.dark(wood, 0.2));
      for (let i = 0; i < 16; i++) {
        const x = -1.1 + (i * 2.2) / 15;
        k.oval(x, -0.56, 0.05, 0.018, k.pale(k.p.cap, 0.5));
        if (k.r() < 0.5) k.curve([[x - 0.03, -0.58], [x - 0.025, -0.7], [x + 0.02, -0.72], [x + 0.03, -0.58]], k.pick(paints));
        if (k.r() < 0.25) k.lamp(x, -0.74, 0.02);
      }
      k.form(-1.25, 1.25, 0.4, 0.25);
    },
    lamps: [[0, 0.75]],
  },
  /** A clock of a station or a square on its post. */
  clock: {
    aspect: 0.5,
    draw(k, m) {
      const iron = k.dark(m.tint ?? k.p.made[0], 0.35);
      k.taper([0, 0.02], [0, -0.3], [0, -0.66], 0.06, 0.035, iron);
      k.poly([[-0.14, 0.02], [-0.07, -0.07], [0.07, -0.07], [0.14, 0.02]], iron);
      k.oval(0, -0.8, 0.19, 0.19, iron);
      k.oval(0, -0.8, 0.16, 0.16, '#f4ead2');
      for (let i = 0; i < 12; i++) {
        const a = (i * Math.PI) / 6;
        k.line([[Math.cos(a) * 0.125, -0.8 + Math.sin(a) * 0.125], [Math.cos(a) * 0.147, -0.8 + Math.sin(a) * 0.147]], 0.012, '#2c2838');
      }
      k.line([[0, -0.8], [0.1, -0.795]], 0.018, '#2c2838');
      k.line([[0, -0.8], [0.02, -0.9]], 0.012, '#2c2838');
      k.poly([[-0.1, -0.98], [0, -1.03], [0.1, -0.98]], iron);
      k.form(-0.2, 0.2, 0.3, 0.3);
      k.capping(k.p.cap, 0.015, 0.7);
    },
  },
  /** Shelves to the roof, sorted by somebody. */
  shelves: {
    aspect: (m) => 0.4 + 0.9 * (m.n ?? 2),
    draw(k, m) {
      const n = m.n ?? 2;
      const width = 0.4 + 0.9 * n;
      const wood = k.mix(k.p.made[0], k.p.rock[0], m.v ?? 0.3);
      k.rough([[-width / 2 + 0.05, 0.02], [-width / 2 + 0.06, -0.98], [width / 2 - 0.06, -1], [width / 2 - 0.05, 0.02]], k.dark(wood, 0.55), 0.02);
      for (let row = 0; row < 7; row++) {
        const y = -0.02 - row * 0.14;
        for (let x = -width / 2 + 0.12; x < width / 2 - 0.14; x += k.rnd(0.05, 0.13)) {
          const h = k.rnd(0.05, 0.115);
          const w = k.rnd(0.03, 0.075);
          const colour = k.mix(m.tint ?? k.pick(paints), wood, k.rnd(0.1, 0.6));
          if (k.r() < 0.3) k.oval(x + w / 2, y - h * 0.5, w * 0.6, h * 0.5, colour);
          else k.rect(x, y - h, w, h, colour);
        }
        k.rect(-width / 2 + 0.05, y, width - 0.1, 0.02, k.pale(wood, 0.2));
      }
      for (let i = 0; i <= n; i++) k.rect(-width / 2 + 0.06 + (i * (width - 0.16)) / n, -0.99, 0.035, 1, k.mix(wood, k.p.made[1], 0.3));
      k.line([[width * 0.16, 0.02], [width * 0.2, -0.8]], 0.02, k.p.made[1]);
      k.line([[width * 0.16 + 0.12, 0.02], [width * 0.2 + 0.1, -0.8]], 0.02, k.p.made[1]);
      for (let i = 1; i < 12; i++) k.line([[width * 0.165, -i * 0.065], [width * 0.17 + 0.12, -i * 0.065]], 0.012, k.p.made[1]);
      k.lamp(-width * 0.25, -0.55, 0.035);
      k.lamp(width * 0.3, -0.3, 0.03);
      k.form(-width / 2, width / 2, 0.4, 0.2);
    },
    lamps: [[-0.3, 0.55], [0.35, 0.3]],
  },
  /** Beds under hats, or one bed in a nursery. */
  beds: {
    aspect: (m) => 0.7 + 1.3 * (m.n ?? 2),
    draw(k, m) {
      const n = m.n ?? 2;
      const width = 0.7 + 1.3 * n;
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (width - 0.2);
        const cloth = m.tint ?? k.pick(paints);
        for (const [dx, h] of [[-0.5, 0.95], [0.5, 0.7]] as const) {
          k.line([[x + dx, 0], [x + dx, -h]], 0.05, k.p.made[0]);
          k.oval(x + dx, -h, 0.05, 0.05, k.p.lamp);
        }
        k.rect(x - 0.5, -0.42, 1, 0.12, k.p.made[0]);
        k.curve([[x - 0.5, -0.38], [x - 0.46, -0.55], [x - 0.1, -0.66], [x + 0.3, -0.6], [x + 0.52, -0.5], [x + 0.52, -0.28], [x - 0.3, -0.26]], cloth);
        k.curve([[x - 0.5, -0.5], [x - 0.46, -0.66], [x - 0.22, -0.68], [x - 0.18, -0.52]], '#f6ecd8');
        k.oval(x - 0.3, -0.68, 0.16, 0.05, k.dark(cloth, 0.4));
        k.oval(x - 0.3, -0.74, 0.09, 0.08, k.dark(cloth, 0.3));
        for (const dx of [-0.46, 0.46]) k.oval(x + dx, -0.03, 0.06, 0.06, '#2c2838');
      }
      k.form(-width / 2, width / 2, 0.35, 0.25);
    },
  },
});
