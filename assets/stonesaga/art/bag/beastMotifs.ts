import { disc, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { at, lines, patch, solid, type Tones } from './relief.ts';

const bone: Tones = ['#fffaf0', '#eadcbc', '#b59c70'];

export const longBone = (c: Ctx): void =>
  solid(
    c,
    'M-50 -10 C-62 -32 -90 -18 -78 0 C-90 18 -62 32 -50 10 L50 10 C62 32 90 18 78 0 C90 -18 62 -32 50 -10 Z',
    bone, 30, 3,
    () => lines(c, 'M-30 4 h40 M20 -3 h22 M-66 -4 q6 4 12 2', 2, '#a58a5c'),
  );

export function carvedBone(c: Ctx): void {
  solid(c, 'M-84 -2 L-50 -13 L52 -15 C62 -34 90 -20 80 -1 C88 18 64 31 52 13 L-50 9 Z', bone, 28, 3, () => {
    lines(c, 'M-44 -6 l8 10 l8 -10 l8 10 l8 -10 l8 10 l8 -10 l8 10 l8 -10 l8 10', 3, '#8c3b20', 1);
    patch(c, 'M-84 -2 L-50 -13 L-50 9 Z', '#ffffff', 0.5);
  });
  solid(c, disc(62, -1, 6), ['#3a2514', '#22150c', '#120a06'], 8, 1);
}

const pelt =
  'M-14 -44 Q0 -36 14 -44 L24 -30 L46 -36 L44 -14 L34 -4 L36 18 L48 32 L32 44 ' +
  'L20 32 Q0 40 -20 32 L-32 44 L-48 32 L-36 18 L-34 -4 L-44 -14 L-46 -36 L-24 -30 Z';
export function hide(c: Ctx): void {
  solid(c, pelt, ['#caa071', '#8d6238', '#4c2f19'], 46, 2.2, () => {
    const r = random(12);
    for (let i = 0; i < 130; i++) {
      const [x, y] = [(r() - 0.5) * 92, (r() - 0.5) * 88];
      lines(c, `M${x} ${y} l${(r() - 0.5) * 3} ${4 + r() * 4}`, 1.2, r() < 0.5 ? '#3a2212' : '#ecc896', 0.7);
    }
    patch(c, 'M0 -38 C8 -10 6 18 0 36 C-6 18 -8 -10 0 -38 Z', '#4a2c16', 0.55);
  });
}
export function leather(c: Ctx): void {
  solid(c, pelt, ['#e8b884', '#b87d48', '#743f1c'], 46, 2.2, () => {
    c.setLineDash([4.5, 4]);
    c.save();
    c.scale(0.84, 0.84);
    lines(c, pelt, 2.2, '#f8e6c4', 0.95);
    c.restore();
    c.setLineDash([]);
    patch(c, 'M-22 -12 q14 -12 30 -8 q-16 4 -24 18 Z', '#fff1d4', 0.35);
  });
}

export function coil(c: Ctx, i: number): void {
  const flesh = ['#f3b6a2', '#c9776a'] as const;
  at(c, 0, 0, 1, i * 1.9, () => {
    const d = 'M-30 -16 C-8 -36 30 -28 28 -10 C26 8 -28 -6 -28 12 C-28 32 24 34 32 14';
    lines(c, d, 19, '#3b1510', 1);
    lines(c, d, 14, flesh[1], 1);
    c.save();
    c.translate(-1, -2);
    lines(c, d, 8, flesh[0], 1);
    c.restore();
  });
}
export function sinew(c: Ctx, i: number): void {
  at(c, 0, 0, 1, 0.5 + i * 1.3, () => {
    for (const [k, colour] of ([[-14, '#f7ead0'], [0, '#e6cfa4'], [14, '#fff6e2']] as const)) {
      const d = `M-38 ${k} C-16 ${k - 20} 14 ${20 - k} 38 ${-k * 0.6}`;
      lines(c, d, 10, '#3a2414', 1);
      lines(c, d, 6, colour, 1);
      lines(c, d, 1.2, '#a07c4c', 0.8);
    }
  });
}

const fang = 'M-10 -34 C4 -38 14 -34 15 -24 C20 4 8 28 -8 40 C-8 16 -14 -6 -18 -24 C-18 -30 -16 -33 -10 -34 Z';
export function teeth(c: Ctx): void {
  at(c, -19, -2, 0.9, 0.12, () => solid(c, fang, bone, 34, 3));
  at(c, 19, 4, 0.78, -0.2, () => solid(c, fang, bone, 34, 3));
}
export function honedTeeth(c: Ctx): void {
  lines(c, 'M-44 -24 C-20 -40 20 -40 44 -24', 7, '#3a2212', 1);
  lines(c, 'M-44 -24 C-20 -40 20 -40 44 -24', 4, '#b07a3c', 1);
  for (const [x, turn] of [[-25, 0.2], [1, 0], [26, -0.2]] as const)
    at(c, x, 6, 0.74, turn, () => solid(
      c, fang, ['#ffffff', '#f1e6cc', '#c7ae7e'], 34, 3.4, () => lines(c, 'M8 -22 C12 4 4 22 -6 34', 4, '#7f9aa6', 0.8),
    ));
}

export function shell(c: Ctx, i: number): void {
  at(c, 0, 4, 0.94, [-0.35, 0.4, 0.05][i % 3]!, () =>
    solid(c, 'M0 34 C-8 34 -12 30 -12 26 C-34 22 -42 0 -34 -14 C-28 -32 -12 -36 0 -36 C12 -36 28 -32 34 -14 C42 0 34 22 12 26 C12 30 8 34 0 34 Z', [
      '#fff0e2', '#e6b39a', '#a5644f',
    ], 38, 3, () =>
      lines(c, 'M0 30 L0 -34 M-3 28 L-14 -30 M3 28 L14 -30 M-6 26 L-26 -20 M6 26 L26 -20 M-8 24 L-36 -4 M8 24 L36 -4', 2.4, '#8a4a36')),
  );
}
export function shellTool(c: Ctx, i: number): void {
  at(c, 0, 0, 0.95, [0.3, -0.6, 1.3][i % 3]!, () => {
    solid(
      c,
      'M-34 -6 C-26 -34 24 -38 36 -6 C22 -18 -4 -16 -12 4 C-16 16 -8 26 4 32 C-22 34 -38 16 -34 -6 Z',
      ['#fdf3ff', '#d8c4d8', '#8d7590'], 36, 3, () => lines(c, 'M-26 -4 C-18 -24 16 -28 28 -12', 4, '#9fd8dc', 0.8),
    );
    solid(c, disc(-20, -2, 4.5), ['#3a2514', '#22150c', '#120a06'], 6, 1);
  });
}

const vane = 'M-88 6 C-60 -26 20 -36 78 -22 C88 -16 88 -2 78 4 C30 22 -30 24 -56 14 Z';
export const feather = (c: Ctx): void => at(c, 0, 4, 1, -0.06, () => {
  solid(c, vane, ['#f3ead8', '#9c7d58', '#4c3320'], 40, 2.6, () => {
    patch(c, 'M40 -40 L90 -30 L90 20 L54 20 Z', '#2c1c12', 0.6);
    patch(c, 'M0 -40 L16 -40 L34 24 L16 26 Z', '#2c1c12', 0.45);
    lines(
      c,
      'M-40 10 l-8 -16 M-20 8 l-12 -24 M0 6 l-14 -30 M20 4 l-14 -32 M40 2 l-14 -32 M58 0 l-14 -28 M-30 10 l-4 10 M-6 8 l-6 14 M20 4 l-8 16 M46 2 l-8 14',
      1.8, '#2a190e',
    );
  });
  lines(c, 'M-94 8 C-40 4 30 -6 80 -10', 5, '#2a190e', 1);
  lines(c, 'M-94 8 C-40 4 30 -6 80 -10', 2.6, '#f6ead0', 1);
});
export const trimmedFeather = (c: Ctx): void => {
  for (const y of [-15, 15]) at(c, 0, y, 0.86, y / 200, () => {
    solid(
      c, 'M-40 -4 L-22 -17 L62 -17 L76 -4 L62 9 L-22 9 Z', ['#f6eddc', '#b0573a', '#5c2012'], 24, 2.6,
      () => lines(
        c, 'M-20 -4 l-8 -12 M0 -4 l-8 -12 M20 -4 l-8 -12 M40 -4 l-8 -12 M60 -4 l-8 -12 M-14 -4 l-8 12 M8 -4 l-8 12 M30 -4 l-8 12 M52 -4 l-8 12', 1.8,
        '#2a120a',
      ),
    );
    lines(c, 'M-92 -4 H82', 5, '#2a190e', 1);
    lines(c, 'M-92 -4 H82', 2.6, '#f6ead0', 1);
  });
};
