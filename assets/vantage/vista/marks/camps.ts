import { lists } from './mark.ts';

export const camps = lists({
  stilts: {
    aspect: (m) => 0.55 + 0.5 * (m.n ?? 4),
    draw(k, m) {
      const n = m.n ?? 4,
        [d, l] = k.p.made,
        W = 0.55 + 0.5 * n;
      for (let i = 0; i < n; i++) {
        const x = (i + 0.5) * (W / n) - W / 2 + k.rnd(-0.05, 0.05),
          s = k.rnd(0.75, 1.05),
          fl = -0.34 - k.rnd(0, 0.09),
          w = 0.21 * s,
          h = 0.25 * s,
          rf = k.mix(d, k.pick([k.p.accent, d, k.p.rock[1]]), 0.4);
        for (const u of [-1, -0.4, 0.3, 1])
          k.line(
            [
              [x + u * w * 0.95, fl],
              [x + u * w * 1.05 + k.rnd(-0.01, 0.01), 0.03],
            ],
            0.014,
            k.dark(d, 0.45),
          );
        k.line(
          [
            [x - w, fl * 0.45],
            [x + w, fl * 0.75],
          ],
          0.008,
          k.dark(d, 0.4),
        );
        k.line(
          [
            [x + w, fl * 0.4],
            [x - w, fl * 0.8],
          ],
          0.008,
          k.dark(d, 0.4),
        );
        k.poly(
          [
            [x - w * 1.3, fl],
            [x + w * 1.3, fl],
            [x + w * 1.25, fl + 0.025],
            [x - w * 1.25, fl + 0.025],
          ],
          k.mix(d, l, 0.35),
        );
        k.poly(
          [
            [x - w * 0.85, fl],
            [x - w * 0.8, fl - h],
            [x + w * 0.8, fl - h],
            [x + w * 0.85, fl],
          ],
          k.mix(d, l, k.rnd(0.45, 0.7)),
        );
        const peak = fl - h - 0.26 * s;
        k.curve(
          [
            [x - w * 1.25, fl - h + 0.03],
            [x - w * 0.5, fl - h - 0.07 * s],
            [x - 0.02, peak],
            [x + 0.02, peak],
            [x + w * 0.5, fl - h - 0.07 * s],
            [x + w * 1.25, fl - h + 0.03],
          ],
          rf,
        );
        for (let j = 0; j < 9; j++)
          k.bend(
            [x + (j / 8 - 0.5) * 0.03, peak + 0.03],
            [x + (j / 8 - 0.5) * w, fl - h - 0.06],
            [x + (j / 8 - 0.5) * w * 2.3, fl - h + 0.025],
            0.005,
            j % 2 ? k.dark(rf, 0.4) : k.pale(rf, 0.3),
          );
        k.window(x - w * 0.5, fl - h * 0.68, w * 0.3, h * 0.32);
        if (k.r() < 0.7) k.window(x + w * 0.2, fl - h * 0.68, w * 0.3, h * 0.32);
        if (i < n - 1) k.bend([x + w * 1.2, fl], [x + w * 1.2 + 0.12, fl + 0.06], [x + W / n - w * 1.1, fl + 0.01], 0.012, k.dark(d, 0.3));
        k.line(
          [
            [x + w * 1.1, fl],
            [x + w * 1.1, fl - 0.2],
          ],
          0.008,
          k.dark(d, 0.5),
        );
        k.lamp(x + w * 1.1, fl - 0.19, 0.014);
        if (k.r() < 0.6) {
          k.line(
            [
              [x - w * 1.05, fl],
              [x - w * 1.0, 0.02],
            ],
            0.006,
            d,
          );
          k.line(
            [
              [x - w * 1.2, fl],
              [x - w * 1.15, 0.02],
            ],
            0.006,
            d,
          );
          for (let j = 1; j < 8; j++)
            k.line(
              [
                [x - w * 1.19, (fl * j) / 8],
                [x - w * 1.02, (fl * j) / 8],
              ],
              0.005,
              d,
            );
        }
      }
      k.dabs(300, 0.05, [k.dark(d), k.pale(l, 0.3), d], 0.3, 1.4, 0.7);
    },
  },
  lanterns: {
    aspect: 0.34,
    draw(k) {
      const d = k.dark(k.p.made[0], 0.35);
      k.taper([-0.03, 0.02], [-0.02, -0.5], [0, -0.96], 0.035, 0.018, d);
      k.bend([0, -0.95], [0.09, -1.0], [0.1, -0.86], 0.014, d);
      k.bend([0, -0.8], [0.04, -0.88], [0.09, -0.93], 0.008, d);
      k.poly(
        [
          [0.06, -0.84],
          [0.1, -0.88],
          [0.14, -0.84],
        ],
        d,
      );
      k.poly(
        [
          [0.067, -0.84],
          [0.133, -0.84],
          [0.122, -0.73],
          [0.078, -0.73],
        ],
        k.mix(k.p.lamp, '#ffffff', 0.3),
      );
      k.poly(
        [
          [0.07, -0.73],
          [0.13, -0.73],
          [0.12, -0.71],
          [0.08, -0.71],
        ],
        d,
      );
      k.g.fillStyle = k.p.lamp;
      k.g.beginPath();
      k.g.moveTo(0.07, -0.835);
      k.g.lineTo(0.13, -0.835);
      k.g.lineTo(0.12, -0.735);
      k.g.lineTo(0.08, -0.735);
      k.g.fill();
      k.lamp(0.1, -0.785, 0.03);
      k.capping(k.p.cap, 0.01, 0.6);
    },
    lamps: [[0.1, 0.78]],
  },
  tents: {
    aspect: (m) => 0.6 + 0.62 * (m.n ?? 4),
    draw(k, m) {
      const n = m.n ?? 4,
        W = 0.6 + 0.62 * n,
        [d, l] = k.p.made,
        cols = [k.p.accent, k.pale(l, 0.4), k.p.lamp, k.mix(k.p.mid, k.p.accent, 0.4)];
      for (let i = 0; i < n; i++) {
        const x = (i + 0.5) * (W / n) - W / 2,
          s = k.rnd(0.78, 1.0),
          w = 0.32 * s,
          c1 = cols[i % cols.length]!,
          c2 = k.pale(c1, 0.55),
          e = -0.52 * s,
          pk = -0.92 * s;
        for (const u of [-1, 1])
          k.line(
            [
              [x + u * w * 0.92, 0.02],
              [x + u * w * 0.9, e],
            ],
            0.016,
            k.dark(d, 0.3),
          );
        k.rect(x - w * 0.85, -0.24, w * 1.7, 0.24, k.mix(d, l, 0.3));
        k.rect(x - w * 0.95, -0.27, w * 1.9, 0.045, k.mix(d, l, 0.6));
        k.poly(
          [
            [x - w * 0.88, e],
            [x + w * 0.88, e],
            [x + w * 0.85, -0.27],
            [x - w * 0.85, -0.27],
          ],
          '#2c2030',
        );
        for (let j = 0; j < 8; j++) {
          k.oval(x + k.rnd(-w, w) * 0.7, -0.29, 0.03, 0.03, k.pick([k.p.accent, k.p.lamp, k.p.leaf[1], k.p.mid]));
        }
        const ns = 7;
        for (let j = 0; j < ns; j++) {
          const x0 = x + (j / ns - 0.5) * 2.3 * w,
            x1 = x + ((j + 1) / ns - 0.5) * 2.3 * w;
          k.poly(
            [
              [x + (j / ns - 0.5) * 0.3 * w, pk + 0.05],
              [x + ((j + 1) / ns - 0.5) * 0.3 * w, pk + 0.05],
              [x1, e - 0.02],
              [(x0 + x1) / 2, e + 0.055],
              [x0, e - 0.02],
            ],
            j % 2 ? c1 : c2,
          );
        }
        k.line(
          [
            [x, pk + 0.06],
            [x, pk - 0.06],
          ],
          0.01,
          d,
        );
        k.poly(
          [
            [x, pk - 0.07],
            [x + 0.11, pk - 0.045],
            [x, pk - 0.015],
          ],
          k.p.accent,
        );
        k.lamp(x - w * 0.5, e + 0.1, 0.022);
        if (k.r() < 0.6) k.lamp(x + w * 0.45, e + 0.09, 0.018);
        k.rect(x + w * 0.2, e + 0.08, 0.12, 0.09, '#26303a');
        for (let j = 0; j < 3; j++)
          k.line(
            [
              [x + w * 0.2 + 0.02, e + 0.105 + j * 0.022],
              [x + w * 0.2 + k.rnd(0.05, 0.1), e + 0.105 + j * 0.022],
            ],
            0.006,
            '#e8e4da',
          );
      }
      k.dabs(320, 0.06, [k.pale(l, 0.5), k.dark(d, 0.4), k.dark(k.p.accent, 0.3)], 0.25, 1.2, 0.8);
    },
  },
});
