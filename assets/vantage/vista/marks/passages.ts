import { lists } from './mark.ts';

export const passages = lists({
  stairs: {
    aspect: 1.3,
    draw(k, m) {
      const st = k.mix(k.p.rock[1], k.p.made[1], 0.4),
        n = m.n ?? 22;
      const w = (t: number) => 0.56 - 0.38 * t,
        y = (t: number) => -0.94 * t ** 0.92;
      k.rough(
        [
          [-0.64, 0.03],
          [-0.5, -0.3],
          [-0.3, -0.8],
          [-0.22, -0.97],
          [0.22, -0.97],
          [0.3, -0.8],
          [0.5, -0.3],
          [0.64, 0.03],
        ],
        k.dark(st, 0.3),
        0.04,
        4,
      );
      for (let i = 0; i < n; i++) {
        const t = i / n,
          t2 = (i + 1) / n,
          a = w(t),
          y0 = y(t),
          y1 = y(t2),
          ym = y0 + (y1 - y0) * 0.62;
        k.poly(
          [
            [-a, y0],
            [a, y0],
            [a, ym],
            [-a, ym],
          ],
          k.mix(st, k.dark(st, 0.45), 0.3 + 0.2 * k.r()),
        );
        k.poly(
          [
            [-a, ym],
            [a, ym],
            [w(t2), y1],
            [-w(t2), y1],
          ],
          k.pale(st, 0.34 + 0.16 * k.r()),
        );
        if (k.r() < 0.3) {
          const x = k.rnd(-a, a);
          k.rough(
            [
              [x - 0.03, y0],
              [x, ym - 0.004],
              [x + 0.04, y0],
            ],
            k.dark(st, 0.5),
            0.02,
            2,
          );
        }
      }
      for (const s of [-1, 1]) {
        for (let i = 0; i < 6; i++) {
          const t = i / 6,
            x = s * (w(t) + 0.04),
            h = 0.16 * (1 - t * 0.62);
          k.rough(
            [
              [x - 0.035 * (1 - t * 0.6), y(t)],
              [x - 0.03 * (1 - t * 0.6), y(t) - h],
              [x + 0.03 * (1 - t * 0.6), y(t) - h],
              [x + 0.035 * (1 - t * 0.6), y(t)],
            ],
            st,
            0.012,
          );
          k.oval(x, y(t) - h - 0.012, 0.036 * (1 - t * 0.6), 0.02 * (1 - t * 0.5), k.pale(st, 0.2));
          if (m.v && i % 2 === 0) k.lamp(x, y(t) - h - 0.035 * (1 - t * 0.5), 0.018 * (1 - t * 0.5));
        }
      }
      k.form(-0.62, 0.62, 0.45, 0.25);
      k.dabs(260, 0.05, [k.pale(st, 0.4), k.dark(st, 0.4), k.p.leaf[0], k.p.leaf[1]], 0.28, 0.05, 0.6);
      k.capping(k.p.cap, 0.008, 0.6);
    },
  },
  tunnel: {
    aspect: 1.2,
    draw(k) {
      const [d, l] = k.p.made,
        st = k.mix(k.p.rock[1], l, 0.35);
      const { c } = k;
      k.rough(
        [
          [-0.6, 0.03],
          [-0.58, -0.6],
          [-0.4, -0.9],
          [0, -1.0],
          [0.4, -0.9],
          [0.58, -0.6],
          [0.6, 0.03],
        ],
        k.dark(st, 0.3),
        0.06,
        4,
      );
      k.courses(-0.6, -1, 0.6, 0, 0.07, st, 0.45);
      c.beginPath();
      c.moveTo(-0.42, 0.03);
      c.lineTo(-0.42, -0.4);
      c.arc(0, -0.4, 0.42, Math.PI, 0);
      c.lineTo(0.42, 0.03);
      c.fillStyle = k.pale(st, 0.15);
      c.fill();
      for (let i = 0; i < 13; i++) {
        const a = Math.PI + (i / 12) * Math.PI;
        k.line(
          [
            [Math.cos(a) * 0.34, -0.4 + Math.sin(a) * 0.34],
            [Math.cos(a) * 0.43, -0.4 + Math.sin(a) * 0.43],
          ],
          0.008,
          k.dark(st, 0.5),
        );
      }
      for (let i = 0; i < 6; i++) {
        const s = 0.345 - i * 0.05;
        c.beginPath();
        c.moveTo(-s, 0.03);
        c.lineTo(-s, -0.4 + i * 0.03);
        c.arc(0, -0.4 + i * 0.03, s, Math.PI, 0);
        c.lineTo(s, 0.03);
        c.fillStyle = k.mix('#0c0a1a', k.dark(st, 0.4), i % 2 ? 0.1 : 0.45);
        c.fill();
      }
      k.lamp(0, -0.2, 0.05);
      k.lamp(0, -0.2, 0.11, k.p.lamp, 0);
      for (const s of [-1, 1]) {
        k.line(
          [
            [s * 0.5, 0],
            [s * 0.5, -0.36],
          ],
          0.016,
          k.dark(d, 0.4),
        );
        k.lamp(s * 0.5, -0.39, 0.026);
        k.line(
          [
            [s * 0.2, 0.03],
            [s * 0.02, -0.14],
          ],
          0.01,
          k.pale(l, 0.2),
        );
      }
      k.dabs(200, 0.06, [k.pale(st, 0.3), k.dark(st, 0.5), k.p.leaf[1]], 0.28);
      k.capping(k.p.cap, 0.02, 0.6);
    },
  },
  bridge: {
    aspect: 3.4,
    draw(k, m) {
      const [d, l] = k.p.made,
        st = k.mix(k.p.rock[1], l, 0.3);
      if ((m.v ?? 0) < 0.5) {
        const y = (t: number) => -0.62 + 0.36 * (1 - (2 * t - 1) ** 2);
        for (const s of [-1, 1]) {
          k.rough(
            [
              [s * 1.7, 0.05],
              [s * 1.66, -0.62],
              [s * 1.42, -0.66],
              [s * 1.36, -0.4],
              [s * 1.3, 0.05],
            ],
            k.dark(st, 0.1),
            0.06,
            4,
          );
          for (const o of [0, 0.1]) {
            k.taper([s * (1.46 + o), -0.55], [s * (1.45 + o), -0.8], [s * (1.46 + o), -1.0], 0.035, 0.028, k.dark(d, 0.3));
          }
          k.line(
            [
              [s * 1.44, -0.92],
              [s * 1.58, -0.92],
            ],
            0.02,
            d,
          );
        }
        k.dabs(160, 0.09, [k.pale(st, 0.3), k.dark(st, 0.5)], 0.35, 1.5, 0.5);
        for (let i = 0; i <= 60; i++) {
          const t = i / 60,
            x = -1.44 + 2.88 * t,
            yy = y(t);
          k.rect(x - 0.021, yy, 0.04, 0.032 + 0.012 * k.r(), k.mix(d, l, k.rnd(0.2, 0.8)));
          if (i % 2 === 0)
            k.line(
              [
                [x, yy],
                [x, yy - 0.2 - 0.1 * (2 * t - 1) ** 2],
              ],
              0.005,
              k.dark(d, 0.3),
            );
        }
        for (const [o, w] of [
          [0.02, 0.02],
          [-0.21, 0.019],
          [-0.12, 0.01],
        ] as const) {
          k.c.beginPath();
          for (let i = 0; i <= 40; i++) {
            const t = i / 40,
              x = -1.45 + 2.9 * t,
              yy = y(t) + o * (o < 0 ? 1 + 0.5 * (2 * t - 1) ** 2 : 1);
            i ? k.c.lineTo(x, yy) : k.c.moveTo(x, yy);
          }
          k.c.strokeStyle = k.dark(d, 0.25);
          k.c.lineWidth = w;
          k.c.stroke();
        }
        for (let i = 0; i < 12; i++) {
          const t = (i + 0.5) / 12,
            x = -1.45 + 2.9 * t,
            yy = y(t) - 0.21;
          k.poly(
            [
              [x, yy],
              [x + 0.04, yy + 0.01],
              [x + 0.02, yy + 0.07],
            ],
            k.pick([k.p.accent, k.p.lamp, k.pale(l, 0.5)]),
          );
        }
      } else {
        const { c } = k;
        c.beginPath();
        c.moveTo(-1.7, 0.05);
        c.lineTo(-1.7, -0.6);
        c.quadraticCurveTo(0, -1.05, 1.7, -0.6);
        c.lineTo(1.7, 0.05);
        for (let i = 2; i >= 0; i--) {
          const x = -1.05 + i * 1.05,
            w = i === 1 ? 0.46 : 0.34,
            h = i === 1 ? 0.6 : 0.4;
          c.lineTo(x + w, 0.05);
          c.bezierCurveTo(x + w, -h * 1.3, x - w, -h * 1.3, x - w, 0.05);
        }
        c.closePath();
        c.fillStyle = k.lg(0, -1, 0, 0, k.pale(st, 0.2), k.dark(st, 0.4));
        c.fill();
        k.courses(-1.7, -1, 1.7, 0, 0.05, st, 0.4);
        k.dabs(260, 0.07, [k.pale(st, 0.4), k.dark(st, 0.5), k.p.leaf[0]], 0.3);
        k.capping(k.p.cap, 0.03, 0.8);
      }
    },
  },
});
