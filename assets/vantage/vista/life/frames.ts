import type { Pen, Pt } from '../pen.ts';
import type { Frame } from '../types.ts';

/** The near rim of the picture: dark, large, a little out of focus. Drawn over the whole picture; one unit is its height. */
export function drawFrame(k: Pen, f: Frame) {
  const A = k.aspect,
    W = A / 2,
    sides: number[] = f.side === 'left' ? [-1] : f.side === 'right' ? [1] : [-1, 1],
    [a, b] = k.p.leaf;
  for (const s of sides) {
    if (f.kind === 'grass' || f.kind === 'reeds')
      for (let i = 0; i < (f.kind === 'reeds' ? 46 : 80); i++) {
        const x = s * (W - k.rnd(0, 1) ** 1.6 * (f.kind === 'reeds' ? 0.5 : 0.62)),
          e = (Math.abs(x) - (W - 0.62)) / 0.62,
          h = k.rnd(0.3, 1) * (f.kind === 'reeds' ? 0.62 : 0.26) * Math.max(0.12, e),
          l = -s * k.rnd(-0.1, 0.3) * h;
        const c = k.mix(k.dark(a, 0.45), b, k.r() * 0.55);
        k.taper([x, 0.05], [x + l * 0.2, -h * 0.6], [x + l, -h], f.kind === 'reeds' ? 0.013 : 0.011, 0.002, c);
        if (f.kind === 'reeds' && k.r() < 0.3) k.oval(x + l * 0.95, -h * 0.93, 0.009, 0.035, k.dark(k.p.made[0], 0.2));
        else if (k.r() < 0.12) k.oval(x + l, -h, 0.012, 0.01, k.p.accent);
      }
    if (f.kind === 'rocks' || f.kind === 'ice') {
      const st = f.kind === 'ice' ? k.mix(k.p.ground[2], k.p.shade, 0.45) : k.dark(k.mix(k.p.rock[0], k.p.rock[1], 0.3), 0.3);
      k.rough(
        [
          [s * (W + 0.05), 0.06],
          [s * (W + 0.05), -0.46],
          [s * (W - 0.09), -0.36],
          [s * (W - 0.17), -0.22],
          [s * (W - 0.3), -0.14],
          [s * (W - 0.4), -0.03],
          [s * (W - 0.46), 0.06],
        ],
        st,
        0.1,
        5,
      );
      k.dabs(120, 0.1, [k.pale(st, 0.3), k.dark(st, 0.5)], 0.35, 0.8 * s, 0.8);
      k.capping(k.p.cap, 0.016, 0.5);
      for (let i = 0; i < 16; i++) {
        const x = s * (W - k.rnd(0.02, 0.4));
        k.taper([x, -0.0], [x, -0.06], [x - s * 0.02, -k.rnd(0.05, 0.14)], 0.009, 0.001, k.mix(k.dark(a, 0.3), b, k.r() * 0.5));
      }
    }
    if (f.kind === 'branch' || f.kind === 'leaves') {
      const bark = k.dark(k.mix(k.p.made[0], k.p.rock[0], 0.4), 0.45);
      const pts: Pt[] = [
        [s * (W + 0.06), -0.72],
        [s * (W - 0.2), -0.86],
        [s * (W - 0.52), -0.84],
      ];
      k.taper(pts[0]!, pts[1]!, pts[2]!, 0.05, 0.008, bark);
      k.taper([s * (W - 0.15), -0.81], [s * (W - 0.22), -0.94], [s * (W - 0.4), -1.0], 0.025, 0.006, bark);
      k.taper([s * (W + 0.05), -1.0], [s * (W - 0.03), -0.4], [s * (W + 0.06), 0.06], 0.12, 0.16, bark);
      for (let j = 0; j < 46; j++) {
        const t = k.r(),
          bx = s * (W + 0.02 - 0.6 * t),
          by = -0.8 - 0.11 * Math.sin(t * 3) + k.rnd(-0.13, 0.06) * (1 - t * 0.4);
        k.taper([bx, by + 0.02], [bx - s * 0.01, by], [bx - s * 0.03, by - 0.01], 0.004, 0.002, bark);
        for (let i = 0; i < 9; i++) {
          const an = k.rnd(0, 6.3),
            l = k.rnd(0.016, 0.036),
            x = bx + k.rnd(-0.03, 0.03),
            y = by + k.rnd(-0.022, 0.022);
          k.taper(
            [x, y],
            [x + Math.cos(an) * l * 0.5 + 0.004, y + Math.sin(an) * l * 0.5 + 0.004],
            [x + Math.cos(an) * l, y + Math.sin(an) * l],
            0.013,
            0.001,
            k.mix(k.dark(a, 0.4), b, k.r() * 0.75),
          );
        }
      }
    }
    if (f.kind === 'kelp')
      for (let i = 0; i < 5; i++) {
        const x0 = s * (W - k.rnd(0, 0.2));
        let px = x0,
          py = 0.05;
        for (let j = 1; j < 26; j++) {
          const y = -j / 24,
            x = x0 + Math.sin(j * 0.35 + i * 2) * 0.035 - s * j * 0.002;
          const c = k.mix(k.dark(a, 0.45), b, k.r() * 0.5);
          k.line(
            [
              [px, py],
              [x, y],
            ],
            0.013,
            k.dark(a, 0.45),
          );
          k.taper([x, y], [x - s * 0.04, y - 0.03], [x - s * k.rnd(0.06, 0.13) * (j % 2 ? 1 : -1), y + 0.02], 0.026, 0.003, c);
          px = x;
          py = y;
        }
      }
    if (f.kind === 'cave') {
      const st = k.dark(k.mix(k.p.rock[0], '#0a0a18', 0.4), 0.45);
      k.rough(
        [
          [s * (W + 0.05), 0.06],
          [s * (W + 0.05), -1.05],
          [s * (W - 0.66), -1.05],
          [s * (W - 0.42), -0.93],
          [s * (W - 0.22), -0.82],
          [s * (W - 0.11), -0.55],
          [s * (W - 0.08), -0.3],
          [s * (W - 0.2), -0.1],
          [s * (W - 0.42), 0.0],
          [s * (W - 0.6), 0.06],
        ],
        st,
        0.14,
        5,
      );
      k.dabs(200, 0.12, [k.pale(st, 0.2), '#06060f'], 0.35, 1.2, 0.7);
    }
  }
  if (f.kind === 'helmet') {
    const { c } = k;
    c.save();
    c.beginPath();
    c.rect(-W - 0.1, -1.1, A + 0.2, 1.3);
    c.ellipse(0, -0.5, W * 1.06, 0.6, 0, 0, 7);
    c.fillStyle = '#0d0f18';
    c.fill('evenodd');
    c.beginPath();
    c.ellipse(0, -0.5, W * 1.06, 0.6, 0, 0, 7);
    c.lineWidth = 0.03;
    c.strokeStyle = '#2a2f3e';
    c.stroke();
    c.lineWidth = 0.006;
    c.strokeStyle = '#8f9ab4';
    c.stroke();
    c.restore();
  }
}
