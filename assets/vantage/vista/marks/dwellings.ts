import { lists } from './mark.ts';

export const dwellings = lists({
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
