import { disc } from '../../../bake/canvas.ts';
import { join, svg } from '../../../bake/paths.ts';
import { type Part } from '../../../bake/sculpt.ts';

export function poltergeist(wink: number): Part[] {
  const body = svg(
    'M-6 -206 C44 -208 60 -168 58 -130 C74 -128 84 -142 92 -152 C98 -128 82 -104 60 -100 C60 -74 66 -46 96 -34 C72 -18 52 -28 42 -36 C40 -16 26 -2 4 4 ' +
      'C10 -12 6 -24 -2 -32 C-10 -18 -28 -10 -48 -14 C-34 -24 -32 -38 -36 -52 C-46 -42 -62 -42 -74 -50 C-58 -56 -54 -74 -54 -94 ' +
      'C-78 -98 -90 -122 -84 -146 C-76 -132 -66 -126 -54 -128 C-54 -168 -46 -204 -6 -206 Z',
  );
  return [
    {
      path: body,
      fill: ['#f2fbff', '#bcd6ee', '#7f96cc', '#5a64a8'],
      round: 30,
      gloss: 0.35,
      detail: (c) => {
        c.fillStyle = '#dff6ff';
        c.globalAlpha = 0.5;
        c.fill(disc(-16, -168, 20, 26));
        c.globalAlpha = 1;
      },
    },
    { path: join(disc(-22, -156, 11, 15), disc(20, -156, 11, wink ? 15 : 6)), fill: '#1a1440', glow: true },
    {
      path: svg(
        wink ? 'M-18 -126 C-8 -132 10 -132 18 -126 C16 -100 -14 -98 -18 -126 Z' : 'M-22 -128 L-12 -122 L-4 -130 L4 -122 L14 -130 L22 -122 L16 -108 L-14 -108 Z',
      ),
      fill: '#1a1440',
      glow: true,
    },
    { path: join(disc(-25, -161, 4), disc(17, -161, 4)), fill: '#ffffff', glow: true },
  ];
}
