import { lists } from './mark.ts';

export const cairns = lists({
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
