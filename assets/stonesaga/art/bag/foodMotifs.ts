import { disc, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { filled, stroked } from '../pen.ts';
import { at, glyph, lines, patch, solid, type Tones } from './relief.ts';

/** Fermenting food works and gives off bubbles. */
function bubbles(c: Ctx, w: number, h: number, seed: number): void {
  const r = random(seed);
  for (let i = 0; i < 4 + (w + h) / 30; i++) {
    const [x, y, q] = [(r() - 0.5) * w * 0.84, (r() - 0.5) * h * 0.84, 2.5 + r() * 4.5];
    filled(c, disc(x, y, q), 'rgba(226,240,170,.5)');
    stroked(c, disc(x, y, q), 'rgba(46,58,18,.85)', 1.4);
    filled(c, disc(x - q * 0.3, y - q * 0.35, q * 0.28), '#fff');
  }
}

/** A band of bast keeps what ferments together. */
const band = (c: Ctx, x: number, h: number): void => {
  lines(c, `M${x} ${-h} q7 ${h} 0 ${h * 2}`, 9, '#2a1c0c', 1);
  lines(c, `M${x} ${-h} q7 ${h} 0 ${h * 2}`, 6, '#cfa860', 1);
};

const shank = (c: Ctx, tones: Tones): void => glyph(c, 'ham-shank', 86, tones);
export const game = (c: Ctx): void => shank(c, ['#ffdcae', '#d9713c', '#8c2f15']);
export function fermentedGame(c: Ctx): void {
  shank(c, ['#d0a470', '#83432a', '#3c160e']);
  at(c, -4, 2, 1, 0.7, () => band(c, -8, 22));
  bubbles(c, 84, 84, 3);
}

const fishBody = 'M-80 0 C-52 -38 20 -38 56 -7 L92 -32 C86 -10 86 10 92 32 L56 7 C20 38 -52 38 -80 0 Z';
const swim = (c: Ctx, tones: Tones): void => {
  solid(c, 'M-18 -28 L4 -46 L18 -26 Z', tones, 30, 2.4);
  solid(c, fishBody, tones, 34, 3, () => {
    patch(c, 'M-80 4 C-52 40 20 40 56 8 L-20 6 Z', '#fff7e4', 0.45);
    lines(c, 'M-44 -24 C-32 -10 -32 10 -44 24 M-20 -14 q9 14 0 28 M0 -14 q9 14 0 28 M20 -12 q8 12 0 24 M62 -8 l22 -12 M62 8 l22 12', 2.4);
  });
  patch(c, 'M-62 -11 a5.500 5.500 0 1 0 .1 0 Z', '#fff8e8');
  patch(c, 'M-62 -8.500 a3 3 0 1 0 .1 0 Z', '#1a100a');
};
export const fish = (c: Ctx): void => swim(c, ['#7f9da8', '#c3d8dc', '#8aa4a8']);
export function fermentedFish(c: Ctx): void {
  swim(c, ['#c9a870', '#a9793e', '#5d3a18']);
  band(c, -10, 34);
  band(c, 28, 28);
  bubbles(c, 180, 80, 5);
}

const caps = (c: Ctx, tones: Tones): void => {
  const cap = 'M-30 0 C-30 -24 -14 -34 0 -34 C14 -34 30 -24 30 0 C16 7 -16 7 -30 0 Z';
  const stem: Tones = ['#fff8ea', '#e3cfae', '#a88a62'];
  at(c, 16, 14, 0.62, 0.2, () => {
    solid(c, 'M-9 0 L9 0 L13 34 L-13 34 Z', stem, 24, 3.4);
    solid(c, cap, tones, 34, 3.4);
  });
  at(c, -9, 0, 0.94, -0.08, () => {
    solid(c, 'M-10 0 L10 0 L14 38 L-14 38 Z', stem, 26, 3);
    solid(c, cap, tones, 34, 3, () => {
      for (const [x, y, q] of [[-12, -18, 5], [6, -24, 4], [14, -10, 4.500]] as const)
        patch(c, `M${x - q} ${y} a${q} ${q} 0 1 0 ${q * 2} 0 a${q} ${q} 0 1 0 ${-q * 2} 0 Z`, '#fff3df', 0.9);
    });
  });
};
export const mushroom = (c: Ctx): void => caps(c, ['#e0a184', '#a5523c', '#5a2014']);
export function fermentedMushroom(c: Ctx): void {
  caps(c, ['#a79566', '#6d5a34', '#33280f']);
  bubbles(c, 84, 84, 9);
}

const tuber = (c: Ctx, tones: Tones): void => {
  lines(c, 'M-56 0 C-72 -6 -78 -26 -88 -28 M-56 0 C-74 -2 -84 -4 -94 -2 M-56 2 C-72 8 -78 26 -88 30', 9, '#1d2b10', 1);
  lines(c, 'M-56 0 C-72 -6 -78 -26 -88 -28 M-56 0 C-74 -2 -84 -4 -94 -2 M-56 2 C-72 8 -78 26 -88 30', 5, '#8fa052', 1);
  solid(
    c,
    'M-56 -22 C-36 -40 4 -34 36 -16 C56 -8 74 -6 94 2 C74 8 56 8 36 18 C4 36 -36 40 -56 22 C-64 12 -64 -12 -56 -22 Z',
    tones, 34, 3,
    () => lines(c, 'M-28 -22 q4 12 0 20 M4 -20 q3 10 0 14 M-6 8 q4 10 0 18 M34 0 q3 6 0 10 M-44 4 q4 8 0 14', 2.6),
  );
};
export const root = (c: Ctx): void => tuber(c, ['#f2dfd4', '#c294a0', '#7c4a62']);
export function fermentedRoot(c: Ctx): void {
  tuber(c, ['#c9b182', '#8d6f48', '#48331c']);
  band(c, -18, 34);
  bubbles(c, 180, 80, 13);
}

export function nuts(c: Ctx): void {
  for (const [x, y, k, turn] of [[14, 12, 0.66, 0.5], [-10, -4, 0.92, -0.3]] as const)
    at(c, x, y, k, turn, () => {
      solid(c, 'M-22 -4 H22 C24 20 10 32 0 42 C-10 32 -24 20 -22 -4 Z', ['#e8b26a', '#a9682a', '#5c3010'], 34, 3.2);
      solid(
        c,
        'M-28 -4 C-28 -22 -14 -30 0 -30 C14 -30 28 -22 28 -4 Q0 4 -28 -4 Z M-3 -30 L-2 -42 L5 -41 L4 -29 Z',
        ['#b08a52', '#75532a', '#3c2710'], 30, 3.2,
        () => lines(c, 'M-26 -10 L-6 -28 M-16 -4 L10 -28 M-2 -2 L22 -22 M26 -10 L6 -28 M16 -4 L-10 -28 M2 -2 L-22 -22', 1.6),
      );
    });
}
export function kernels(c: Ctx): void {
  for (const [x, y, turn] of [[-18, -16, 0.5], [18, -18, -0.6], [-20, 18, -0.4], [17, 17, 0.9]] as const)
    at(c, x, y, 0.62, turn, () => solid(
      c, 'M0 -34 C16 -24 20 6 0 32 C-20 6 -16 -24 0 -34 Z', ['#fff3d2', '#e7c384', '#a97c3c'], 30, 4, () => lines(c, 'M0 -26 L0 26', 3, '#a2733a'),
    ));
}

export function grain(c: Ctx): void {
  for (const [x, turn] of [[-14, -0.22], [14, 0.22], [0, 0]] as const)
    at(c, x, 0, 1, turn, () => {
      lines(c, 'M0 44 V-30', 6, '#3a2a0c', 1);
      lines(c, 'M0 44 V-30', 3, '#d9b24a', 1);
      for (let k = 0; k < 5; k++)
        for (const side of [-1, 1])
          at(
            c, side * 6, -34 + k * 10, 1, side * 0.5,
            () => solid(c, 'M0 -8 C6 -2 6 6 0 10 C-6 6 -6 -2 0 -8 Z', ['#fff2b0', '#e3b545', '#94661a'], 10, 1.6),
          );
    });
}
export function flour(c: Ctx): void {
  solid(
    c, 'M-40 0 H40 C38 24 22 36 0 36 C-22 36 -38 24 -40 0 Z', ['#b98e60', '#7d5634', '#3e2715'], 36, 3,
    () => lines(c, 'M-36 12 h72 M-30 22 h60', 2.4, '#4a2d17'),
  );
  solid(
    c, 'M-38 0 C-26 -10 -14 -30 0 -32 C14 -30 26 -10 38 0 Q0 8 -38 0 Z', ['#ffffff', '#f3e6c8', '#cbb187'], 26, 3,
    () => lines(c, 'M-12 -14 q8 4 12 -6 M4 -6 q8 2 12 -4', 2, '#b79a68'),
  );
}

export const water = (c: Ctx): void =>
  solid(c, 'M0 -42 C12 -22 30 -4 30 14 C30 32 16 42 0 42 C-16 42 -30 32 -30 14 C-30 -4 -12 -22 0 -42 Z', [
    '#f4feff', '#7cc3de', '#2a7ba2',
  ], 40, 3, () => {
    patch(c, 'M-18 14 C-18 2 -10 -8 -4 -16 C-8 -2 -10 8 -8 24 C-14 24 -18 20 -18 14 Z', '#ffffff', 0.8);
    lines(c, 'M-12 32 Q4 38 18 24', 3, '#e2f8ff', 0.8);
  });
