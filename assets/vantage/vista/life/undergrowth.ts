import { growing } from './plantArt.ts';

export const undergrowth = growing({
  reed: {
    aspect: 0.7,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      for (let i = 0; i < 17; i++) {
        const x = k.rnd(-0.22, 0.22),
          h = k.rnd(0.5, 1),
          l = k.rnd(-0.14, 0.14);
        k.taper([x, 0.03], [x + l * 0.2, -h * 0.5], [x + l, -h], 0.018, 0.004, k.mix(k.dark(a, 0.2), b, k.r()));
        if (k.r() < 0.35)
          (k.taper([x + l, -h * 0.98], [x + l, -h], [x + l * 1.1, -h - 0.0], 0.02, 0.02, k.dark(k.p.made[0], 0.1)),
            k.oval(x + l * 0.96, -h * 0.93, 0.014, 0.055, k.mix(k.p.made[0], '#3a2418', 0.3)));
      }
    },
  },
  tuft: {
    aspect: 1.4,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      for (let i = 0; i < 26; i++) {
        const x = k.rnd(-0.35, 0.35),
          h = k.rnd(0.4, 1),
          l = x * 0.5 + k.rnd(-0.2, 0.2);
        k.taper([x, 0.03], [x + l * 0.2, -h * 0.6], [x + l, -h], 0.05, 0.004, k.mix(k.dark(a, 0.15), b, k.r()));
      }
    },
  },
  boulder: {
    aspect: 1.5,
    draw: (k) => {
      const st = k.mix(k.p.rock[0], k.p.rock[1], k.r());
      k.rough(
        [
          [-0.62, 0.04],
          [-0.58, -0.4],
          [-0.3, -0.85],
          [0.15, -0.95],
          [0.5, -0.55],
          [0.64, 0.04],
        ],
        st,
        0.2,
        4,
      );
      k.dabs(40, 0.3, [k.pale(st, 0.35), k.dark(st, 0.5)], 0.4, 0.6, 1);
      k.form(-0.65, 0.65, 0.45, 0.2);
      k.capping(k.p.cap, 0.035, 0.35);
    },
  },
  shrub: {
    aspect: 1.5,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      for (let i = 0; i < 90; i++) {
        const an = k.rnd(3, 6.4),
          r = Math.sqrt(k.r());
        const l = -Math.sin(an) * r;
        k.oval(
          Math.cos(an) * 0.6 * r,
          -0.08 + Math.sin(an) * 0.8 * r,
          k.rnd(0.04, 0.1),
          k.rnd(0.03, 0.07),
          k.mix(k.dark(a, 0.35), b, l * k.rnd(0.4, 1.1)),
        );
      }
    },
  },
  shard: {
    aspect: 0.9,
    draw: (k) => {
      const a = k.mix(k.p.accent, k.p.mid, k.r() * 0.6);
      for (let i = 0; i < 4; i++) {
        const x = k.rnd(-0.22, 0.22),
          h = k.rnd(0.4, 0.98),
          l = x * 0.8,
          w = 0.07;
        k.poly(
          [
            [x - w, 0.03],
            [x + l - w * 0.5, -h * 0.8],
            [x + l, -h],
            [x, 0.03],
          ],
          k.pale(a, 0.5),
        );
        k.poly(
          [
            [x, 0.03],
            [x + l, -h],
            [x + l + w * 0.5, -h * 0.78],
            [x + w, 0.03],
          ],
          k.dark(a, 0.3),
        );
      }
    },
  },
  iceblock: {
    aspect: 1.5,
    draw: (k) => {
      const a = k.p.ground[2];
      for (let i = 0; i < 3; i++) {
        const x = k.rnd(-0.4, 0.4),
          h = k.rnd(0.4, 0.95),
          w = k.rnd(0.15, 0.3);
        k.rough(
          [
            [x - w, 0.03],
            [x - w * 0.9, -h * 0.8],
            [x - w * 0.2, -h],
            [x + w * 0.2, 0.03],
          ],
          k.pale(a, 0.65),
          0.04,
          2,
        );
        k.rough(
          [
            [x + w * 0.1, 0.03],
            [x - w * 0.2, -h],
            [x + w * 0.7, -h * 0.7],
            [x + w, 0.03],
          ],
          k.mix(a, k.p.shade, 0.25),
          0.04,
          2,
        );
      }
      k.capping('#ffffff', 0.05, 0.7);
    },
  },
  flower: {
    aspect: 1.0,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      for (let i = 0; i < 9; i++) {
        const x = k.rnd(-0.35, 0.35),
          h = k.rnd(0.4, 0.95);
        k.taper([x * 0.7, 0.03], [x, -h * 0.5], [x, -h], 0.022, 0.01, k.mix(a, b, k.r()));
        const c = k.pick([k.p.accent, k.pale(k.p.accent, 0.5), k.p.lamp]);
        for (let j = 0; j < 6; j++) k.oval(x + Math.cos(j) * 0.035, -h + Math.sin(j) * 0.025, 0.035, 0.024, c, j);
        k.oval(x, -h, 0.018, 0.014, '#fff2c0');
      }
    },
  },
  lily: {
    aspect: 3,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      for (let i = 0; i < 6; i++) k.oval(k.rnd(-1.1, 1.1), -k.rnd(0.05, 0.5), k.rnd(0.2, 0.4), 0.11, k.mix(a, b, k.r()));
      if (k.r() < 0.6) {
        const x = k.rnd(-0.7, 0.7);
        for (let j = 0; j < 7; j++)
          k.taper([x, -0.3], [x + (j - 3) * 0.05, -0.5], [x + (j - 3) * 0.09, -0.7], 0.07, 0.01, k.pale(k.p.accent, 0.5));
      }
    },
  },
  spike: {
    aspect: 0.6,
    draw: (k) => {
      const st = k.mix(k.p.rock[0], k.p.rock[1], k.r());
      for (let i = 0; i < 3; i++) {
        const x = k.rnd(-0.16, 0.16),
          h = k.rnd(0.4, 1);
        k.taper([x, 0.04], [x, -h * 0.4], [x + k.rnd(-0.03, 0.03), -h], 0.16 * h, 0.01, st);
      }
      k.form(-0.3, 0.3, 0.55, 0.3);
      k.dabs(50, 0.1, [k.pale(st, 0.3), k.dark(st, 0.5), k.p.accent], 0.3, 1.5, 0.3);
    },
  },
  barley: {
    aspect: 1.0,
    draw: (k) => {
      for (let i = 0; i < 36; i++) {
        const x = k.rnd(-0.35, 0.35),
          h = k.rnd(0.6, 1),
          l = k.rnd(0.02, 0.2) * -k.side,
          c = k.mix(k.p.ground[2], k.p.leaf[1], k.r() * 0.6);
        k.taper([x, 0.03], [x, -h * 0.6], [x + l, -h], 0.011, 0.005, c);
        k.taper([x + l * 0.8, -h * 0.86], [x + l, -h * 0.99], [x + l * 1.5, -h], 0.022, 0.004, k.pale(c, 0.22));
        for (let j = 0; j < 3; j++)
          k.line(
            [
              [x + l, -h * 0.96],
              [x + l * 1.5 + k.rnd(-0.02, 0.03), -h * 1.02 + k.rnd(-0.02, 0.02)],
            ],
            0.003,
            k.pale(c, 0.35),
          );
      }
    },
  },
  fern: {
    aspect: 1.6,
    draw: (k) => {
      const [a, b] = k.p.leaf;
      for (let i = 0; i < 11; i++) {
        const t = i / 10 - 0.5,
          ex = t * 1.4,
          ey = -0.95 + Math.abs(t) * 1.1,
          c = k.mix(k.dark(a, 0.2), b, k.r());
        k.taper([0, 0.03], [ex * 0.4, ey * 1.1], [ex, ey * 0.8], 0.02, 0.004, c);
        for (let j = 2; j < 12; j++) {
          const u = j / 12,
            x = 2 * u * (1 - u) * ex * 0.4 + u * u * ex,
            y = 2 * u * (1 - u) * ey * 1.1 + u * u * ey * 0.8;
          for (const s of [-1, 1]) k.taper([x, y], [x + s * 0.05, y + 0.01], [x + s * 0.09 * (1.1 - u), y + 0.06], 0.02, 0.003, c);
        }
      }
    },
  },
});
