import type { Pt } from '../pen.ts';
import { lists } from './mark.ts';

export const masonry = lists({
  arch: {
    aspect: 1.35,
    draw(k, m) {
      const st = k.mix(k.p.rock[1], k.p.made[1], 0.25),
        v = m.v ?? 0.3;
      const { c } = k;
      const q = k.lg(0, -1, 0, 0, k.pale(st, 0.15), k.dark(st, 0.35));
      c.beginPath();
      const out: Pt[] = [],
        inn: Pt[] = [];
      for (let i = 0; i <= 40; i++) {
        const a = Math.PI * (i / 40);
        const b = 1 + 0.09 * (k.r() - 0.5);
        out.push([-Math.cos(a) * 0.58 * b, -(Math.sin(a) ** 0.8) * 0.94 * b]);
        const bi = 1 + 0.07 * (k.r() - 0.5);
        inn.unshift([-Math.cos(a) * (0.34 + 0.05 * v) * bi + 0.03, -(Math.sin(a) ** 0.9) * 0.66 * bi]);
      }
      [[-0.66, 0] as Pt, ...out, [0.66, 0] as Pt, [0.4, 0] as Pt, ...inn, [-0.36, 0] as Pt].forEach(([x, y], i) =>
        i ? c.lineTo(x, y) : c.moveTo(x, y),
      );
      c.closePath();
      c.fillStyle = q;
      c.fill();
      k.dabs(60, 0.28, [k.dark(st, 0.5), k.pale(st, 0.3)], 0.35, 0.1, 0.5);
      k.form(-0.66, 0.66, 0.55, 0.35);
      k.dabs(260, 0.06, [k.pale(st, 0.4), k.dark(st), k.p.leaf[1]], 0.28);
      k.capping(k.p.cap, 0.03, 0.85);
      for (let i = 0; i < 14; i++) {
        const a = k.rnd(0.6, 2.5),
          x = -Math.cos(a) * 0.36 + 0.03,
          y = -(Math.sin(a) ** 0.9) * 0.66;
        k.taper([x, y], [x + 0.01, y + 0.08], [x + k.rnd(-0.02, 0.02), y + k.rnd(0.06, 0.2)], 0.012, 0.002, k.p.leaf[0]);
      }
    },
  },
  columns: {
    aspect: 1.9,
    draw(k, m) {
      const st = k.mix(k.p.rock[1], k.p.made[1], 0.45),
        n = m.n ?? 6;
      k.rough(
        [
          [-0.94, 0.03],
          [-0.92, -0.06],
          [0.92, -0.06],
          [0.94, 0.03],
        ],
        k.dark(st, 0.2),
        0.02,
      );
      k.rough(
        [
          [-0.88, -0.05],
          [-0.87, -0.1],
          [0.87, -0.1],
          [0.88, -0.05],
        ],
        st,
        0.015,
      );
      for (let i = 0; i < n; i++) {
        const x = -0.78 + (1.56 * i) / (n - 1),
          h = k.r() < 0.35 ? k.rnd(0.25, 0.6) : 0.82,
          w = 0.065;
        k.rough(
          [
            [x - w, -0.09],
            [x - w * 0.86, -h],
            [x + w * 0.86, -h + (h < 0.8 ? k.rnd(-0.08, 0.08) : 0)],
            [x + w, -0.09],
          ],
          k.lg(x - w, 0, x + w, 0, ...(k.side < 0 ? [k.pale(st, 0.35), st, k.dark(st, 0.5)] : [k.dark(st, 0.5), st, k.pale(st, 0.35)])),
          0.012,
          3,
        );
        for (let j = 1; j < 5; j++)
          k.line(
            [
              [x - w + j * w * 0.4, -0.1],
              [x - w + j * w * 0.4, -h + 0.03],
            ],
            0.004,
            k.dark(st, 0.4),
          );
        if (h > 0.8) k.rect(x - w * 1.3, -h - 0.03, w * 2.6, 0.04, k.pale(st, 0.15));
        k.rect(x - w * 1.25, -0.13, w * 2.5, 0.04, st);
      }
      k.rough(
        [
          [-0.9, -0.85],
          [-0.88, -0.96],
          [-0.2, -0.98],
          [0.0, -0.9],
          [-0.1, -0.85],
        ],
        st,
        0.03,
        3,
      );
      k.rough(
        [
          [0.4, -0.85],
          [0.42, -0.95],
          [0.86, -0.96],
          [0.88, -0.85],
        ],
        st,
        0.03,
        3,
      );
      k.dabs(300, 0.05, [k.pale(st, 0.4), k.dark(st, 0.4), k.p.leaf[0], k.p.leaf[1]], 0.3, 1.3, 1);
      k.capping(k.p.cap, 0.02, 0.8);
      for (let i = 0; i < 12; i++) {
        const x = k.rnd(-0.88, 0.88);
        if (x > 0 && x < 0.4) continue;
        k.taper([x, -0.86], [x, -0.75], [x + k.rnd(-0.02, 0.02), -k.rnd(0.45, 0.76)], 0.016, 0.003, k.mix(...k.p.leaf, k.r()));
      }
    },
  },
  statue: {
    aspect: 0.8,
    draw(k, m) {
      const st = k.mix(k.p.rock[1], k.p.made[1], 0.35),
        D = k.dark(st, 0.3),
        v = m.v ?? 0;
      k.rough(
        [
          [-0.36, 0.02],
          [-0.34, -0.1],
          [0.34, -0.1],
          [0.37, 0.02],
        ],
        D,
        0.02,
      );
      k.courses(-0.4, -0.1, 0.4, 0, 0.04, st, 0.5);
      k.curve(
        [
          [-0.3, -0.08],
          [-0.3, -0.3],
          [-0.24, -0.52],
          [-0.16, -0.68],
          [-0.06, -0.76],
          [0.08, -0.75],
          [0.18, -0.66],
          [0.2, -0.48],
          [0.32, -0.34],
          [0.36, -0.2],
          [0.3, -0.08],
        ],
        st,
      );
      k.curve(
        [
          [-0.02, -0.98],
          [-0.1, -0.95],
          [-0.115, -0.84],
          [-0.07, -0.74],
          [0.04, -0.73],
          [0.1, -0.82],
          [0.09, -0.94],
        ],
        k.pale(st, 0.12),
      );
      k.curve(
        [
          [-0.14, -0.7],
          [-0.13, -0.96],
          [0, -1.03],
          [0.13, -0.95],
          [0.17, -0.68],
          [0.1, -0.74],
          [0.075, -0.9],
          [0, -0.96],
          [-0.075, -0.9],
          [-0.08, -0.74],
        ],
        D,
      );
      k.taper([0.14, -0.62], [0.34, -0.52], [0.2, -0.36], 0.11, 0.07, k.pale(st, 0.1));
      k.taper([-0.17, -0.6], [-0.36, -0.42], [-0.08, -0.36], 0.12, 0.07, k.mix(st, D, 0.4));
      k.curve(
        [
          [-0.14, -0.42],
          [0.06, -0.48],
          [0.26, -0.42],
          [0.2, -0.33],
          [0.02, -0.3],
          [-0.1, -0.34],
        ],
        k.pale(st, 0.2),
      );
      k.oval(0.05, -0.47, 0.11, 0.03, k.dark(st, 0.45));
      if (v > 0.5) {
        k.lamp(0.05, -0.5, 0.016);
      }
      for (let i = 0; i < 9; i++) {
        const x = -0.24 + i * 0.065;
        k.bend([x * 0.5, -0.36], [x * 1.3, -0.25], [x * 1.25, -0.1], 0.012, i % 2 ? k.dark(st, 0.45) : k.pale(st, 0.25));
      }
      k.form(-0.35, 0.36, 0.5, 0.35);
      k.dabs(320, 0.05, [k.pale(st, 0.35), k.dark(st, 0.45), k.p.leaf[0], k.p.leaf[1]], 0.3, 1.2, 1);
      k.capping(k.p.cap, 0.02, 0.85);
      for (let i = 0; i < 16; i++) {
        const x = k.rnd(-0.3, 0.3),
          y = k.rnd(-0.75, -0.2) * (1 - Math.abs(x));
        k.taper([x, y], [x + 0.01, y + 0.06], [x + k.rnd(-0.02, 0.02), y + k.rnd(0.06, 0.22)], 0.014, 0.003, k.mix(...k.p.leaf, k.r()));
      }
    },
  },
});
