import { lists } from './mark.ts';

export const wonders = lists({
  bones: {
    aspect: 2.1,
    draw(k, m) {
      const b = k.mix('#e8dcc4', k.p.cap, 0.3),
        n = m.n ?? 7;
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1),
          x = -0.78 + 1.42 * t,
          h = Math.sin(0.5 + t * 2.2) * 0.92,
          w = 0.045 + 0.035 * Math.sin(t * 3.1);
        k.taper([x + 0.1, 0.02], [x - 0.17 * h, -h * 0.75], [x + 0.16, -h], w * 0.85, w * 0.18, k.dark(b, 0.3));
      }
      k.taper([-0.95, -0.2], [-0.1, -0.34], [0.8, -0.02], 0.05, 0.03, k.dark(b, 0.22));
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1),
          x = -0.82 + 1.42 * t,
          h = Math.sin(0.5 + t * 2.2),
          w = 0.055 + 0.045 * Math.sin(t * 3.1);
        k.taper([x, 0.03], [x - 0.24 * h, -h * 0.8], [x + 0.2, -h * 0.99], w, w * 0.16, b);
        k.bend([x - 0.012, 0], [x - 0.25 * h, -h * 0.8], [x + 0.17, -h * 0.96], w * 0.12, k.pale(b, 0.7));
      }
      k.curve(
        [
          [-1.03, 0.03],
          [-1.02, -0.14],
          [-0.94, -0.24],
          [-0.8, -0.22],
          [-0.76, -0.1],
          [-0.84, 0.03],
        ],
        b,
      );
      k.oval(-0.93, -0.12, 0.035, 0.04, '#2a2430');
      k.oval(-0.83, -0.08, 0.02, 0.03, '#2a2430');
      k.dabs(240, 0.05, [k.pale(b, 0.6), k.dark(b, 0.4), k.p.shade], 0.28, 1.4);
      k.capping(k.p.cap, 0.012, 0.55);
    },
  },
  crystals: {
    aspect: 1.15,
    draw(k, m) {
      const a = m.tint ?? k.p.accent,
        n = m.n ?? 11;
      const list = Array.from({ length: n }, (_, i) => ({ x: (i / (n - 1) - 0.5) * 0.9 + k.rnd(-0.05, 0.05), h: 0 }))
        .map((o) => ({ x: o.x, h: (1 - Math.abs(o.x) * 1.35) * k.rnd(0.55, 1), l: o.x * 0.7 + k.rnd(-0.1, 0.1) }))
        .sort((p, q) => q.h - p.h);
      list[0]!.h = 0.98;
      for (const o of list) {
        const w = 0.05 + o.h * 0.075,
          tx = o.x + o.l * o.h * 0.8,
          ty = -o.h,
          sx = tx - o.l * 0.12,
          sy = ty + w * 1.3;
        const base = k.mix(a, k.p.mid, k.rnd(0.1, 0.5));
        k.poly(
          [
            [o.x - w, 0.02],
            [sx - w, sy],
            [tx, ty],
            [sx + w * 0.1, sy + w * 0.5],
            [o.x + w * 0.15, 0.02],
          ],
          k.side < 0 ? k.pale(base, 0.55) : k.dark(base, 0.35),
        );
        k.poly(
          [
            [o.x + w * 0.15, 0.02],
            [sx + w * 0.1, sy + w * 0.5],
            [tx, ty],
            [sx + w, sy],
            [o.x + w, 0.02],
          ],
          k.side < 0 ? k.dark(base, 0.35) : k.pale(base, 0.55),
        );
        k.line(
          [
            [o.x + w * 0.15, 0],
            [sx + w * 0.1, sy + w * 0.5],
            [tx, ty],
          ],
          0.006,
          k.pale(base, 0.85),
        );
        const { g } = k;
        const q = g.createLinearGradient(0, -o.h * 0.1, tx, ty);
        q.addColorStop(0, a + '70');
        q.addColorStop(1, a + '00');
        g.fillStyle = q;
        g.beginPath();
        g.moveTo(o.x - w, 0.02);
        g.lineTo(sx - w, sy);
        g.lineTo(tx, ty);
        g.lineTo(sx + w, sy);
        g.lineTo(o.x + w, 0.02);
        g.fill();
      }
      k.dabs(90, 0.09, [k.pale(a, 0.8), k.dark(a, 0.4)], 0.25, 1.3, 0.6);
    },
  },
  waterfall: {
    aspect: 1.1,
    draw(k, m) {
      const st = k.mix(k.p.rock[0], k.p.rock[1], 0.5),
        n = m.n ?? 3;
      k.rough(
        [
          [-0.56, 0.02],
          [-0.53, -0.5],
          [-0.47, -0.82],
          [-0.3, -0.92],
          [-0.12, -0.88],
          [0.06, -0.97],
          [0.26, -0.9],
          [0.44, -0.8],
          [0.52, -0.45],
          [0.56, 0.02],
        ],
        k.lg(0, -1, 0, 0, k.pale(st, 0.15), k.dark(st, 0.4)),
        0.09,
        5,
      );
      k.dabs(180, 0.16, [k.dark(st, 0.6), k.pale(st, 0.35), k.p.rock[1]], 0.4, 1.5, 0.35);
      k.form(-0.55, 0.55, 0.45, 0.25);
      k.capping(k.p.cap, 0.045, 0.9);
      for (let i = 0; i < n; i++) {
        const x = n === 1 ? 0.02 : -0.3 + (0.62 * i) / (n - 1) + k.rnd(-0.04, 0.04),
          w = (i === Math.floor(n / 2) ? 0.11 : 0.055) * k.rnd(0.8, 1.2),
          y = -0.86 - 0.06 * k.r();
        for (let j = 0; j < 42; j++) {
          const xx = x + k.rnd(-w, w) / 2;
          k.c.globalAlpha = k.rnd(0.25, 0.8);
          k.taper(
            [xx, y + k.rnd(0, 0.04)],
            [xx + k.rnd(-0.006, 0.006), -0.4],
            [xx + k.rnd(-0.022, 0.022), k.rnd(-0.16, 0.03)],
            0.007,
            0.014,
            k.pick(['#ffffff', '#e6f6f6', k.pale(k.p.water[1], 0.6)]),
          );
        }
        k.c.globalAlpha = 1;
        k.smoke(x, 0.02, 0.07 + w * 0.5, 0.16, '#ffffff', 0, 0.32);
      }
    },
  },
  vents: {
    aspect: 0.7,
    draw(k, m) {
      const st = k.mix(k.p.rock[0], k.p.rock[1], 0.4),
        v = m.v ?? 1;
      if (v > 0) {
        k.smoke(0, -0.6, 0.08, 0.42, k.p.fog, 0.35, 0.4);
      }
      k.rough(
        [
          [-0.25, 0.02],
          [-0.15, -0.2],
          [-0.1, -0.45],
          [-0.12, -0.56],
          [-0.08, -0.6],
          [0.07, -0.6],
          [0.11, -0.55],
          [0.1, -0.4],
          [0.16, -0.18],
          [0.26, 0.02],
        ],
        k.lg(-0.2, 0, 0.2, 0, k.dark(st, 0.2), st, k.dark(st, 0.3)),
        0.035,
        4,
      );
      k.oval(0, -0.59, 0.075, 0.02, '#2a1010');
      k.dabs(160, 0.07, [k.pale(st, 0.3), k.dark(st, 0.6), k.p.rock[1]], 0.4, 1.5, 0.4);
      k.form(-0.25, 0.25, 0.4, 0.2);
      if (v > 0) {
        const { g } = k;
        for (let i = 0; i < 26; i++) {
          const t = i / 26,
            x = k.rnd(-0.05, 0.05) * (1 - t * 0.4) + 0.05 * t * Math.sin(t * 7 + m.x * 30),
            y = -0.58 - 0.36 * t * v;
          const rr = 0.07 * (1 - t) + 0.012;
          const q = g.createRadialGradient(x, y, 0, x, y, rr);
          q.addColorStop(0, (t < 0.35 ? '#fff2b8' : t < 0.7 ? '#ffb14a' : '#ff5a22') + 'aa');
          q.addColorStop(1, '#ff501800');
          g.fillStyle = q;
          g.fillRect(x - rr, y - rr, 2 * rr, 2 * rr);
        }
        k.lamp(0, -0.62, 0.07, '#ff7a2c', 0);
        for (let i = 0; i < 3; i++) {
          let x = k.rnd(-0.06, 0.06),
            y = -0.54;
          for (let j = 0; j < 7 && k.r() < 0.86; j++) {
            const nx = x + k.rnd(-0.025, 0.025) + x * 0.12,
              ny = y + k.rnd(0.03, 0.08);
            k.line(
              [
                [x, y],
                [nx, ny],
              ],
              0.007 * (1 - j / 9),
              '#ff6a2a',
              g,
            );
            x = nx;
            y = ny;
          }
        }
      }
    },
  },
});
