import type { Pen } from '../pen.ts';
import { leg, living } from './lifeArt.ts';

function body(
  k: Pen,
  x: number,
  h: number,
  coat: string,
  o: { pack?: boolean; staff?: boolean; lamp?: boolean; bend?: number; hat?: boolean; scarf?: string } = {},
) {
  const b = o.bend ?? 0,
    dk = k.dark(coat, 0.45),
    hx = x + b * h * 0.5,
    hy = -h * (0.9 - b * 0.22);
  k.taper([x - h * 0.06, 0.01], [x - h * 0.05, -h * 0.25], [x - h * 0.02, -h * 0.45], h * 0.07, h * 0.09, dk);
  k.taper([x + h * 0.08, 0.01], [x + h * 0.04, -h * 0.25], [x + h * 0.02, -h * 0.45], h * 0.07, h * 0.09, dk);
  k.curve(
    [
      [x - h * 0.16, -h * 0.2],
      [x - h * 0.13, -h * 0.55],
      [hx - h * 0.1, -h * (0.78 - b * 0.2)],
      [hx + h * 0.1, -h * (0.78 - b * 0.2)],
      [x + h * 0.13, -h * 0.5],
      [x + h * 0.15, -h * 0.2],
      [x, -h * 0.17],
    ],
    coat,
  );
  if (o.pack)
    k.curve(
      [
        [x - h * 0.22, -h * 0.45],
        [x - h * 0.24, -h * 0.72],
        [x - h * 0.1, -h * 0.78],
        [x - h * 0.07, -h * 0.45],
      ],
      k.mix(k.p.made[1], coat, 0.3),
    );
  k.oval(hx, hy, h * 0.075, h * 0.085, '#c99a78');
  k.curve(
    [
      [hx - h * 0.09, hy + h * 0.05],
      [hx - h * 0.095, hy - h * 0.07],
      [hx, hy - h * 0.13],
      [hx + h * 0.09, hy - h * 0.05],
      [hx + h * 0.04, hy - h * 0.03],
    ],
    o.hat ? k.p.made[1] : dk,
  );
  if (o.scarf) {
    k.line(
      [
        [hx - h * 0.09, hy + h * 0.1],
        [hx + h * 0.09, hy + h * 0.1],
      ],
      h * 0.05,
      o.scarf,
    );
    k.taper([hx - h * 0.08, hy + h * 0.1], [hx - h * 0.2, hy + h * 0.12], [hx - h * 0.3, hy + h * 0.04], h * 0.05, h * 0.03, o.scarf);
  }
  k.taper(
    [hx + h * 0.08, -h * (0.7 - b * 0.2)],
    [x + h * 0.2, -h * 0.55],
    [x + h * (0.22 + b * 0.3), -h * (0.5 - b * 0.25)],
    h * 0.06,
    h * 0.045,
    coat,
  );
  if (o.staff)
    k.line(
      [
        [x + h * 0.23, 0.01],
        [x + h * 0.22, -h * 0.98],
      ],
      h * 0.022,
      k.dark(k.p.made[0], 0.3),
    );
  if (o.lamp) {
    k.line(
      [
        [x + h * 0.22, -h * 0.5],
        [x + h * 0.22, -h * 0.42],
      ],
      h * 0.015,
      dk,
    );
    k.lamp(x + h * 0.22, -h * 0.38, h * 0.04);
  }
}

export const people = living({
  person: {
    aspect: 0.75,
    size: 1.8,
    draw: (k) => body(k, 0, 0.95, k.mix(k.p.accent, k.p.shade, 0.3), { pack: true, staff: true, scarf: k.p.lamp }),
  },
  child: { aspect: 0.8, size: 1.2, draw: (k) => body(k, 0, 0.92, k.p.accent, { staff: true, hat: true }) },
  walkers: {
    aspect: (n) => 0.5 + n * 0.34,
    size: 1.8,
    draw: (k, n) => {
      for (let i = 0; i < n; i++)
        body(
          k,
          (i - (n - 1) / 2) * 0.36 + k.rnd(-0.05, 0.05),
          k.rnd(0.78, 0.95),
          k.pick([k.p.accent, k.p.made[0], k.p.shade, k.p.made[1]]),
          { pack: k.r() < 0.6, staff: k.r() < 0.4, lamp: k.r() < 0.35, hat: k.r() < 0.4 },
        );
    },
  },
  digger: {
    aspect: (n) => 0.5 + n * 0.55,
    size: 1.7,
    draw: (k, n) => {
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * 0.6;
        body(k, x, 0.9, k.pick([k.p.accent, k.p.made[0], k.p.shade]), { bend: k.rnd(0.3, 0.7), hat: true });
        k.curve(
          [
            [x + 0.34, 0.02],
            [x + 0.3, -0.14],
            [x + 0.48, -0.14],
            [x + 0.46, 0.02],
          ],
          k.p.made[1],
        );
      }
    },
  },
  rider: {
    aspect: 1.2,
    size: 3.4,
    draw: (k) => {
      const c = k.mix(k.p.made[0], k.p.rock[0], 0.4);
      for (const [x, d] of [
        [-0.24, -0.05],
        [-0.16, 0.05],
        [0.16, -0.04],
        [0.24, 0.06],
      ] as const)
        leg(k, x, -0.46, d, 0.06, k.dark(c, 0.3));
      k.curve(
        [
          [-0.34, -0.44],
          [-0.3, -0.6],
          [0, -0.62],
          [0.26, -0.6],
          [0.32, -0.46],
          [0, -0.38],
        ],
        c,
      );
      k.taper([0.24, -0.52], [0.4, -0.62], [0.4, -0.86], 0.14, 0.06, c);
      k.curve(
        [
          [0.36, -0.84],
          [0.4, -0.93],
          [0.54, -0.86],
          [0.52, -0.8],
        ],
        c,
      );
      k.taper([-0.3, -0.5], [-0.45, -0.5], [-0.5, -0.3], 0.05, 0.02, c);
      k.c.save();
      k.c.translate(0, -0.56);
      body(k, 0, 0.42, k.p.accent, { scarf: k.p.lamp, hat: true });
      k.c.restore();
    },
  },
});
