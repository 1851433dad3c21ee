import { lists } from './mark.ts';

export const caverns = lists({
  cavemouth: {
    aspect: 1.5,
    draw(k, m) {
      const st = k.mix(k.p.rock[0], k.p.rock[1], 0.4);
      k.rough(
        [
          [-0.76, 0.03],
          [-0.7, -0.4],
          [-0.52, -0.75],
          [-0.28, -0.92],
          [0.02, -0.98],
          [0.34, -0.86],
          [0.58, -0.6],
          [0.7, -0.3],
          [0.76, 0.03],
        ],
        k.lg(0, -1, 0, 0, k.pale(st, 0.2), k.dark(st, 0.35)),
        0.11,
        5,
      );
      k.dabs(140, 0.17, [k.dark(st, 0.55), k.pale(st, 0.4)], 0.38, 1.1, 0.9);
      k.form(-0.75, 0.75, 0.5, 0.3);
      k.capping(k.p.cap, 0.05, 0.85);
      k.rough(
        [
          [-0.3, 0.05],
          [-0.31, -0.25],
          [-0.2, -0.5],
          [-0.02, -0.6],
          [0.16, -0.54],
          [0.28, -0.32],
          [0.3, 0.05],
        ],
        '#0e0c1c',
        0.07,
        4,
      );
      k.rough(
        [
          [-0.2, 0.05],
          [-0.2, -0.2],
          [-0.1, -0.36],
          [0.04, -0.4],
          [0.16, -0.28],
          [0.2, 0.05],
        ],
        '#1c1830',
        0.05,
        3,
      );
      k.lamp(0.03, -0.1, 0.07, m.tint ?? k.p.lamp, 0);
      k.lamp(0.03, -0.1, 0.12, m.tint ?? k.p.lamp, 0);
      k.lamp(0.05, -0.08, 0.014);
      for (let i = 0; i < 12; i++) {
        const x = k.rnd(-0.24, 0.24);
        k.taper(
          [x, -0.58 + Math.abs(x) * 0.6],
          [x, -0.5],
          [x + k.rnd(-0.02, 0.02), -0.45 + Math.abs(x) * 0.6],
          0.03,
          0.004,
          k.mix(k.p.leaf[0], st, 0.4),
        );
      }
    },
  },
  geyser: {
    aspect: 0.8,
    draw(k) {
      const st = k.mix(k.p.rock[1], k.p.cap, 0.3);
      const { c } = k;
      for (let i = 0; i < 120; i++) {
        const t = k.r(),
          w = 0.035 + 0.2 * t ** 1.6,
          x = k.rnd(-w, w) + 0.08 * t * t,
          y = -0.08 - 0.88 * t,
          rr = 0.03 + 0.11 * t;
        const q = c.createRadialGradient(x - rr * 0.3 * -k.side * -1, y - rr * 0.3, 0, x, y, rr);
        const col = k.pick(['#ffffff', k.pale(k.p.fog, 0.6), k.pale(k.p.key, 0.5), k.p.fog]);
        q.addColorStop(0, col + 'b0');
        q.addColorStop(0.6, col + '50');
        q.addColorStop(1, col + '00');
        c.fillStyle = q;
        c.fillRect(x - rr, y - rr, rr * 2, rr * 2);
      }
      for (let i = 0; i < 40; i++) {
        c.globalAlpha = k.rnd(0.3, 0.9);
        const x = k.rnd(-0.03, 0.03);
        k.taper([x, -0.06], [x * 2, -0.4], [x * k.rnd(3, 7), -k.rnd(0.5, 0.9)], 0.012, 0.003, '#ffffff');
      }
      c.globalAlpha = 1;
      k.rough(
        [
          [-0.3, 0.03],
          [-0.16, -0.07],
          [-0.06, -0.1],
          [0.06, -0.1],
          [0.17, -0.06],
          [0.32, 0.03],
        ],
        st,
        0.03,
        4,
      );
      k.oval(0, -0.095, 0.06, 0.014, k.p.water[1]);
    },
  },
  islet: {
    aspect: 1.35,
    draw(k, m) {
      const st = k.mix(k.p.rock[0], k.p.rock[1], 0.5),
        [a, b] = k.p.leaf,
        t = -0.52;
      k.rough(
        [
          [-0.62, t],
          [-0.5, t + 0.16],
          [-0.3, t + 0.24],
          [-0.2, t + 0.42],
          [-0.02, -0.02],
          [0.1, t + 0.36],
          [0.3, t + 0.26],
          [0.5, t + 0.1],
          [0.63, t],
          [0.3, t - 0.04],
          [-0.3, t - 0.04],
        ],
        k.lg(0, t, 0, 0, k.pale(st, 0.15), k.dark(st, 0.45)),
        0.09,
        5,
      );
      k.dabs(170, 0.13, [k.dark(st, 0.5), k.pale(st, 0.4)], 0.4, 1.4, 0.5);
      k.curve(
        [
          [-0.65, t + 0.03],
          [-0.5, t - 0.05],
          [-0.1, t - 0.1],
          [0.3, t - 0.07],
          [0.66, t + 0.03],
          [0.3, t + 0.06],
          [-0.3, t + 0.07],
        ],
        k.mix(a, b, 0.5),
      );
      for (let i = 0; i < 24; i++) {
        const x = k.rnd(-0.5, 0.5),
          h = k.rnd(0.1, 0.32) * (1 - Math.abs(x));
        k.taper([x, t - 0.02], [x, t - h * 0.5], [x + 0.01, t - h], 0.012, 0.006, k.dark(k.p.made[0], 0.2));
        for (let j = 0; j < 12; j++)
          k.oval(x + k.rnd(-0.05, 0.05), t - h + k.rnd(-0.05, 0.04), 0.026, 0.02, k.mix(k.mix(a, b, k.r()), '#fff2c8', k.r() * 0.3));
      }
      if (m.v) {
        k.rect(-0.06, t - 0.22, 0.12, 0.18, k.pale(k.p.made[1], 0.2));
        k.poly(
          [
            [-0.09, t - 0.22],
            [0, t - 0.36],
            [0.09, t - 0.22],
          ],
          k.p.accent,
        );
        k.window(-0.02, t - 0.17, 0.035, 0.05);
      }
      for (let i = 0; i < 26; i++) {
        k.c.globalAlpha = k.rnd(0.2, 0.7);
        const x = -0.34 + k.rnd(-0.025, 0.025);
        k.taper([x, t + 0.02], [x - 0.01, t + 0.3], [x + k.rnd(-0.06, 0.02), 0.02], 0.008, 0.003, '#ffffff');
      }
      k.c.globalAlpha = 1;
      for (let i = 0; i < 22; i++) {
        const x = k.rnd(-0.5, 0.5);
        k.taper(
          [x, t + 0.05],
          [x, t + 0.14],
          [x + k.rnd(-0.02, 0.02), t + k.rnd(0.12, 0.32) * (1 - Math.abs(x))],
          0.012,
          0.002,
          k.mix(a, b, k.r()),
        );
      }
      k.form(-0.65, 0.65, 0.45, 0.3);
    },
  },
  stalactites: {
    aspect: 2.2,
    draw(k) {
      const st = k.mix(k.p.rock[0], k.p.rock[1], 0.45);
      k.rough(
        [
          [-1.15, -1.1],
          [1.15, -1.1],
          [1.1, -0.84],
          [-1.1, -0.86],
        ],
        k.dark(st, 0.2),
        0.06,
        4,
      );
      for (let i = 0; i < 28; i++) {
        const x = k.rnd(-1.05, 1.05),
          h = k.rnd(0.1, 0.85) ** 1.4,
          w = 0.035 + h * 0.09;
        k.taper(
          [x, -1.02],
          [x + k.rnd(-0.01, 0.01), -1 + h * 0.5],
          [x + k.rnd(-0.02, 0.02), -0.95 + h],
          w * 1.7,
          0.004,
          k.mix(st, k.dark(st, 0.45), k.r()),
        );
      }
      k.dabs(260, 0.12, [k.pale(st, 0.3), k.dark(st, 0.5), k.p.accent], 0.28, 1.55, 0.2);
    },
  },
});
