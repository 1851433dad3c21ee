import { disc, poly } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { modelled } from './brush.ts';
import { claws, fang, glare, hair, plates, type Animal } from './hideAndTooth.ts';

/** Low and heavy, with its teeth bare. */
export const platebear: Animal = (c, w, h) => {
  const coat = '#5a4c44';
  const fur = (seed: number) => hair(seed, ['#2a2220', '#8d7c6c', '#3a302c', '#b09a82'], 15);
  modelled(c, w, h, 240, [
    {
      path: svg('M118 112 C136 122 134 146 126 162 C120 169 98 171 92 166 C98 158 108 152 108 142 C106 128 108 118 118 112 Z'), fill: '#2a2322',
      ink: 2, round: 10, detail: fur(1),
    },
    {
      path: svg('M162 112 C178 122 176 146 168 161 C162 168 142 169 136 165 C142 157 152 152 152 142 C150 128 152 118 162 112 Z'), fill: '#2a2322',
      ink: 2, round: 10, detail: fur(2),
    },
    ...plates([[216, 66, 17, 44], [198, 50, 21, 26], [174, 41, 23, 12], [148, 38, 24, 2], [122, 42, 23, -12], [100, 54, 20, -28]]),
    {
      path: svg('M70 88 C74 58 104 44 140 48 C178 46 214 56 225 86 C232 110 224 132 204 138 C170 144 128 144 100 138 C78 130 66 110 70 88 Z'),
      fill: coat, round: 36, ink: 2.4, detail: fur(3),
    },
    {
      path: svg(
        'M188 82 C216 78 234 104 223 126 C216 138 223 150 217 164 C212 173 180 173 175 168 ' +
          'C177 160 188 158 190 150 C192 140 180 130 176 116 C172 100 176 87 188 82 Z',
      ),
      fill: '#62534a', round: 18, ink: 2.2, detail: fur(4),
    },
    {
      path: svg(
        'M84 86 C108 84 118 108 107 128 C100 141 98 151 92 164 C88 172 58 174 51 169 C51 162 62 158 68 152 C72 138 68 124 69 108 C71 96 75 89 84 86 Z',
      ),
      fill: '#62534a', round: 18, ink: 2.2, detail: fur(5),
    },
    ...claws([54, 169], [63, 170], [72, 170], [180, 169], [189, 170], [198, 170]),
    { path: svg('M78 60 C76 46 90 42 98 52 C100 62 94 72 86 74 Z'), fill: '#4a3e38', ink: 2, round: 7 },
    { path: svg(
      'M104 64 C98 52 80 52 64 60 C46 66 24 76 12 90 C7 98 11 105 22 105 L42 109 C54 126 78 132 98 121 C114 110 114 80 104 64 Z',
    ), fill: '#6b5b50', round: 22, ink: 2.4,
      detail: (d) => {
        hair(6, ['#352b28', '#a08c78', '#4a3e38'], 12, 110)(d);
        d.fillStyle = 'rgba(40,28,26,.55)';
        d.fill(svg('M40 68 C52 62 62 64 70 72 C60 70 50 72 42 78 Z'));
        d.strokeStyle = 'rgba(30,20,18,.7)';
        d.lineWidth = 1.8;
        for (const k of [0, 6, 12]) d.stroke(svg(`M${24 + k} ${90 - k * 0.5} q4 4 3 10`));
      } },
    { path: svg('M18 104 C26 126 48 138 74 126 L62 112 C46 113 30 110 18 104 Z'), fill: '#5a1410', round: 6, ink: 2 },
    { path: svg('M36 116 C46 112 58 116 64 122 C54 130 42 126 36 116 Z'), fill: '#b8503c', round: 4, ink: 1 },
    { path: svg('M24 118 C36 142 64 146 84 127 L75 122 C58 134 40 130 31 114 Z'), fill: '#54463e', round: 8, ink: 2 },
    fang(28, 105, 20, 4.4), fang(42, 108, 12, 3), fang(54, 110, 11, 2.8),
    ...[34, 46].map((x): Part => ({ path: poly([x - 2.5, 126], [x + 3, 128], [x, 115]), fill: '#fff6da', ink: 1.1, round: 2 })),
    { path: disc(13, 91, 7, 6), fill: '#140e10', ink: 0, round: 5, gloss: 0.8 },
    ...glare(56, 79),
  ]);
};
