import { lists } from './mark.ts';

export const growth = lists({
  kelp: {
    aspect: 0.42,
    draw(k) {
      const [a, b] = k.p.leaf;
      const st = k.rnd(3, 5);
      for (let j = 0; j < st; j++) {
        const x = k.rnd(-0.1, 0.1);
        let px = x,
          py = 0.02;
        const ph = k.rnd(0, 6);
        for (let i = 1; i <= 30; i++) {
          const y = -i / 30,
            nx = x + Math.sin(i * 0.35 + ph) * 0.035;
          k.line(
            [
              [px, py],
              [nx, y],
            ],
            0.012,
            k.dark(a, 0.2),
          );
          const s = i % 2 ? 1 : -1,
            ln = k.rnd(0.06, 0.13) * (1.1 - i / 40);
          k.taper(
            [nx, y],
            [nx + s * ln * 0.6, y + k.rnd(-0.05, 0.0)],
            [nx + s * ln, y + k.rnd(-0.01, 0.05)],
            0.022,
            0.002,
            k.mix(a, b, k.r()),
          );
          px = nx;
          py = y;
        }
      }
      k.dabs(120, 0.05, [k.pale(b, 0.4), k.dark(a, 0.4)], 0.3, 1.2);
    },
  },
  oddtree: {
    aspect: 1.25,
    draw(k, m) {
      const [a, b] = k.p.leaf,
        bark = k.dark(k.mix(k.p.made[0], k.p.rock[0], 0.5), 0.15),
        v = Math.floor((m.v ?? 0) * 4),
        tint = m.tint;
      if (v === 0) {
        // umbrella of flat discs
        k.taper([-0.04, 0.03], [0.06, -0.4], [0, -0.9], 0.13, 0.03, bark);
        for (const [, y, d] of [
          [-0.1, -0.5, -0.3],
          [0.12, -0.6, 0.36],
          [-0.05, -0.75, -0.2],
          [0.03, -0.8, 0.22],
        ] as const)
          k.taper([0.02, y + 0.16], [d * 0.4, y + 0.04], [d, y], 0.04, 0.012, bark);
        for (const [x, y, w] of [
          [-0.3, -0.52, 0.22],
          [0.36, -0.62, 0.24],
          [-0.2, -0.76, 0.22],
          [0.22, -0.82, 0.2],
          [0, -0.93, 0.27],
        ] as const) {
          const q = tint ?? k.mix(a, b, k.r());
          k.curve(
            [
              [x - w, y + 0.03],
              [x - w * 0.7, y - 0.05],
              [x, y - 0.085],
              [x + w * 0.7, y - 0.05],
              [x + w, y + 0.03],
              [x, y + 0.015],
            ],
            q,
          );
          for (let i = 0; i < 34; i++)
            k.oval(x + k.rnd(-w, w), y + k.rnd(-0.05, 0.035), 0.022, 0.013, k.mix(q, k.pick(['#fff2c8', k.dark(q)]), k.rnd(0, 0.45)));
        }
      } else if (v === 1) {
        // a spiral
        k.taper([0, 0.03], [-0.12, -0.35], [0.08, -0.6], 0.14, 0.06, bark);
        let px = 0.08,
          py = -0.6;
        for (let i = 0; i < 70; i++) {
          const t = i / 70,
            an = -1.2 + t * 11,
            rr = 0.34 * (1 - t * 0.85);
          const nx = 0.02 + Math.cos(an) * rr * 1.1,
            ny = -0.66 + Math.sin(an) * rr;
          if (i)
            k.line(
              [
                [px, py],
                [nx, ny],
              ],
              0.055 * (1 - t * 0.8),
              bark,
            );
          px = nx;
          py = ny;
          if (i % 2 === 0) {
            const q = tint ?? k.mix(a, b, k.r());
            for (let j = 0; j < 7; j++)
              k.oval(
                nx + k.rnd(-0.07, 0.07),
                ny + k.rnd(-0.07, 0.07),
                k.rnd(0.015, 0.035),
                0.018,
                k.mix(q, k.pick(['#fff2c8', k.dark(q)]), k.rnd(0, 0.4)),
              );
          }
          if (i % 9 === 4) {
            k.line(
              [
                [nx, ny],
                [nx, ny + 0.1],
              ],
              0.003,
              bark,
            );
            k.lamp(nx, ny + 0.11, 0.016, k.p.accent);
          }
        }
      } else if (v === 2) {
        // roots above: a tree on stilts
        for (let i = 0; i < 9; i++) {
          const x = -0.4 + i * 0.1;
          k.taper([x * 0.15, -0.5], [x * 0.5, -0.42], [x, 0.03], 0.04, 0.02, bark);
        }
        k.taper([0, -0.45], [0.03, -0.6], [0, -0.75], 0.13, 0.07, bark);
        for (let i = 0; i < 9; i++) {
          const d = (i / 8 - 0.5) * 0.9;
          k.taper([0, -0.68], [d * 0.3, -0.8], [d, -0.72 - 0.24 * Math.cos(d * 2.6)], 0.05, 0.012, bark);
        }
        for (let i = 0; i < 240; i++) {
          const an = k.rnd(3.0, 6.4),
            rr = Math.sqrt(k.r());
          const x = Math.cos(an) * 0.52 * rr,
            y = -0.72 + Math.sin(an) * 0.27 * rr,
            q = tint ?? k.mix(a, b, k.r());
          k.oval(x, y, k.rnd(0.02, 0.045), k.rnd(0.015, 0.03), k.mix(q, y < -0.85 ? '#fff0c4' : k.dark(q, 0.6), k.rnd(0, 0.4)));
        }
      } else {
        // weeping, hung with lights
        k.taper([0, 0.03], [-0.08, -0.4], [0.02, -0.8], 0.15, 0.05, bark);
        for (let i = 0; i < 26; i++) {
          const d = (i / 25 - 0.5) * 1.02 + k.rnd(-0.02, 0.02),
            y0 = -0.9 + d * d * 0.95 + k.rnd(-0.03, 0.03);
          k.taper([0, -0.7], [d * 0.5, -0.98 + d * d * 0.4], [d, y0], 0.03, 0.008, bark);
          const q = tint ?? k.mix(a, b, k.r());
          const ln = k.rnd(0.3, 0.62) * (1 - Math.abs(d) * 0.3);
          for (let j = 0; j < 4; j++)
            k.taper(
              [d + k.rnd(-0.03, 0.03), y0],
              [d + k.rnd(-0.03, 0.03), y0 + ln * 0.5],
              [d + k.rnd(-0.02, 0.02), y0 + ln * k.rnd(0.7, 1)],
              0.022,
              0.004,
              k.mix(q, k.dark(q), k.r() * 0.4),
            );
          if (k.r() < 0.6) k.lamp(d, y0 + ln * k.rnd(0.6, 1), 0.012, k.p.accent);
        }
        for (let i = 0; i < 230; i++) {
          const d = k.rnd(-0.52, 0.52),
            y = -0.9 + d * d * 0.9 + k.rnd(-0.07, 0.07),
            q = tint ?? k.mix(a, b, k.r());
          k.oval(
            d,
            y,
            k.rnd(0.018, 0.045),
            k.rnd(0.014, 0.028),
            k.mix(q, y < -0.85 + d * d * 0.9 ? '#fff0d0' : k.dark(q, 0.5), k.r() * 0.4),
          );
        }
      }
      k.dabs(160, 0.05, [k.pale(b, 0.5), k.dark(a, 0.4)], 0.25, 0.3, 2);
    },
  },
  trunks: {
    aspect: 0.6,
    draw(k, m) {
      const b = m.tint ?? k.mix(k.p.rock[1], k.p.leaf[0], 0.35),
        w = 0.085 + 0.05 * k.r(),
        ln = k.rnd(-0.05, 0.05);
      k.curve(
        [
          [-w * 1.9, 0.05],
          [-w * 1.25, -0.01],
          [-w * 1.0, -0.1],
          [-w * 0.9 + ln * 0.5, -0.5],
          [-w * 0.8 + ln, -1.15],
          [w * 0.8 + ln, -1.15],
          [w * 0.9 + ln * 0.5, -0.5],
          [w * 1.02, -0.1],
          [w * 1.25, -0.01],
          [w * 1.9, 0.05],
          [0, 0.08],
        ],
        b,
      );
      for (let i = 0; i < 4; i++) {
        const s = k.pick([-1, 1]);
        k.taper([s * w * 0.5, -0.05], [s * w * 1.1, -0.015], [s * w * k.rnd(1.4, 2), 0.05], 0.035, 0.01, k.dark(b, 0.1));
      }
      k.form(-w * 1.1, w * 1.1, 0.65, 0.3);
      k.dabs(240, 0.12, [k.pale(b, 0.35), k.dark(b, 0.5), k.p.leaf[1]], 0.28, 1.5, 0.25);
      if (k.r() < 0.6)
        for (let i = 0; i < 5; i++) {
          const y = -k.rnd(0.12, 0.7),
            s = k.pick([-1, 1]);
          k.curve(
            [
              [s * w * 0.8, y],
              [s * w * 1.15, y - 0.009],
              [s * w * 1.32, y + 0.002],
              [s * w * 1.0, y + 0.009],
            ],
            k.mix(k.p.accent, b, 0.5),
          );
        }
    },
  },
  trumpets: {
    aspect: 2.0,
    draw(k, m) {
      const n = m.n ?? 11;
      for (let i = 0; i < n; i++) {
        const x = -0.85 + (1.7 * i) / (n - 1) + k.rnd(-0.06, 0.06),
          h = k.rnd(0.4, 0.95),
          b = k.mix(k.p.accent, '#8a5a22', k.rnd(0, 0.35));
        k.taper([x, 0.03], [x + k.rnd(-0.12, 0.12), -h * 0.5], [x, -h + 0.12], 0.03, 0.05, k.mix(b, k.p.leaf[0], 0.5));
        const r = k.rnd(0.09, 0.14);
        k.curve(
          [
            [x - r * 0.35, -h + 0.16],
            [x - r, -h + 0.02],
            [x - r * 0.6, -h - r * 0.5],
            [x + r * 0.6, -h - r * 0.5],
            [x + r, -h + 0.02],
            [x + r * 0.35, -h + 0.16],
          ],
          b,
        );
        k.oval(x, -h, r, r * 0.78, k.pale(b, 0.5));
        k.oval(x, -h, r * 0.8, r * 0.6, b);
        k.oval(x, -h + 0.008, r * 0.46, r * 0.34, '#3a2410');
        k.bend([x - r * 0.8, -h - r * 0.1], [x - r * 0.4, -h - r * 0.75], [x + r * 0.3, -h - r * 0.7], 0.012, '#fff0c0');
        for (let j = 0; j < 3; j++)
          k.taper([x, 0], [x + k.rnd(-0.1, 0.1), -0.12], [x + k.rnd(-0.2, 0.2), -k.rnd(0.05, 0.2)], 0.03, 0.003, k.mix(...k.p.leaf, k.r()));
      }
      k.dabs(140, 0.05, ['#fff0c0', '#6a4218', k.p.accent], 0.3, 0.6, 2);
    },
  },
});
