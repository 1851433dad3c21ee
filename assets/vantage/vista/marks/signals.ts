import type { Pt } from '../pen.ts';
import { lists } from './mark.ts';

export const signals = lists({
  flags: {
    aspect: 3.2,
    draw(k, m) {
      const n = m.n ?? 7,
        d = k.dark(k.p.made[0], 0.25);
      let last: Pt | null = null;
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1),
          s = 1 / (1 + t * 6.2),
          x = -1.5 + 3.0 * (1 - (1 - t) ** 2 * 1) * 1 - 0.0,
          h = 0.94 * s,
          y = -(1 - s) * 0.18;
        k.taper([x, y + 0.02], [x + 0.01, y - h * 0.5], [x, y - h], 0.028 * s + 0.003, 0.018 * s + 0.002, d);
        const top: Pt = [x, y - h * 0.97];
        if (last) k.bend(last, [(last[0] + x) / 2, (last[1] + top[1]) / 2 + 0.09 * s], top, 0.008 * s + 0.002, d);
        last = top;
        const fw = 0.34 * s,
          fh = 0.2 * s;
        k.curve(
          [
            [x, y - h],
            [x + fw * 0.4, y - h - 0.03 * s],
            [x + fw, y - h + 0.03 * s],
            [x + fw * 0.86, y - h + fh * 0.5],
            [x + fw * 0.95, y - h + fh],
            [x + fw * 0.4, y - h + fh * 0.85],
            [x, y - h + fh],
          ],
          k.mix(k.p.accent, '#ffd0b0', k.r() * 0.2),
        );
      }
      k.dabs(120, 0.05, [k.pale(k.p.accent, 0.4), k.dark(k.p.accent, 0.4)], 0.3, 0.1, 0.4);
    },
  },
  bells: {
    aspect: 0.62,
    draw(k, m) {
      const d = k.dark(k.p.made[0], 0.2),
        b = '#b98a3e';
      k.taper([-0.2, 0.03], [-0.19, -0.5], [-0.18, -0.96], 0.05, 0.035, d);
      k.taper([-0.24, -0.9], [0, -0.98], [0.22, -0.88], 0.04, 0.028, d);
      k.line(
        [
          [-0.18, -0.66],
          [-0.02, -0.9],
        ],
        0.022,
        d,
      );
      if ((m.v ?? 1) > 0) {
        k.line(
          [
            [0.08, -0.93],
            [0.08, -0.8],
          ],
          0.012,
          d,
        );
        k.curve(
          [
            [-0.09, -0.44],
            [-0.06, -0.54],
            [-0.01, -0.74],
            [0.05, -0.83],
            [0.11, -0.83],
            [0.17, -0.74],
            [0.22, -0.54],
            [0.25, -0.44],
            [0.08, -0.42],
          ],
          k.lg(-0.08, 0, 0.24, 0, ...(k.side < 0 ? ['#f6dc96', b, '#5a3a20'] : ['#5a3a20', b, '#f6dc96'])),
        );
        k.bend([-0.08, -0.47], [0.08, -0.44], [0.24, -0.47], 0.014, '#f2d488');
        k.oval(0.08, -0.41, 0.03, 0.03, '#5a3a20');
      } else k.bend([0.08, -0.93], [0.13, -0.86], [0.08, -0.83], 0.012, '#e0c080');
      k.dabs(70, 0.05, ['#fff0b8', '#5a3a20', d], 0.25, 1.3);
    },
  },
});
