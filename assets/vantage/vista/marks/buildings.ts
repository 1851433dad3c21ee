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
  hut: {
    aspect: 1.15,
    draw(k) {
      const [d, l] = k.p.made;
      k.smoke(0.2, -0.78, 0.025, 0.22, '#f4ece4', 0.5, 0.35);
      k.rect(0.16, -0.82, 0.08, 0.2, k.dark(d, 0.3));
      k.poly(
        [
          [-0.36, 0.02],
          [-0.35, -0.38],
          [0.35, -0.38],
          [0.36, 0.02],
        ],
        k.mix(d, l, 0.3),
      );
      for (let i = 0; i < 9; i++) k.rect(-0.36, -0.38 + i * 0.045, 0.72, 0.006, k.dark(d, 0.45));
      k.rough(
        [
          [-0.48, -0.33],
          [-0.3, -0.6],
          [-0.04, -0.76],
          [0.05, -0.76],
          [0.3, -0.6],
          [0.48, -0.33],
          [0.4, -0.33],
          [0, -0.42],
          [-0.4, -0.33],
        ],
        k.mix(d, k.p.rock[0], 0.3),
        0.03,
        3,
      );
      k.window(-0.24, -0.3, 0.15, 0.14);
      k.line(
        [
          [-0.165, -0.3],
          [-0.165, -0.16],
        ],
        0.01,
        '#2a1a18',
        k.g,
      );
      k.line(
        [
          [-0.24, -0.23],
          [-0.09, -0.23],
        ],
        0.008,
        '#2a1a18',
        k.g,
      );
      k.poly(
        [
          [0.08, 0.02],
          [0.08, -0.26],
          [0.22, -0.26],
          [0.22, 0.02],
        ],
        k.dark(k.p.accent, 0.3),
      );
      k.form(-0.4, 0.4, 0.5, 0.3);
      k.dabs(160, 0.06, [k.pale(l, 0.3), k.dark(d, 0.4)], 0.25, 0, 0.5);
      k.capping(k.p.cap, 0.05, 0.95);
    },
    lamps: [[-0.165, 0.23]],
  },
  lighthouse: {
    aspect: 0.5,
    draw(k) {
      const [d, l] = k.p.made,
        st = k.pale(l, 0.35);
      const { c } = k;
      k.rough(
        [
          [-0.19, 0.03],
          [-0.15, -0.3],
          [-0.11, -0.74],
          [0.11, -0.74],
          [0.15, -0.3],
          [0.19, 0.03],
        ],
        st,
        0.012,
        3,
      );
      c.save();
      c.globalCompositeOperation = 'source-atop';
      for (const [y0, y1] of [
        [-0.16, -0.3],
        [-0.44, -0.57],
      ] as const)
        k.poly(
          [
            [-0.25, y0],
            [0.25, y0],
            [0.25, y1],
            [-0.25, y1],
          ],
          k.p.accent,
        );
      c.restore();
      k.courses(-0.2, -0.74, 0.2, 0, 0.035, st, 0.3);
      for (const y of [-0.24, -0.42, -0.62])
        k.poly(
          [
            [-0.02, y],
            [-0.02, y - 0.045],
            [0, y - 0.06],
            [0.02, y - 0.045],
            [0.02, y],
          ],
          '#2a2434',
        );
      k.poly(
        [
          [-0.17, -0.74],
          [0.17, -0.74],
          [0.15, -0.775],
          [-0.15, -0.775],
        ],
        k.dark(d, 0.3),
      );
      for (let i = 0; i <= 8; i++)
        k.line(
          [
            [-0.155 + i * 0.039, -0.775],
            [-0.155 + i * 0.039, -0.82],
          ],
          0.006,
          k.dark(d, 0.3),
        );
      k.line(
        [
          [-0.16, -0.82],
          [0.16, -0.82],
        ],
        0.009,
        k.dark(d, 0.3),
      );
      k.rect(-0.085, -0.9, 0.17, 0.13, k.pale(k.p.lamp, 0.3));
      for (let i = 0; i < 5; i++) k.rect(-0.088 + i * 0.042, -0.9, 0.008, 0.13, k.dark(d, 0.4));
      k.curve(
        [
          [-0.11, -0.89],
          [-0.08, -0.94],
          [0, -1.0],
          [0.08, -0.94],
          [0.11, -0.89],
          [0, -0.9],
        ],
        k.mix(d, k.p.accent, 0.5),
      );
      k.lamp(0, -0.84, 0.045);
      k.lamp(0, -0.84, 0.09, k.p.lamp, 0);
      k.form(-0.19, 0.19, 0.6, 0.3);
      k.dabs(240, 0.05, [k.pale(st, 0.5), k.dark(st, 0.4), k.p.leaf[0], k.p.rock[0]], 0.26, 1.4, 0.6);
    },
  },
  houses: {
    aspect: 1.7,
    draw(k, m) {
      const n = m.n ?? 13,
        [d, l] = k.p.made;
      const list = Array.from({ length: n }, () => ({ x: k.rnd(-0.72, 0.72), y: -k.rnd(0, 0.55) }))
        .map((o) => ({ x: o.x * (1 + o.y * 0.75), y: o.y }))
        .sort((a, b) => a.y - b.y);
      for (const o of list) {
        const s = 0.15 * (1 + o.y * 0.35) * k.rnd(0.85, 1.2),
          w = s * k.rnd(0.75, 1.1),
          h = s * k.rnd(1.2, 2.1),
          wall = k.mix(k.pale(l, 0.3), k.pick([l, k.p.accent, k.p.mid, l]), k.rnd(0, 0.35)),
          roof = k.mix(d, k.p.accent, k.rnd(0.1, 0.6));
        const { x, y } = o;
        k.rect(x - w, y - h, w * 2, h + 0.1, wall);
        k.rect(k.side < 0 ? x : x - w, y - h, w, h + 0.1, '#20183055');
        if (k.r() < 0.7)
          k.poly(
            [
              [x - w * 1.2, y - h],
              [x, y - h - s * 0.9],
              [x + w * 1.2, y - h],
            ],
            roof,
          );
        else {
          k.c.beginPath();
          k.c.arc(x, y - h, w, Math.PI, 0);
          k.c.fillStyle = roof;
          k.c.fill();
        }
        for (let j = 0; j < 3; j++) if (k.r() < 0.75) k.window(x - w * 0.7 + k.rnd(0, 1) * w, y - h * k.rnd(0.25, 0.85), s * 0.2, s * 0.28);
      }
      k.dabs(340, 0.05, [k.pale(l, 0.5), k.dark(d, 0.3), k.p.leaf[0]], 0.22, 1.3, 0.8);
      k.capping(k.p.cap, 0.008, 0.35);
      for (let i = 0; i < 16; i++) {
        const x = k.rnd(-0.8, 0.8);
        k.oval(x, 0, k.rnd(0.04, 0.09), k.rnd(0.03, 0.06), k.mix(...k.p.leaf, k.r()));
      }
    },
  },
});
