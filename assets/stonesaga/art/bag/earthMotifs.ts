import { disc, type Ctx } from '../../../bake/canvas.ts';
import { random } from '../../../bake/random.ts';
import { at, glyph, lines, patch, solid, type Tones } from './relief.ts';

const grey: Tones = ['#e4e9ec', '#9aa6ae', '#515d67'];
export const cloudstone = (c: Ctx): void =>
  solid(c, 'M-40 18 L-44 -8 L-26 -34 L8 -40 L34 -26 L44 2 L36 28 L10 38 L-22 36 Z', grey, 44, 2.2, () => {
    patch(c, 'M-26 -34 L8 -40 L-4 -8 L-44 -8 Z', '#ffffff', 0.5);
    patch(c, 'M44 2 L36 28 L10 38 L14 8 Z', '#39434d', 0.55);
    lines(c, 'M-44 -8 L-4 -8 L8 -40 M-4 -8 L14 8 L44 2 M14 8 L10 38 M-4 -8 L-22 36', 1.8, '#39434d');
    lines(c, 'M-30 16 q8 -10 16 0 q8 8 14 -2', 2.2, '#ffffff', 0.8);
  });
export const cloudBall = (c: Ctx): void =>
  solid(c, disc(0, 0, 38), ['#f4f7f8', '#a3afb6', '#4b5661'], 40, 2.2, () => {
    lines(c, 'M-30 -8 C-18 -22 -4 -18 -2 -8 C2 -24 24 -22 24 -8 C32 -8 36 2 30 8', 3, '#ffffff', 0.85);
    lines(c, 'M-26 16 C-16 6 -4 8 0 18 C8 8 22 10 26 20', 3, '#ffffff', 0.7);
    patch(c, 'M-24 -20 q10 -14 26 -13 q-16 5 -20 18 Z', '#ffffff', 0.6);
  });

const river: Tones = ['#d3dde0', '#7f929c', '#3a4851'];
export const riverstone = (c: Ctx, i: number): void => at(c, 0, 0, 1, [0, 1.1, 2.4][i % 3]!, () =>
  solid(c, 'M-34 6 C-36 -16 -20 -30 2 -30 C24 -32 38 -14 34 6 C32 24 14 30 -6 28 C-22 28 -32 20 -34 6 Z', river, 36, 3, () => {
    lines(c, 'M-28 -4 C-10 -14 14 -12 32 -2 M-30 8 C-12 0 14 4 32 10', 2.4, '#eef6f8', 0.55);
    patch(c, 'M-22 -12 q10 -14 26 -13 q-16 6 -20 18 Z', '#ffffff', 0.5);
  }));
export function blade(c: Ctx, i: number): void {
  at(c, 0, 0, 0.88, [0.5, -0.4, 1.2][i % 3]!, () =>
    solid(c, 'M-3 -42 C12 -32 24 -14 24 4 C24 22 12 36 -2 42 C-18 36 -27 20 -26 2 C-25 -16 -14 -34 -3 -42 Z', [
      '#8ea6ae', '#5d7480', '#33454f',
    ], 40, 2.6, () => {
      for (const [d, colour] of [
        ['M-3 -42 L-4 0 L-26 2 L-30 -20 Z', '#c6d8dc'], ['M-26 2 L-4 0 L-10 24 L-28 26 Z', '#8ea6ae'], ['M-10 24 L-4 0 L-2 42 L-22 42 Z', '#6d8792'],
        [
          'M-3 -42 L-4 0 L14 -8 L14 -30 Z', '#86a0aa',
        ], ['M14 -30 L14 -8 L26 4 L28 -22 Z', '#5b737f'], ['M-4 0 L14 -8 L25 6 L10 18 Z', '#4d6470'], ['M-4 0 L10 18 L-2 42 Z', '#3f5460'],
      ] as const) patch(c, d, colour);
      lines(c, 'M-3 -42 L-4 0 L-26 2 M-4 0 L14 -8 M-4 0 L-10 24', 1.6, '#f2fafc', 0.75);
    }));
}

const amber: Tones = ['#fff0b8', '#eda43a', '#8f4310'];
export function sunstone(c: Ctx): void {
  for (const [x, y, k, turn] of [[-50, 6, 0.78, -0.2], [0, -2, 1, 0.1], [52, 8, 0.72, 0.5]] as const)
    at(c, x, y, k, turn, () => solid(c, 'M-26 26 L-34 -4 L-12 -36 L16 -34 L34 -2 L24 28 Z', amber, 36, 2.6, () => {
      patch(c, 'M-12 -36 L16 -34 L6 -4 L-34 -4 Z', '#fffbe6', 0.55);
      patch(c, 'M34 -2 L24 28 L2 26 L6 -4 Z', '#7a3208', 0.45);
      lines(c, 'M-34 -4 L6 -4 L16 -34 M6 -4 L2 26 M6 -4 L34 -2', 1.8, '#fff3c8', 0.8);
    }));
}
export const polishedSun = (c: Ctx): void =>
  solid(c, disc(0, 0, 76, 34), ['#fff6cc', '#f2a93a', '#9a450c'], 46, 3, () => {
    c.strokeStyle = 'rgba(255,245,200,.75)';
    c.lineWidth = 2.4;
    for (const k of [0.74, 0.46]) c.stroke(disc(0, 0, 76 * k, 34 * k));
    patch(c, 'M-54 -10 Q-30 -30 10 -28 Q-24 -20 -40 -2 Z', '#ffffff', 0.7);
  });

const clayTones: Tones = ['#d09a7a', '#9a5c40', '#573022'];
export const clayLump = (c: Ctx, i: number): void => at(c, 0, 2, 1, i * 1.4, () =>
  solid(
    c,
    'M-36 8 C-40 -12 -22 -18 -16 -28 C0 -38 22 -30 26 -16 C40 -10 42 12 30 22 C16 34 -14 34 -26 28 C-34 24 -36 16 -36 8 Z',
    clayTones, 38, 3,
    () => lines(c, 'M-22 -8 q10 8 22 2 M-2 12 q12 6 24 -2 M-24 14 q6 8 14 8', 3, '#532b1d'),
  ));
export const firedClay = (c: Ctx, i: number): void => at(c, 0, 2, 0.95, [0, 0.1, -0.1, 0][i % 4]!, () => {
  solid(
    c,
    'M-16 -34 H16 L20 -28 L14 -20 C40 -12 40 28 16 34 H-16 C-40 28 -40 -12 -14 -20 L-20 -28 Z',
    ['#f0a274', '#bf5c34', '#6d2a14'], 38, 3,
    () => lines(c, 'M-32 2 l8 8 l8 -8 l8 8 l8 -8 l8 8 l8 -8 l8 8 l8 -8', 3.4, '#3a160c', 0.9),
  );
});

const coralTones: Tones = ['#ffffff', '#ece2d4', '#b3a490'];
export const coral = (c: Ctx, i: number): void => at(c, 0, 2, 0.95, [0, 0.3, -0.3, 3.14][i % 4]!, () => glyph(c, 'coral', 84, coralTones));
export const coralPowder = (c: Ctx, i: number): void => {
  solid(c, 'M-40 26 C-26 18 -16 -14 0 -24 C16 -14 26 18 40 26 C20 34 -20 34 -40 26 Z', coralTones, 34, 3, () => {
    const r = random(40 + i);
    for (let k = 0; k < 40; k++) patch(c, `M${(r() - 0.5) * 70} ${(r() - 0.3) * 50} h2.4 v2.4 h-2.4 Z`, r() < 0.5 ? '#9c8a74' : '#ffffff', 0.8);
  });
};
