import type { Pen } from '../pen.ts';
import type { LifeKind } from '../types.ts';

function body(
  k: Pen,
  x: number,
  h: number,
  coat: string,
  o: { pack?: boolean; staff?: boolean; lamp?: boolean; bend?: number; hat?: boolean; scarf?: string } = {},
) {
  const b = o.bend ?? 0,
    dk = k.dark(coat, 0.45),
    hx = x + b * h * 0.5,
    hy = -h * (0.9 - b * 0.22);
  k.taper([x - h * 0.06, 0.01], [x - h * 0.05, -h * 0.25], [x - h * 0.02, -h * 0.45], h * 0.07, h * 0.09, dk);
  k.taper([x + h * 0.08, 0.01], [x + h * 0.04, -h * 0.25], [x + h * 0.02, -h * 0.45], h * 0.07, h * 0.09, dk);
  k.curve(
    [
      [x - h * 0.16, -h * 0.2],
      [x - h * 0.13, -h * 0.55],
      [hx - h * 0.1, -h * (0.78 - b * 0.2)],
      [hx + h * 0.1, -h * (0.78 - b * 0.2)],
      [x + h * 0.13, -h * 0.5],
      [x + h * 0.15, -h * 0.2],
      [x, -h * 0.17],
    ],
    coat,
  );
  if (o.pack)
    k.curve(
      [
        [x - h * 0.22, -h * 0.45],
        [x - h * 0.24, -h * 0.72],
        [x - h * 0.1, -h * 0.78],
        [x - h * 0.07, -h * 0.45],
      ],
      k.mix(k.p.made[1], coat, 0.3),
    );
  k.oval(hx, hy, h * 0.075, h * 0.085, '#c99a78');
  k.curve(
    [
      [hx - h * 0.09, hy + h * 0.05],
      [hx - h * 0.095, hy - h * 0.07],
      [hx, hy - h * 0.13],
      [hx + h * 0.09, hy - h * 0.05],
      [hx + h * 0.04, hy - h * 0.03],
    ],
    o.hat ? k.p.made[1] : dk,
  );
  if (o.scarf) {
    k.line(
      [
        [hx - h * 0.09, hy + h * 0.1],
        [hx + h * 0.09, hy + h * 0.1],
      ],
      h * 0.05,
      o.scarf,
    );
    k.taper([hx - h * 0.08, hy + h * 0.1], [hx - h * 0.2, hy + h * 0.12], [hx - h * 0.3, hy + h * 0.04], h * 0.05, h * 0.03, o.scarf);
  }
  k.taper(
    [hx + h * 0.08, -h * (0.7 - b * 0.2)],
    [x + h * 0.2, -h * 0.55],
    [x + h * (0.22 + b * 0.3), -h * (0.5 - b * 0.25)],
    h * 0.06,
    h * 0.045,
    coat,
  );
  if (o.staff)
    k.line(
      [
        [x + h * 0.23, 0.01],
        [x + h * 0.22, -h * 0.98],
      ],
      h * 0.022,
      k.dark(k.p.made[0], 0.3),
    );
  if (o.lamp) {
    k.line(
      [
        [x + h * 0.22, -h * 0.5],
        [x + h * 0.22, -h * 0.42],
      ],
      h * 0.015,
      dk,
    );
    k.lamp(x + h * 0.22, -h * 0.38, h * 0.04);
  }
}
const leg = (k: Pen, x: number, y: number, d: number, w: number, c: string) => {
  k.taper([x, y], [x + d, y * 0.5], [x + d * 0.4, 0.01], w, w * 0.4, c);
};

