import type { Pt } from '../pen.ts';
import { lists } from './mark.ts';

export const closeUps = lists({
  // ---- close-ups: the same kit, used for cards
  tinlamp: {
    aspect: 0.8,
    draw(k) {
      const m = '#8f8a84',
        d = '#4a4650',
        { c } = k;
      k.c.lineCap = 'round';
      c.beginPath();
      c.ellipse(0, -0.8, 0.17, 0.17, 0, Math.PI * 0.95, Math.PI * 2.05);
      c.strokeStyle = d;
      c.lineWidth = 0.022;
      c.stroke();
      k.curve(
        [
          [-0.25, 0.0],
          [-0.27, -0.1],
          [-0.2, -0.16],
          [0.2, -0.16],
          [0.27, -0.1],
          [0.25, 0.0],
          [0, 0.03],
        ],
        k.lg(-0.27, 0, 0.27, 0, d, '#d6d0c8', m, d),
      );
      k.rect(-0.2, -0.19, 0.4, 0.04, d);
      c.globalAlpha = 0.5;
      k.curve(
        [
          [-0.17, -0.17],
          [-0.2, -0.4],
          [-0.15, -0.62],
          [0.15, -0.62],
          [0.2, -0.4],
          [0.17, -0.17],
        ],
        '#ffe2a0',
      );
      c.globalAlpha = 1;
      for (const x of [-0.19, -0.065, 0.065, 0.19]) k.bend([x * 0.85, -0.17], [x * 1.15, -0.4], [x * 0.8, -0.62], 0.016, d);
      k.curve(
        [
          [-0.2, -0.6],
          [-0.17, -0.68],
          [-0.09, -0.76],
          [-0.07, -0.84],
          [0.07, -0.84],
          [0.09, -0.76],
          [0.17, -0.68],
          [0.2, -0.6],
        ],
        k.lg(-0.2, 0, 0.2, 0, d, '#dcd6ce', m, d),
      );
      k.rect(-0.05, -0.9, 0.1, 0.07, d);
      for (let i = 0; i < 7; i++) k.oval(-0.12 + i * 0.04, -0.68, 0.008, 0.012, '#2a2630');
      k.oval(-0.14, -0.08, 0.02, 0.02, d);
      k.dabs(170, 0.05, ['#fff6e0', d, '#b0603a'], 0.26, 1.3, 0.8);
      const { g } = k;
      for (let i = 0; i < 12; i++) {
        const t = i / 12,
          q = g.createRadialGradient(0, -0.3 - t * 0.16, 0, 0, -0.3 - t * 0.16, 0.085 * (1 - t * 0.7));
        q.addColorStop(0, t < 0.5 ? '#fff4d0' : '#ffc060');
        q.addColorStop(1, '#ff9a3000');
        g.fillStyle = q;
        g.fillRect(-0.1, -0.62, 0.2, 0.5);
      }
      k.lamp(0, -0.36, 0.07, '#ffb850', 0);
    },
    lamps: [[0, 0.4]],
  },
  ribbonfin: {
    aspect: 1.7,
    draw(k) {
      const c0 = '#4f6f8c',
        a = k.p.accent;
      const body = (t: number): Pt => [-0.75 + 1.45 * t, -0.42 - 0.2 * Math.sin(t * 5.4 + 0.4) * (0.4 + t * 0.6)];
      for (let i = 0; i < 46; i++) {
        const t = i / 45,
          [x, y] = body(t),
          h = 0.34 * Math.sin(0.25 + t * 2.7) + 0.04;
        k.taper(
          [x, y],
          [x - 0.05, y - h * 0.6],
          [x - 0.17, y - h * (0.9 + 0.15 * Math.sin(i))],
          0.06,
          0.006,
          k.mix(k.mix(a, '#ffb090', 0.3), c0, k.r() * 0.45),
        );
        k.taper([x, y], [x - 0.03, y + h * 0.4], [x - 0.12, y + h * 0.6], 0.05, 0.006, k.mix(k.mix(a, '#8a5aa8', 0.4), c0, k.r() * 0.5));
      }
      let p = body(0);
      for (let i = 1; i <= 60; i++) {
        const t = i / 60,
          q = body(t);
        k.line([p, q], 0.05 + 0.1 * Math.sin(Math.min(1, t * 1.15) * 2.2), k.mix(c0, '#a9c4c8', 0.3 * Math.sin(t * 30) ** 2));
        p = q;
      }
      const [hx, hy] = body(1);
      k.curve(
        [
          [hx - 0.1, hy - 0.1],
          [hx + 0.05, hy - 0.12],
          [hx + 0.19, hy - 0.02],
          [hx + 0.16, hy + 0.05],
          [hx, hy + 0.09],
          [hx - 0.12, hy + 0.06],
        ],
        c0,
      );
      k.oval(hx + 0.055, hy - 0.035, 0.032, 0.032, '#f6e6b0');
      k.oval(hx + 0.06, hy - 0.035, 0.017, 0.02, '#14121c');
      k.bend([hx + 0.18, hy + 0.01], [hx + 0.1, hy + 0.035], [hx + 0.05, hy + 0.025], 0.01, '#22304a');
      for (const s of [-1, 1])
        k.taper([hx + 0.13, hy + 0.03], [hx + 0.24, hy + 0.08 + s * 0.05], [hx + 0.3, hy + 0.02 + s * 0.1], 0.016, 0.003, a);
      k.dabs(320, 0.05, ['#e8f2ea', '#24405c', a], 0.26, 0.2, 1);
      for (let i = 0; i < 16; i++) {
        const [x, y] = body(i / 16);
        k.lamp(x, y + 0.03, 0.008, k.p.lamp);
      }
    },
  },
  needle: {
    aspect: 1.1,
    draw(k) {
      const { c } = k,
        b = '#c4943e';
      k.oval(0, -0.08, 0.46, 0.1, '#3a2a20');
      k.oval(0, -0.38, 0.46, 0.36, k.mix(b, '#5a3a18', 0.4));
      k.oval(0, -0.42, 0.46, 0.35, b);
      c.beginPath();
      c.ellipse(0, -0.43, 0.41, 0.305, 0, 0, 7);
      c.fillStyle = k.lg(-0.4, -0.7, 0.4, -0.1, '#f8ecca', '#d8c08a');
      c.fill();
      for (let i = 0; i < 36; i++) {
        const a = (i / 36) * 6.283,
          r = i % 9 === 0 ? 0.27 : i % 3 === 0 ? 0.32 : 0.35;
        k.line(
          [
            [Math.cos(a) * r, -0.43 + Math.sin(a) * r * 0.75],
            [Math.cos(a) * 0.385, -0.43 + Math.sin(a) * 0.385 * 0.75],
          ],
          i % 9 ? 0.006 : 0.014,
          '#5a3a20',
        );
      }
      c.beginPath();
      c.ellipse(0, -0.43, 0.24, 0.18, 0, 0, 7);
      c.strokeStyle = '#8a6428';
      c.lineWidth = 0.01;
      c.stroke();
      k.poly(
        [
          [0, -0.14],
          [-0.04, -0.43],
          [0, -0.47],
          [0.04, -0.43],
        ],
        '#c8402e',
      );
      k.poly(
        [
          [0, -0.7],
          [-0.035, -0.43],
          [0, -0.4],
          [0.035, -0.43],
        ],
        '#2c3a54',
      );
      k.oval(0, -0.43, 0.035, 0.03, '#f6dc96');
      k.curve(
        [
          [-0.34, -0.72],
          [-0.36, -0.92],
          [-0.1, -1.02],
          [0.2, -1.0],
          [0.36, -0.9],
          [0.34, -0.7],
          [0, -0.78],
        ],
        k.lg(-0.3, -1, 0.3, -0.7, '#f0d488', b, '#6a4418'),
      );
      c.beginPath();
      c.ellipse(0, -0.88, 0.2, 0.06, 0, 0, 7);
      c.strokeStyle = '#6a4418';
      c.lineWidth = 0.012;
      c.stroke();
      k.dabs(260, 0.05, ['#fff2c0', '#5a3a18', '#4f8a80'], 0.26, 0.4, 2);
      k.bend([-0.36, -0.5], [-0.2, -0.72], [0.1, -0.73], 0.018, '#fff6d8');
      k.lamp(0, -0.2, 0.03, k.p.accent, 0);
      k.lamp(0, -0.2, 0.1, k.p.accent, 0);
    },
  },
});
