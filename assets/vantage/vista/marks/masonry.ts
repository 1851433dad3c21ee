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
  stones: {
    aspect: 2.4,
    draw(k, m) {
      const n = m.n ?? 7,
        st = k.mix(k.p.rock[0], k.p.rock[1], 0.5);
      const l = Array.from({ length: n }, (_, i) => {
        const a = (i / n) * 6.283 + 0.4;
        return {
          x: Math.cos(a) * 0.95,
          y: Math.sin(a) * 0.05,
          h: k.rnd(0.6, 0.98) * (0.86 + 0.12 * Math.sin(a)),
          w: k.rnd(0.09, 0.15),
          t: k.rnd(-0.07, 0.07),
        };
      }).sort((a, b) => a.y - b.y);
      for (const o of l) {
        k.rough(
          [
            [o.x - o.w, o.y],
            [o.x - o.w * 0.85 + o.t * 0.5, o.y - o.h * 0.6],
            [o.x - o.w * 0.6 + o.t, o.y - o.h],
            [o.x + o.w * 0.35 + o.t, o.y - o.h * 0.95],
            [o.x + o.w * 0.8 + o.t * 0.5, o.y - o.h * 0.5],
            [o.x + o.w, o.y],
          ],
          k.lg(o.x - o.w, 0, o.x + o.w, 0, ...(k.side < 0 ? [k.pale(st, 0.3), k.dark(st, 0.45)] : [k.dark(st, 0.45), k.pale(st, 0.3)])),
          0.03,
        );
        if (k.r() < 0.75)
          for (let j = 0; j < 3; j++) {
            const y = o.y - o.h * k.rnd(0.3, 0.8);
            k.c.globalAlpha = 0.8;
            k.c.beginPath();
            k.c.arc(o.x + o.t * 0.4, y, o.w * k.rnd(0.15, 0.4), 0, k.rnd(3, 6.2));
            k.c.strokeStyle = k.dark(st, 0.65);
            k.c.lineWidth = 0.008;
            k.c.stroke();
            k.c.globalAlpha = 1;
            if (m.v) {
              k.g.beginPath();
              k.g.arc(o.x + o.t * 0.4, y, o.w * 0.3, 0, 5);
              k.g.strokeStyle = k.p.accent;
              k.g.lineWidth = 0.008;
              k.g.stroke();
            }
          }
      }
      k.dabs(300, 0.05, [k.pale(st, 0.4), k.dark(st, 0.4), k.p.leaf[1]], 0.3, 1.3);
      k.capping(k.p.cap, 0.03, 0.8);
    },
  },
  cairn: {
    aspect: 0.75,
    draw(k) {
      const st = k.mix(k.p.rock[0], k.p.rock[1], 0.6);
      let y = 0.02;
      for (let i = 0; i < 9; i++) {
        const w = 0.3 - i * 0.028 + k.rnd(-0.02, 0.02),
          h = 0.1 - i * 0.004;
        const x = k.rnd(-0.02, 0.02);
        k.rough(
          [
            [x - w, y],
            [x - w * 0.95, y - h * 0.7],
            [x - w * 0.5, y - h],
            [x + w * 0.5, y - h],
            [x + w * 0.95, y - h * 0.6],
            [x + w, y],
          ],
          k.mix(st, k.pick([k.dark(st, 0.3), k.pale(st, 0.25)]), k.r()),
          0.03,
          3,
        );
        y -= h * 0.92;
      }
      k.taper([0, y + 0.04], [0.01, -0.88], [0, -1.0], 0.02, 0.012, k.dark(k.p.made[0], 0.3));
      const cs = [k.p.accent, k.p.lamp, k.pale(k.p.mid, 0.4), '#f4ece0', k.p.leaf[1]];
      for (const s of [-1, 1])
        for (let i = 0; i < 7; i++) {
          const t = (i + 0.5) / 7;
          const x = s * 0.36 * t,
            yy = -0.97 + 0.62 * t + 0.12 * Math.sin(t * 3.1);
          k.poly(
            [
              [x, yy],
              [x + 0.05, yy + 0.02],
              [x + 0.045, yy + 0.085],
              [x - 0.005, yy + 0.065],
            ],
            cs[i % cs.length]!,
          );
        }
      k.form(-0.3, 0.3, 0.5, 0.3);
      k.dabs(140, 0.05, [k.pale(st, 0.4), k.dark(st, 0.4)], 0.25);
      k.capping(k.p.cap, 0.016, 0.7);
    },
  },
});