export const LIFE: Record<LifeKind, { aspect: number | ((n: number) => number); size: number; draw: (k: Pen, n: number) => void }> = {
  person: {
    aspect: 0.75,
    size: 1.8,
    draw: (k) => body(k, 0, 0.95, k.mix(k.p.accent, k.p.shade, 0.3), { pack: true, staff: true, scarf: k.p.lamp }),
  },
  child: { aspect: 0.8, size: 1.2, draw: (k) => body(k, 0, 0.92, k.p.accent, { staff: true, hat: true }) },
  walkers: {
    aspect: (n) => 0.5 + n * 0.34,
    size: 1.8,
    draw: (k, n) => {
      for (let i = 0; i < n; i++)
        body(
          k,
          (i - (n - 1) / 2) * 0.36 + k.rnd(-0.05, 0.05),
          k.rnd(0.78, 0.95),
          k.pick([k.p.accent, k.p.made[0], k.p.shade, k.p.made[1]]),
          { pack: k.r() < 0.6, staff: k.r() < 0.4, lamp: k.r() < 0.35, hat: k.r() < 0.4 },
        );
    },
  },
  digger: {
    aspect: (n) => 0.5 + n * 0.55,
    size: 1.7,
    draw: (k, n) => {
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * 0.6;
        body(k, x, 0.9, k.pick([k.p.accent, k.p.made[0], k.p.shade]), { bend: k.rnd(0.3, 0.7), hat: true });
        k.curve(
          [
            [x + 0.34, 0.02],
            [x + 0.3, -0.14],
            [x + 0.48, -0.14],
            [x + 0.46, 0.02],
          ],
          k.p.made[1],
        );
      }
    },
  },
  rider: {
    aspect: 1.2,
    size: 3.4,
    draw: (k) => {
      const c = k.mix(k.p.made[0], k.p.rock[0], 0.4);
      for (const [x, d] of [
        [-0.24, -0.05],
        [-0.16, 0.05],
        [0.16, -0.04],
        [0.24, 0.06],
      ] as const)
        leg(k, x, -0.46, d, 0.06, k.dark(c, 0.3));
      k.curve(
        [
          [-0.34, -0.44],
          [-0.3, -0.6],
          [0, -0.62],
          [0.26, -0.6],
          [0.32, -0.46],
          [0, -0.38],
        ],
        c,
      );
      k.taper([0.24, -0.52], [0.4, -0.62], [0.4, -0.86], 0.14, 0.06, c);
      k.curve(
        [
          [0.36, -0.84],
          [0.4, -0.93],
          [0.54, -0.86],
          [0.52, -0.8],
        ],
        c,
      );
      k.taper([-0.3, -0.5], [-0.45, -0.5], [-0.5, -0.3], 0.05, 0.02, c);
      k.c.save();
      k.c.translate(0, -0.56);
      body(k, 0, 0.42, k.p.accent, { scarf: k.p.lamp, hat: true });
      k.c.restore();
    },
  },
  heron: {
    aspect: 1.0,
    size: 3,
    draw: (k) => {
      const c = k.mix('#f2ece0', k.p.mid, 0.25);
      k.line(
        [
          [0, -0.42],
          [0.02, -0.2],
          [-0.02, 0.01],
        ],
        0.016,
        k.dark(k.p.made[0], 0.2),
      );
      k.line(
        [
          [0.06, -0.42],
          [0.14, -0.24],
          [0.08, 0.0],
        ],
        0.016,
        k.dark(k.p.made[0], 0.2),
      );
      k.curve(
        [
          [-0.34, -0.36],
          [-0.14, -0.56],
          [0.1, -0.58],
          [0.2, -0.46],
          [0.06, -0.38],
          [-0.12, -0.38],
        ],
        c,
      );
      k.taper([-0.1, -0.44], [-0.3, -0.4], [-0.44, -0.28], 0.1, 0.01, k.dark(c, 0.3));
      k.taper([0.12, -0.5], [0.32, -0.62], [0.18, -0.84], 0.1, 0.04, c);
      k.oval(0.2, -0.9, 0.05, 0.04, c);
      k.taper([0.22, -0.9], [0.34, -0.88], [0.46, -0.86], 0.03, 0.004, k.p.accent);
      k.taper([0.17, -0.93], [0.06, -0.97], [-0.04, -0.92], 0.02, 0.003, k.p.accent);
    },
  },
  grazers: {
    aspect: (n) => 0.7 + n * 0.7,
    size: 4,
    draw: (k, n) => {
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * 0.74,
          s = k.rnd(0.55, 1),
          c = k.mix(k.p.made[0], k.p.rock[1], k.rnd(0.2, 0.7)),
          up = k.r() < 0.6;
        const X = (v: number) => x + v * s;
        for (const v of [-0.26, -0.18, 0.14, 0.22]) leg(k, X(v), -0.46 * s, k.rnd(-0.04, 0.04), 0.055 * s, k.dark(c, 0.3));
        k.curve(
          [
            [X(-0.36), -0.44 * s],
            [X(-0.28), -0.62 * s],
            [X(0), -0.66 * s],
            [X(0.24), -0.6 * s],
            [X(0.3), -0.44 * s],
            [X(0), -0.36 * s],
          ],
          c,
        );
        if (up) {
          k.taper([X(0.22), -0.54 * s], [X(0.36), -0.74 * s], [X(0.34), -0.94 * s], 0.13 * s, 0.05 * s, c);
          k.curve(
            [
              [X(0.3), -0.93 * s],
              [X(0.35), -0.99 * s],
              [X(0.48), -0.94 * s],
              [X(0.46), -0.89 * s],
            ],
            c,
          );
          k.taper([X(0.34), -0.96 * s], [X(0.28), -1.04 * s], [X(0.2), -1.06 * s], 0.025 * s, 0.006, k.pale(c, 0.4));
        } else {
          k.taper([X(0.22), -0.54 * s], [X(0.44), -0.5 * s], [X(0.44), -0.12 * s], 0.13 * s, 0.05 * s, c);
          k.oval(X(0.46), -0.08 * s, 0.06 * s, 0.04 * s, c);
        }
      }
    },
  },
  birds: {
    aspect: 2.2,
    size: 10,
    draw: (k, n) => {
      const m = Math.max(5, n);
      for (let i = 0; i < m; i++) {
        const x = k.rnd(-1, 1),
          y = -k.rnd(0.08, 0.95),
          s = k.rnd(0.04, 0.1),
          f = k.rnd(-0.5, 0.7),
          c = k.mix('#fff4e6', k.p.shade, k.rnd(0.3, 0.9));
        k.taper([x, y], [x - s * 0.7, y - s * f], [x - s * 1.5, y - s * f * 0.4], s * 0.3, 0.003, c);
        k.taper([x, y], [x + s * 0.7, y - s * f], [x + s * 1.5, y - s * f * 0.4], s * 0.3, 0.003, c);
        k.oval(x, y + s * 0.05, s * 0.26, s * 0.11, c);
      }
    },
  },
  jelly: {
    aspect: 0.62,
    size: 3,
    draw: (k) => {
      const c = k.pick([k.p.accent, k.pale(k.p.accent, 0.3), k.p.glow]);
      k.c.globalAlpha = 0.75;
      k.curve(
        [
          [-0.26, -0.64],
          [-0.24, -0.88],
          [0, -1.0],
          [0.24, -0.88],
          [0.26, -0.64],
          [0.1, -0.6],
          [0, -0.64],
          [-0.1, -0.6],
        ],
        k.mix(c, k.p.mid, 0.35),
      );
      for (let i = 0; i < 9; i++) {
        const x = (i / 8 - 0.5) * 0.44;
        k.taper([x, -0.64], [x + k.rnd(-0.1, 0.1), -0.4], [x + k.rnd(-0.12, 0.12), -k.rnd(0, 0.3)], 0.022, 0.003, k.mix(c, k.p.mid, 0.3));
      }
      k.c.globalAlpha = 1;
      k.lamp(0, -0.8, 0.05, c, 0);
      k.bend([-0.22, -0.7], [0, -0.98], [0.22, -0.7], 0.014, k.pale(c, 0.6), k.g);
    },
  },
  manta: {
    aspect: 2.0,
    size: 4,
    draw: (k) => {
      const c = k.mix(k.p.shade, k.p.mid, 0.25);
      k.curve(
        [
          [-0.95, -0.62],
          [-0.5, -0.74],
          [-0.14, -0.98],
          [0.1, -0.98],
          [0.3, -0.72],
          [0.95, -0.4],
          [0.5, -0.46],
          [0.15, -0.4],
          [-0.1, -0.38],
          [-0.5, -0.5],
        ],
        c,
      );
      k.taper([0.02, -0.44], [0.1, -0.2], [-0.1, 0], 0.05, 0.006, c);
      k.curve(
        [
          [-0.3, -0.6],
          [0, -0.78],
          [0.3, -0.58],
          [0, -0.44],
        ],
        k.pale(c, 0.35),
      );
    },
  },
  strider: {
    aspect: 0.9,
    size: 9,
    draw: (k) => {
      const c = k.mix(k.p.rock[0], k.p.made[0], 0.4);
      for (const [x, d] of [
        [-0.2, -0.16],
        [-0.08, -0.04],
        [0.1, 0.06],
        [0.22, 0.18],
      ] as const) {
        k.line(
          [
            [x * 0.6, -0.66],
            [x + d * 0.6, -0.42],
            [x + d, 0.01],
          ],
          0.022,
          k.dark(c, 0.3),
        );
      }
      k.curve(
        [
          [-0.26, -0.66],
          [-0.22, -0.84],
          [0, -0.9],
          [0.22, -0.84],
          [0.28, -0.68],
          [0, -0.6],
        ],
        c,
      );
      k.taper([0.22, -0.76], [0.36, -0.8], [0.4, -0.96], 0.08, 0.03, c);
      k.oval(0.41, -0.96, 0.06, 0.035, c);
      k.curve(
        [
          [-0.2, -0.84],
          [-0.1, -0.95],
          [0.1, -0.95],
          [0.18, -0.84],
        ],
        k.p.accent,
      );
      k.lamp(-0.12, -0.78, 0.016);
    },
  },
  whale: {
    aspect: 2.1,
    size: 40,
    draw: (k) => {
      const c = k.mix(k.p.shade, k.p.fog, 0.3);
      k.curve(
        [
          [-1.0, -0.72],
          [-0.8, -0.96],
          [-0.86, -0.6],
          [-0.5, -0.62],
          [0, -0.8],
          [0.5, -0.78],
          [0.9, -0.56],
          [0.98, -0.4],
          [0.7, -0.26],
          [0.2, -0.22],
          [-0.3, -0.36],
          [-0.8, -0.5],
          [-0.98, -0.4],
        ],
        c,
      );
      k.curve(
        [
          [0.95, -0.4],
          [0.6, -0.3],
          [0.1, -0.27],
          [-0.2, -0.34],
          [0.2, -0.2],
          [0.7, -0.24],
        ],
        k.pale(c, 0.55),
      );
      k.curve(
        [
          [0.4, -0.34],
          [0.2, -0.1],
          [-0.06, 0.0],
          [0.12, -0.26],
        ],
        k.dark(c, 0.2),
      );
      k.curve(
        [
          [0.1, -0.72],
          [-0.1, -0.95],
          [-0.24, -0.98],
          [-0.1, -0.72],
        ],
        k.dark(c, 0.15),
      );
      k.oval(0.74, -0.44, 0.018, 0.018, '#10101c');
      for (let i = 0; i < 7; i++)
        k.bend([0.92 - i * 0.05, -0.37], [0.5 - i * 0.05, -0.28], [0.1, -0.28 - i * 0.004], 0.005, k.dark(c, 0.3));
      k.dabs(140, 0.08, [k.pale(c, 0.4), k.dark(c, 0.4)], 0.25, 0.1, 0.5);
    },
  },
  goat: {
    aspect: 1.0,
    size: 1.3,
    draw: (k) => {
      const c = k.pale(k.p.made[1], 0.3);
      for (const v of [-0.24, -0.16, 0.14, 0.22]) leg(k, v, -0.42, 0, 0.07, k.dark(c, 0.35));
      k.curve(
        [
          [-0.32, -0.4],
          [-0.28, -0.62],
          [0.2, -0.64],
          [0.3, -0.46],
          [0, -0.34],
        ],
        c,
      );
      k.taper([0.2, -0.56], [0.3, -0.64], [0.36, -0.76], 0.14, 0.08, c);
      k.oval(0.4, -0.78, 0.09, 0.06, c, 0.4);
      k.taper([0.34, -0.82], [0.2, -1.0], [0.08, -0.9], 0.05, 0.01, k.dark(k.p.made[0], 0.2));
    },
  },
  fish: {
    aspect: 2.0,
    size: 3,
    draw: (k, n) => {
      for (let i = 0; i < Math.max(14, n); i++) {
        const x = k.rnd(-0.9, 0.9),
          y = -k.rnd(0.1, 0.9),
          s = k.rnd(0.03, 0.07),
          c = k.pick([k.p.accent, k.p.lamp, k.pale(k.p.mid, 0.5)]);
        k.curve(
          [
            [x - s, y],
            [x, y - s * 0.5],
            [x + s, y],
            [x, y + s * 0.5],
          ],
          c,
        );
        k.poly(
          [
            [x - s * 0.8, y],
            [x - s * 1.6, y - s * 0.5],
            [x - s * 1.6, y + s * 0.5],
          ],
          c,
        );
      }
    },
  },
  fin: {
    aspect: 2.6,
    size: 1.4,
    draw: (k) => {
      const c = k.mix(k.p.shade, k.p.accent, 0.25);
      for (let i = 0; i < 16; i++) {
        const t = i / 15,
          x = -1.1 + t * 2.2,
          h = Math.sin(0.3 + t * 2.6) * 0.85;
        k.taper([x, 0.02], [x - 0.05, -h * 0.6], [x - 0.22, -h], 0.12, 0.008, k.mix(c, k.pale(k.p.accent, 0.3), k.r() * 0.5));
      }
      k.curve(
        [
          [-1.2, 0.04],
          [-0.6, -0.14],
          [0.4, -0.16],
          [1.2, 0.0],
          [0.6, 0.06],
        ],
        k.dark(c, 0.2),
      );
    },
  },
  sleeper: {
    aspect: 2.2,
    size: 3,
    draw: (k) => {
      const c = k.mix(k.p.leaf[0], k.p.rock[0], 0.5);
      k.curve(
        [
          [-1.0, 0.04],
          [-0.9, -0.4],
          [-0.5, -0.82],
          [0, -0.94],
          [0.44, -0.72],
          [0.62, -0.34],
          [0.7, 0.04],
        ],
        c,
      );
      k.curve(
        [
          [0.4, 0.05],
          [0.46, -0.3],
          [0.72, -0.42],
          [0.98, -0.26],
          [1.05, 0.04],
        ],
        k.pale(c, 0.12),
      );
      k.taper([0.6, -0.36], [0.5, -0.56], [0.36, -0.52], 0.12, 0.02, k.dark(c, 0.2));
      k.bend([0.78, -0.22], [0.84, -0.18], [0.9, -0.22], 0.016, '#14121c');
      k.taper([-0.9, -0.04], [-1.12, -0.2], [-0.86, -0.02], 0.12, 0.02, c);
      k.dabs(300, 0.12, [k.pale(c, 0.35), k.dark(c, 0.45), k.p.leaf[1]], 0.35, 1.1, 0.7);
      k.capping(k.p.leaf[1], 0.03, 0.5);
    },
  },
  moths: {
    aspect: 1.6,
    size: 3,
    draw: (k, n) => {
      for (let i = 0; i < Math.max(12, n); i++)
        k.lamp(k.rnd(-0.7, 0.7), -k.rnd(0.05, 0.95), k.rnd(0.008, 0.018), k.pick([k.p.lamp, k.p.accent]));
    },
  },
};
