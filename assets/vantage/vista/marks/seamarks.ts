import type { Pt } from '../pen.ts';
import { lists } from './mark.ts';

export const seamarks = lists({
  /** A ship of three masts; `v` above a half has its sails set. */
  ship: {
    aspect: 1.25,
    draw(k, m) {
      const hull = m.tint ?? k.mix(k.p.made[0], '#3a2a28', 0.35);
      const sails = (m.v ?? 0) > 0.5;
      k.curve([[-0.56, -0.3], [-0.5, -0.06], [-0.36, 0.02], [0.36, 0.02], [0.5, -0.1], [0.6, -0.34], [0.42, -0.24], [-0.3, -0.2]], hull);
      k.bend([-0.53, -0.2], [0, -0.09], [0.54, -0.23], 0.022, k.pale(hull, 0.45));
      for (let i = 0; i < 7; i++) k.window(-0.34 + i * 0.11, -0.13, 0.035, 0.04);
      k.line([[0.5, -0.28], [0.64, -0.44]], 0.014, k.dark(hull, 0.2));
      for (const [x, h] of [[-0.3, 0.82], [0.02, 1], [0.31, 0.86]] as const) {
        k.taper([x, -0.16], [x, -h / 2], [x + 0.005, -h], 0.022, 0.008, k.dark(hull, 0.25));
        for (const y of [0.42, 0.62, 0.8]) {
          const w = 0.16 * (1.35 - y);
          const at = -0.16 - (h - 0.16) * y;
          k.line([[x - w, at], [x + w, at]], 0.012, k.dark(hull, 0.25));
          if (sails) k.curve([[x - w, at], [x + w, at], [x + w * 1.08 + 0.02, at + 0.09], [x + w * 0.9, at + 0.15], [x - w * 0.9, at + 0.15], [x - w * 1.02 + 0.02, at + 0.09]], k.pale(k.p.made[1], 0.5));
          else for (let j = 0; j < 4; j++) k.rect(x - w + j * w * 0.5, at + 0.005, w * 0.28, k.rnd(0.03, 0.06), k.pick(['#d8584a', '#f0e4cc', '#4a7a9c', '#e0a848']));
        }
        for (const s of [-1, 1]) k.line([[x, -h * 0.9], [x + s * 0.16, -0.2]], 0.004, k.dark(hull, 0.4));
      }
      k.line([[-0.3, -0.8], [0.02, -0.98], [0.31, -0.84], [0.62, -0.42]], 0.004, k.dark(hull, 0.4));
      k.poly([[0.02, -1], [0.12, -0.985], [0.02, -0.965]], k.p.accent);
      k.form(-0.6, 0.6, 0.4, 0.3);
      k.dabs(160, 0.05, [k.p.cap, k.dark(hull, 0.4)], 0.16, 0.3);
    },
    lamps: [[0, 0.15]],
  },
  /** A chain that comes down from the sky. */
  chain: {
    aspect: 0.3,
    draw(k) {
      const iron = k.mix('#4a4448', k.p.rock[0], 0.35);
      for (let i = 0; i < 26; i++) {
        const y = -0.02 - i * 0.039;
        k.c.beginPath();
        if (i % 2) k.c.ellipse(Math.sin(i * 0.21) * 0.02, y, 0.012, 0.027, 0.1, 0, 7);
        else k.c.ellipse(Math.sin(i * 0.21) * 0.02, y, 0.03, 0.026, 0.1, 0, 7);
        k.c.lineWidth = 0.014;
        k.c.strokeStyle = i % 2 ? k.dark(iron, 0.2) : k.pale(iron, 0.25);
        k.c.stroke();
      }
      k.bend([-0.12, -0.06], [0, 0.05], [0.12, -0.06], 0.035, iron);
      k.line([[0, 0], [0, -0.14]], 0.03, iron);
      k.form(-0.12, 0.12, 0.3, 0.4);
    },
  },
  /** A wave of glass that stopped as it broke. */
  wave: {
    aspect: 1.9,
    draw(k, m) {
      const glass = m.tint ?? '#3fae96';
      const body: Pt[] = [[-0.95, 0.03], [-0.8, -0.2], [-0.5, -0.6], [-0.1, -0.94], [0.3, -1], [0.62, -0.86], [0.74, -0.62], [0.62, -0.5], [0.46, -0.56], [0.3, -0.5], [0.26, -0.3], [0.4, -0.1], [0.6, 0.03]];
      k.curve(body, k.lg(0, -1, 0, 0, k.pale(glass, 0.5), glass, k.dark(glass, 0.45)));
      for (let i = 0; i < 12; i++) k.bend([-0.85 + i * 0.1, 0], [-0.5 + i * 0.08, -0.5], [0.1 + i * 0.05, -0.92 + i * 0.02], 0.008, k.pale(glass, k.rnd(0.2, 0.7)));
      for (let i = 0; i < 40; i++) k.oval(0.5 + k.rnd(-0.18, 0.26), -0.56 + k.rnd(-0.14, 0.2), k.rnd(0.012, 0.04), k.rnd(0.01, 0.03), '#f4fff8');
      for (let i = 0; i < 9; i++) k.oval(k.rnd(-0.4, 0.1), k.rnd(-0.6, -0.2), 0.035, 0.01, '#2a5a60', 0.5);
      k.form(-0.95, 0.75, 0.35, 0.35);
    },
  },
  /** A headland worn into an ear. */
  ear: {
    aspect: 0.86,
    draw(k, m) {
      const stone = m.tint ?? k.mix(k.p.rock[1], k.p.made[1], 0.3);
      k.curve([[-0.3, 0.03], [-0.38, -0.4], [-0.34, -0.86], [0, -1.03], [0.32, -0.9], [0.4, -0.6], [0.3, -0.3], [0.14, -0.08], [0.02, 0.04]], stone);
      k.curve([[-0.2, -0.34], [-0.24, -0.7], [-0.04, -0.88], [0.2, -0.8], [0.24, -0.58], [0.1, -0.36], [-0.02, -0.2], [-0.14, -0.22]], k.dark(stone, 0.4));
      k.curve([[-0.12, -0.4], [-0.14, -0.62], [0, -0.74], [0.12, -0.66], [0.12, -0.5], [0, -0.36]], k.pale(stone, 0.12));
      k.curve([[-0.06, -0.44], [-0.07, -0.56], [0.02, -0.62], [0.07, -0.52], [0.01, -0.42]], '#1a1420');
      k.dabs(260, 0.09, [k.dark(stone), k.pale(stone, 0.35), k.p.rock[0]], 0.3, 1.2, 0.7);
      k.form(-0.4, 0.4, 0.5, 0.3);
      k.capping(k.p.leaf[1], 0.02, 0.6);
    },
  },
  /** Roots strung from a roof, or rain on threads. */
  strings: {
    aspect: 2,
    draw(k, m) {
      const root = m.tint ?? k.mix(k.p.made[1], k.p.cap, 0.3);
      for (let i = 0; i < 70; i++) {
        const x = k.rnd(-0.96, 0.96);
        const low = (m.v ?? 0.5) > 0.5 ? 0.02 : -k.rnd(0, 0.5);
        k.bend([x, -1.05], [x + k.rnd(-0.02, 0.02), -0.5], [x + k.rnd(-0.03, 0.03), low], k.rnd(0.004, 0.012), k.mix(root, k.p.shade, k.rnd(0, 0.5)));
        if (k.r() < 0.4) k.lamp(x, -k.rnd(0.1, 0.9), 0.01, k.p.accent);
      }
    },
  },
});
