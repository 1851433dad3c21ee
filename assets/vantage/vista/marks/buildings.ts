import type { Pt } from '../pen.ts';
import { lists } from './mark.ts';

export const buildings = lists({
  tower: {
    aspect: 0.62,
    draw(k, m) {
      const [d, l] = k.p.made,
        st = k.mix(k.p.rock[1], l, 0.45),
        v = m.v ?? 0.5;
      const top: Pt[] = [
        [-0.15, -0.86 + v * 0.12],
        [-0.12, -0.9],
        [-0.1, -0.8 - v * 0.02],
        [-0.04, -0.84],
        [-0.02, -0.95],
        [0.05, -0.98],
        [0.07, -0.9],
        [0.12, -0.92],
        [0.15, -0.72 - (1 - v) * 0.2],
      ];
      k.rough([[-0.24, 0], [-0.18, -0.35], ...top, [0.18, -0.4], [0.25, 0]], k.mix(st, d, 0.15), 0.02);
      k.courses(-0.3, -1, 0.3, 0, 0.035, st, 0.5);
      k.c.save();
      k.c.globalCompositeOperation = 'source-atop';
      for (const y of [-0.3, -0.56])
        k.poly(
          [
            [-0.3, y],
            [0.3, y],
            [0.3, y - 0.022],
            [-0.3, y - 0.022],
          ],
          k.pale(st, 0.3),
        );
      k.c.restore();
      for (const [x, y, s] of [
        [0, -0.46, 1],
        [-0.08, -0.68, 0.8],
        [0.07, -0.7, 0.8],
        [0.02, -0.22, 1],
      ] as const) {
        k.poly(
          [
            [x - 0.022 * s, y],
            [x - 0.022 * s, y - 0.06 * s],
            [x, y - 0.085 * s],
            [x + 0.022 * s, y - 0.06 * s],
            [x + 0.022 * s, y],
          ],
          '#1d1a2c',
        );
      }
      k.poly(
        [
          [-0.055, 0.01],
          [-0.055, -0.1],
          [0, -0.15],
          [0.055, -0.1],
          [0.055, 0.01],
        ],
        '#191628',
      );
      k.form(-0.25, 0.25, 0.6, 0.3);
      k.dabs(220, 0.05, [k.pale(st), k.dark(st), k.p.leaf[0]], 0.3);
      k.capping(k.p.cap, 0.012, 0.7);
      for (let i = 0; i < 12; i++) {
        const x = k.rnd(-0.3, 0.3);
        k.rough(
          [
            [x - 0.04, 0.02],
            [x - 0.03, -0.04],
            [x + 0.02, -0.05],
            [x + 0.05, 0.02],
          ],
          k.mix(st, d, 0.4),
          0.02,
        );
      }
    },
  },
  dome: {
    aspect: 1.6,
    draw(k) {
      const [d, l] = k.p.made;
      const { c } = k;
      k.curve(
        [
          [-0.72, 0.02],
          [-0.74, -0.3],
          [-0.5, -0.78],
          [0, -1.0],
          [0.5, -0.78],
          [0.74, -0.3],
          [0.72, 0.02],
        ],
        k.lg(-0.6, -1, 0.6, 0, k.pale(k.p.mid, 0.5), k.p.mid, k.dark(k.p.mid, 0.3)),
      );
      for (let i = 0; i < 7; i++) {
        const x = (i / 6 - 0.5) * 1.4;
        k.bend([x, 0], [x * 1.05, -0.7], [0, -0.97], 0.014, k.mix(d, l, 0.4));
      }
      for (const y of [-0.25, -0.5, -0.74]) {
        c.beginPath();
        c.ellipse(0, y + 0.02, 0.73 * Math.sqrt(1 - (y + 0.1) ** 2 * 1.15), 0.05, 0, 0, 3.14);
        c.strokeStyle = k.mix(d, l, 0.5);
        c.lineWidth = 0.012;
        c.stroke();
      }
      k.rect(-0.74, -0.05, 1.48, 0.08, k.mix(d, l, 0.5));
      k.window(-0.06, -0.16, 0.12, 0.16);
      k.lamp(0, -0.3, 0.12, k.p.lamp, 0);
      k.dabs(140, 0.1, [k.pale(l, 0.6), k.p.leaf[0], k.p.leaf[1]], 0.25);
    },
  },
  observatory: {
    aspect: 1.05,
    draw(k) {
      const [d, l] = k.p.made,
        st = k.mix(k.p.rock[1], l, 0.5);
      const { c } = k;
      k.rough(
        [
          [-0.5, 0.03],
          [-0.44, -0.12],
          [-0.34, -0.14],
          [-0.3, -0.5],
          [0.3, -0.5],
          [0.34, -0.14],
          [0.44, -0.12],
          [0.5, 0.03],
        ],
        st,
        0.015,
      );
      k.courses(-0.5, -0.5, 0.5, 0, 0.045, st, 0.45);
      k.rect(-0.34, -0.54, 0.68, 0.05, k.pale(st, 0.3));
      c.beginPath();
      c.arc(0, -0.53, 0.33, Math.PI, 0);
      c.fillStyle = k.lg(
        -0.3,
        -0.8,
        0.3,
        -0.5,
        ...(k.side < 0
          ? [k.pale(k.p.accent, 0.5), k.mix(k.p.accent, d, 0.5), k.dark(d, 0.3)]
          : [k.dark(d, 0.3), k.mix(k.p.accent, d, 0.5), k.pale(k.p.accent, 0.5)]),
      );
      c.fill();
      for (let i = 1; i < 8; i++) {
        c.beginPath();
        c.ellipse(0, -0.53, 0.33 * Math.abs(Math.cos((i / 8) * Math.PI)), 0.33, 0, Math.PI, 0);
        c.strokeStyle = k.dark(d, 0.4);
        c.lineWidth = 0.005;
        c.stroke();
      }
      k.poly(
        [
          [0.02, -0.53],
          [0.03, -0.86],
          [0.13, -0.83],
          [0.15, -0.53],
        ],
        '#1c1a30',
      );
      k.taper([0.06, -0.58], [0.16, -0.76], [0.27, -0.96], 0.09, 0.06, k.mix(d, l, 0.4));
      k.oval(0.27, -0.96, 0.035, 0.018, k.pale(k.p.mid, 0.6), 0.6);
      for (const x of [-0.2, -0.05, 0.1]) k.window(x, -0.38, 0.06, 0.1);
      k.poly(
        [
          [-0.06, 0.02],
          [-0.06, -0.14],
          [0, -0.19],
          [0.06, -0.14],
          [0.06, 0.02],
        ],
        '#201a2a',
      );
      k.lamp(-0.1, -0.12, 0.016);
      k.lamp(0.1, -0.12, 0.016);
      k.form(-0.5, 0.5, 0.5, 0.3);
      k.dabs(200, 0.05, [k.pale(st, 0.4), k.dark(st, 0.4)], 0.25);
      k.capping(k.p.cap, 0.014, 0.75);
    },
  },
  windmill: {
    aspect: 0.95,
    draw(k, m) {
      const [d, l] = k.p.made,
        st = k.pale(l, 0.15),
        n = m.n ?? 6,
        cx = 0,
        cy = -0.62,
        R = 0.37,
        a0 = k.rnd(0, 1);
      k.curve(
        [
          [-0.17, 0.04],
          [-0.13, -0.3],
          [-0.1, -0.56],
          [-0.02, -0.6],
          [0.02, -0.6],
          [0.1, -0.56],
          [0.13, -0.3],
          [0.17, 0.04],
        ],
        st,
      );
      k.curve(
        [
          [-0.13, -0.54],
          [-0.1, -0.66],
          [0, -0.76],
          [0.1, -0.66],
          [0.13, -0.54],
          [0, -0.57],
        ],
        k.mix(d, k.p.accent, 0.5),
      );
      k.courses(-0.2, -0.55, 0.2, 0, 0.04, st, 0.25);
      k.form(-0.16, 0.16, 0.45, 0.25);
      k.window(-0.025, -0.32, 0.05, 0.07);
      k.poly(
        [
          [-0.04, 0.03],
          [-0.04, -0.09],
          [0, -0.13],
          [0.04, -0.09],
          [0.04, 0.03],
        ],
        k.dark(d, 0.5),
      );
      for (let i = 0; i < n; i++) {
        const a = a0 + (i / n) * 6.283,
          x = Math.cos(a),
          y = Math.sin(a);
        k.line(
          [
            [cx, cy],
            [cx + x * R, cy + y * R],
          ],
          0.013,
          k.dark(d, 0.3),
        );
        const s: Pt[] = [
          [0.1, 0],
          [0.37, 0],
          [0.36, 0.1],
          [0.12, 0.06],
        ];
        const q = s.map(([u, v]) => [cx + x * u - y * v, cy + y * u + x * v] as Pt);
        k.poly(q, k.mix(k.pale(l, 0.5), i % 2 ? k.p.accent : l, i % 2 ? 0.65 : 0.2));
        for (let j = 1; j < 5; j++) {
          const u = 0.1 + j * 0.055;
          k.line(
            [
              [cx + x * u, cy + y * u],
              [cx + x * u - y * 0.08, cy + y * u + x * 0.08],
            ],
            0.004,
            k.dark(l, 0.35),
          );
        }
      }
      k.oval(cx, cy, 0.025, 0.025, k.dark(d, 0.2));
      k.dabs(200, 0.05, [k.pale(st, 0.5), k.dark(st, 0.3)], 0.22, 1.3);
    },
  },
});
