import { living } from './lifeArt.ts';

export const flying = living({
  birds: {
    aspect: 2.2,
    size: 10,
    draw: (k, n) => {
      const m = Math.max(5, n);
      for (let i = 0; i < m; i++) {
        const x = k.rnd(-1, 1),
          y = -k.rnd(0.08, 0.95),
          s = k.rnd(0.04, 0.1),
          f = k.rnd(-0.5, 0.7),
          c = k.mix('#fff4e6', k.p.shade, k.rnd(0.3, 0.9));
        k.taper([x, y], [x - s * 0.7, y - s * f], [x - s * 1.5, y - s * f * 0.4], s * 0.3, 0.003, c);
        k.taper([x, y], [x + s * 0.7, y - s * f], [x + s * 1.5, y - s * f * 0.4], s * 0.3, 0.003, c);
        k.oval(x, y + s * 0.05, s * 0.26, s * 0.11, c);
      }
    },
  },
  moths: {
    aspect: 1.6,
    size: 3,
    draw: (k, n) => {
      for (let i = 0; i < Math.max(12, n); i++)
        k.lamp(k.rnd(-0.7, 0.7), -k.rnd(0.05, 0.95), k.rnd(0.008, 0.018), k.pick([k.p.lamp, k.p.accent]));
    },
  },
  jelly: {
    aspect: 0.62,
    size: 3,
    draw: (k) => {
      const c = k.pick([k.p.accent, k.pale(k.p.accent, 0.3), k.p.glow]);
      k.c.globalAlpha = 0.75;
      k.curve(
        [
          [-0.26, -0.64],
          [-0.24, -0.88],
          [0, -1.0],
          [0.24, -0.88],
          [0.26, -0.64],
          [0.1, -0.6],
          [0, -0.64],
          [-0.1, -0.6],
        ],
        k.mix(c, k.p.mid, 0.35),
      );
      for (let i = 0; i < 9; i++) {
        const x = (i / 8 - 0.5) * 0.44;
        k.taper([x, -0.64], [x + k.rnd(-0.1, 0.1), -0.4], [x + k.rnd(-0.12, 0.12), -k.rnd(0, 0.3)], 0.022, 0.003, k.mix(c, k.p.mid, 0.3));
      }
      k.c.globalAlpha = 1;
      k.lamp(0, -0.8, 0.05, c, 0);
      k.bend([-0.22, -0.7], [0, -0.98], [0.22, -0.7], 0.014, k.pale(c, 0.6), k.g);
    },
  },
  manta: {
    aspect: 2.0,
    size: 4,
    draw: (k) => {
      const c = k.mix(k.p.shade, k.p.mid, 0.25);
      k.curve(
        [
          [-0.95, -0.62],
          [-0.5, -0.74],
          [-0.14, -0.98],
          [0.1, -0.98],
          [0.3, -0.72],
          [0.95, -0.4],
          [0.5, -0.46],
          [0.15, -0.4],
          [-0.1, -0.38],
          [-0.5, -0.5],
        ],
        c,
      );
      k.taper([0.02, -0.44], [0.1, -0.2], [-0.1, 0], 0.05, 0.006, c);
      k.curve(
        [
          [-0.3, -0.6],
          [0, -0.78],
          [0.3, -0.58],
          [0, -0.44],
        ],
        k.pale(c, 0.35),
      );
    },
  },
  whale: {
    aspect: 2.1,
    size: 40,
    draw: (k) => {
      const c = k.mix(k.p.shade, k.p.fog, 0.3);
      k.curve(
        [
          [-1.0, -0.72],
          [-0.8, -0.96],
          [-0.86, -0.6],
          [-0.5, -0.62],
          [0, -0.8],
          [0.5, -0.78],
          [0.9, -0.56],
          [0.98, -0.4],
          [0.7, -0.26],
          [0.2, -0.22],
          [-0.3, -0.36],
          [-0.8, -0.5],
          [-0.98, -0.4],
        ],
        c,
      );
      k.curve(
        [
          [0.95, -0.4],
          [0.6, -0.3],
          [0.1, -0.27],
          [-0.2, -0.34],
          [0.2, -0.2],
          [0.7, -0.24],
        ],
        k.pale(c, 0.55),
      );
      k.curve(
        [
          [0.4, -0.34],
          [0.2, -0.1],
          [-0.06, 0.0],
          [0.12, -0.26],
        ],
        k.dark(c, 0.2),
      );
      k.curve(
        [
          [0.1, -0.72],
          [-0.1, -0.95],
          [-0.24, -0.98],
          [-0.1, -0.72],
        ],
        k.dark(c, 0.15),
      );
      k.oval(0.74, -0.44, 0.018, 0.018, '#10101c');
      for (let i = 0; i < 7; i++)
        k.bend([0.92 - i * 0.05, -0.37], [0.5 - i * 0.05, -0.28], [0.1, -0.28 - i * 0.004], 0.005, k.dark(c, 0.3));
      k.dabs(140, 0.08, [k.pale(c, 0.4), k.dark(c, 0.4)], 0.25, 0.1, 0.5);
    },
  },
  fish: {
    aspect: 2.0,
    size: 3,
    draw: (k, n) => {
      for (let i = 0; i < Math.max(14, n); i++) {
        const x = k.rnd(-0.9, 0.9),
          y = -k.rnd(0.1, 0.9),
          s = k.rnd(0.03, 0.07),
          c = k.pick([k.p.accent, k.p.lamp, k.pale(k.p.mid, 0.5)]);
        k.curve(
          [
            [x - s, y],
            [x, y - s * 0.5],
            [x + s, y],
            [x, y + s * 0.5],
          ],
          c,
        );
        k.poly(
          [
            [x - s * 0.8, y],
            [x - s * 1.6, y - s * 0.5],
            [x - s * 1.6, y + s * 0.5],
          ],
          c,
        );
      }
    },
  },
  fin: {
    aspect: 2.6,
    size: 1.4,
    draw: (k) => {
      const c = k.mix(k.p.shade, k.p.accent, 0.25);
      for (let i = 0; i < 16; i++) {
        const t = i / 15,
          x = -1.1 + t * 2.2,
          h = Math.sin(0.3 + t * 2.6) * 0.85;
        k.taper([x, 0.02], [x - 0.05, -h * 0.6], [x - 0.22, -h], 0.12, 0.008, k.mix(c, k.pale(k.p.accent, 0.3), k.r() * 0.5));
      }
      k.curve(
        [
          [-1.2, 0.04],
          [-0.6, -0.14],
          [0.4, -0.16],
          [1.2, 0.0],
          [0.6, 0.06],
        ],
        k.dark(c, 0.2),
      );
    },
  },
});
