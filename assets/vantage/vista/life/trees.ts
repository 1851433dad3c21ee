import { growing } from './plantArt.ts';

export const trees = growing({
  conifer: {
    aspect: 0.5,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      k.taper([0, 0.02], [0, -0.3], [0, -0.6], 0.04, 0.02, k.dark(k.p.made[0], 0.4));
      for (let i = 0; i < 13; i++) {
        const t = i / 13,
          y = -0.08 - t * 0.88,
          w = 0.22 * (1 - t) ** 0.85 + 0.012;
        const q = k.mix(a, k.dark(a, 0.4), k.r() * 0.5);
        k.rough(
          [
            [-w, y + 0.05],
            [-w * 0.4, y - 0.02],
            [0, y - 0.1],
            [w * 0.4, y - 0.02],
            [w, y + 0.05],
            [0, y + 0.03],
          ],
          q,
          0.05,
          2,
        );
      }
      k.dabs(70, 0.04, [b, k.dark(a, 0.4), k.pale(b, 0.2)], 0.45, 0.7 * -k.side, 1);
      k.capping(k.p.cap, 0.008, 0.25);
    },
  },
  broad: {
    aspect: 0.95,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      k.taper([0, 0.02], [0.03, -0.3], [0, -0.55], 0.07, 0.03, k.dark(k.p.made[0], 0.35));
      const bl = Array.from({ length: 8 }, () => [k.rnd(-0.25, 0.25), -k.rnd(0.45, 0.8), k.rnd(0.12, 0.2)] as const);
      for (const [x, y, r] of bl)
        for (let i = 0; i < 26; i++) {
          const an = k.rnd(0, 6.28),
            rr = r * Math.sqrt(k.r());
          const l = -Math.sin(an) * 0.5 + 0.5;
          k.oval(
            x + Math.cos(an) * rr,
            y + Math.sin(an) * rr * 0.8,
            k.rnd(0.02, 0.045),
            k.rnd(0.015, 0.03),
            k.mix(k.mix(k.dark(a, 0.3), b, l * k.rnd(0.5, 1)), '#fff0c0', l * 0.15),
          );
        }
    },
  },
  felt: {
    aspect: 0.5,
    draw: (k) => {
      const b = k.mix(k.p.rock[1], k.p.leaf[1], 0.3);
      k.taper([0, 0.03], [k.rnd(-0.03, 0.03), -0.5], [k.rnd(-0.03, 0.03), -1.05], 0.1, 0.06, b);
      for (let i = 0; i < 7; i++) {
        const y = -k.rnd(0.45, 0.98),
          s = k.pick([-1, 1]);
        k.taper([0, y], [s * 0.08, y - 0.06], [s * k.rnd(0.1, 0.22), y - k.rnd(0.02, 0.1)], 0.035, 0.008, b);
      }
      k.dabs(70, 0.09, [k.pale(b, 0.3), k.dark(b, 0.5)], 0.35, 1.5, 0.3);
    },
  },
  dead: {
    aspect: 0.9,
    draw: (k) => {
      const c = k.dark(k.mix(k.p.made[0], k.p.rock[0], 0.5), 0.2);
      const br = (x: number, y: number, a: number, l: number, w: number, d: number) => {
        const nx = x + Math.cos(a) * l,
          ny = y + Math.sin(a) * l;
        k.taper([x, y], [(x + nx) / 2 + k.rnd(-0.02, 0.02), (y + ny) / 2], [nx, ny], w, w * 0.65, c);
        if (d < 5) {
          br(nx, ny, a - k.rnd(0.15, 0.6), l * k.rnd(0.6, 0.8), w * 0.65, d + 1);
          if (k.r() < 0.85) br(nx, ny, a + k.rnd(0.15, 0.6), l * k.rnd(0.6, 0.8), w * 0.65, d + 1);
        }
      };
      br(0, 0.03, -1.57, 0.3, 0.07, 0);
    },
  },
  cypress: {
    aspect: 0.34,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      k.curve(
        [
          [-0.05, 0.02],
          [-0.12, -0.3],
          [-0.1, -0.65],
          [0, -1.02],
          [0.1, -0.65],
          [0.12, -0.3],
          [0.05, 0.02],
        ],
        a,
      );
      k.dabs(90, 0.07, [b, k.dark(a, 0.4), k.pale(b, 0.2)], 0.5, 1.4, 0.6);
    },
  },
  kelp: {
    aspect: 0.5,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      let px = 0,
        py = 0.02;
      const ph = k.rnd(0, 6);
      for (let i = 1; i <= 22; i++) {
        const y = -i / 22,
          nx = Math.sin(i * 0.4 + ph) * 0.05;
        k.line(
          [
            [px, py],
            [nx, y],
          ],
          0.02,
          k.dark(a, 0.2),
        );
        const s = i % 2 ? 1 : -1,
          ln = k.rnd(0.1, 0.2);
        k.taper([nx, y], [nx + s * ln * 0.6, y - 0.04], [nx + s * ln, y + 0.03], 0.035, 0.003, k.mix(a, b, k.r()));
        px = nx;
        py = y;
      }
    },
  },
  fan: {
    aspect: 1.2,
    draw: (k) => {
      const c = k.pick([k.p.accent, k.mix(k.p.accent, '#b45ab0', 0.5), k.p.lamp, k.pale(k.p.accent, 0.4)]);
      const br = (x: number, y: number, a: number, l: number, w: number, d: number) => {
        const nx = x + Math.cos(a) * l,
          ny = y + Math.sin(a) * l;
        k.taper([x, y], [(x + nx) / 2, (y + ny) / 2], [nx, ny], w, w * 0.7, k.mix(c, '#fff0e0', d * 0.06));
        if (d < 5) {
          br(nx, ny, a - k.rnd(0.2, 0.5), l * 0.78, w * 0.7, d + 1);
          br(nx, ny, a + k.rnd(0.2, 0.5), l * 0.78, w * 0.7, d + 1);
        }
      };
      br(0, 0.03, -1.57, 0.25, 0.07, 0);
    },
  },
  mushroom: {
    aspect: 1.1,
    draw: (k) => {
      const c = k.pick([k.p.accent, k.mix(k.p.accent, '#ffffff', 0.3)]);
      for (let i = 0; i < 4; i++) {
        const x = k.rnd(-0.3, 0.3),
          h = k.rnd(0.45, 0.9),
          w = h * 0.3;
        k.taper([x, 0.03], [x + 0.04, -h * 0.5], [x, -h * 0.8], 0.06, 0.04, k.pale(k.p.made[1], 0.4));
        k.curve(
          [
            [x - w, -h * 0.72],
            [x - w * 0.7, -h * 0.92],
            [x, -h * 1.02],
            [x + w * 0.7, -h * 0.92],
            [x + w, -h * 0.72],
            [x, -h * 0.78],
          ],
          c,
        );
        k.g.globalAlpha = 0.55;
        k.oval(x, -h * 0.76, w * 0.8, 0.03, c, 0, k.g);
        k.g.globalAlpha = 1;
        k.lamp(x, -h * 0.74, 0.035, c, 0);
      }
    },
  },
});
