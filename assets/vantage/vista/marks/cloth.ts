import type { Pt } from '../pen.ts';
import { lists } from './mark.ts';

const dyes = ['#d8483a', '#e8a03c', '#3f8a8c', '#f4e4c4', '#7a5f9c', '#6f9a45', '#e87a6a', '#4a6aa8'];

export const cloth = lists({
  /** A kite as large as a barn on its cable. */
  kite: {
    aspect: 1.2,
    draw(k, m) {
      const red = m.tint ?? '#d8402f';
      const wing: Pt[] = [[0.02, -1], [0.5, -0.72], [0.06, -0.3], [-0.46, -0.66]];
      k.poly(wing, red);
      k.poly([wing[0]!, wing[1]!, [0.02, -0.68]], k.pale(red, 0.25));
      k.poly([wing[2]!, wing[3]!, [0.02, -0.68]], k.dark(red, 0.25));
      k.line([wing[0]!, wing[2]!], 0.012, k.dark(red, 0.5));
      k.line([wing[1]!, wing[3]!], 0.012, k.dark(red, 0.5));
      k.bend([0.06, -0.3], [-0.16, -0.1], [-0.5, 0.02], 0.006, '#4a3a40');
      let at: Pt = [0.06, -0.3];
      for (let i = 1; i < 9; i++) {
        const to: Pt = [0.06 + Math.sin(i * 0.9) * 0.07 + i * 0.035, -0.3 + i * 0.03];
        k.line([at, to], 0.006, '#4a3a40');
        k.poly([[to[0] - 0.025, to[1] - 0.015], [to[0] + 0.025, to[1] + 0.012], [to[0] + 0.02, to[1] - 0.018], [to[0] - 0.02, to[1] + 0.018]], k.pick(dyes));
        at = to;
      }
      k.dabs(60, 0.12, [k.pale(red, 0.3), k.dark(red, 0.3)], 0.25, 0.6);
    },
  },
  /** Cloth on lines between poles. */
  washing: {
    aspect: (m) => 0.4 + 0.7 * (m.n ?? 4),
    draw(k, m) {
      const n = m.n ?? 4;
      const width = 0.4 + 0.7 * n;
      const pole = k.dark(k.p.made[0], 0.3);
      for (let i = 0; i <= n; i++) {
        const x = (i / n - 0.5) * (width - 0.12);
        k.taper([x, 0.02], [x, -0.5], [x + k.rnd(-0.02, 0.02), -0.98], 0.035, 0.02, pole);
        if (i === n) break;
        const step = (width - 0.12) / n;
        k.bend([x, -0.94], [x + step / 2, -0.86], [x + step, -0.94], 0.01, pole);
        for (let j = 0; j < 3; j++) {
          const dye = m.tint ? k.mix(m.tint, k.pick(dyes), 0.12) : k.pick(dyes);
          const at = x + step * (0.06 + j * 0.31);
          const low = -k.rnd(0.24, 0.5);
          const blow = k.rnd(-0.03, 0.09);
          k.curve([[at, -0.9], [at + step * 0.27, -0.89], [at + step * 0.28 + blow, -0.6], [at + step * 0.25 + blow * 1.6, low], [at + step * 0.1 + blow, low - 0.03], [at - 0.005 + blow * 1.2, low + 0.02], [at + blow * 0.4, -0.6]], dye);
          for (const f of [0.08, 0.18]) k.bend([at + step * f, -0.89], [at + step * f + blow, -0.6], [at + step * f + blow, low], 0.012, k.dark(dye, 0.3));
        }
      }
      k.form(-width / 2, width / 2, 0.3, 0.2);
      k.dabs(160, 0.07, ['#fff2dc', k.p.shade], 0.14, 1.4);
    },
  },
  /** A balloon, tied or half filled. */
  balloon: {
    aspect: 0.95,
    draw(k, m) {
      const silk = m.tint ?? '#d43c34';
      k.curve([[-0.42, -0.62], [-0.34, -0.94], [0, -1.03], [0.34, -0.94], [0.42, -0.62], [0.2, -0.34], [0.05, -0.22], [-0.05, -0.22], [-0.2, -0.34]], silk);
      for (let i = -3; i <= 3; i++) k.bend([i * 0.012, -1], [i * 0.15, -0.66], [i * 0.015, -0.22], 0.008, i % 2 ? k.dark(silk, 0.35) : k.pale(silk, 0.3));
      for (const x of [-0.05, 0.05]) k.line([[x, -0.23], [x * 0.9, -0.1]], 0.006, '#3a2c30');
      k.poly([[-0.06, -0.1], [0.06, -0.1], [0.05, 0], [-0.05, 0]], k.p.made[0]);
      k.form(-0.45, 0.45, 0.5, 0.35);
      k.dabs(80, 0.12, [k.pale(silk, 0.4), k.dark(silk, 0.4)], 0.2, 1.3);
    },
  },
  /** Awnings over a square. */
  awnings: {
    aspect: 2.6,
    draw(k) {
      for (let i = 0; i < 9; i++) {
        const x = -1.15 + (i % 5) * 0.52 + (i > 4 ? 0.24 : 0);
        const y = i > 4 ? -0.62 : -0.84;
        const dye = dyes[i % dyes.length]!;
        for (const dx of [0, 0.5]) k.line([[x + dx, y], [x + dx, 0.02]], 0.018, k.dark(k.p.made[0], 0.3));
        k.curve([[x - 0.05, y - 0.02], [x + 0.25, y - 0.14], [x + 0.56, y - 0.02], [x + 0.54, y + 0.08], [x + 0.25, y + 0.04], [x - 0.04, y + 0.08]], dye);
        for (let j = 0; j < 5; j++) k.poly([[x - 0.02 + j * 0.115, y], [x + 0.03 + j * 0.115, y], [x + 0.035 + j * 0.11, y + 0.075], [x - 0.02 + j * 0.11, y + 0.075]], '#f8ecd0');
      }
      for (let i = 0; i < 14; i++) k.oval(k.rnd(-1.1, 1.1), -k.rnd(0.02, 0.12), 0.05, 0.06, k.pick(dyes));
      k.form(-1.3, 1.3, 0.35, 0.25);
    },
  },
});
