import { disc, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { random } from '../../../bake/random.ts';
import { modelled } from './brush.ts';
import { claws, fang, glare, hair, plates, type Animal } from './hideAndTooth.ts';

/** Stalking: belly low, one paw before the other. */
export const sabrecat: Animal = (c, w, h) => {
  const coat = '#c98a44';
  const fur = (seed: number) => (d: Ctx): void => {
    hair(seed, ['#7d4c22', '#f0c98a', '#a66c32', '#ffdfa6'], 11, 130)(d);
    const r = random(seed + 40);
    d.fillStyle = 'rgba(66,34,18,.62)';
    for (let i = 0; i < 40; i++) {
      const [x, y] = [60 + r() * 180, 46 + r() * 100];
      d.beginPath();
      d.ellipse(x, y, 4 + r() * 2.4, 2 + r() * 1.4, 0.5, 0, Math.PI * 2);
      d.fill();
    }
  };
  modelled(c, w, h, 250, [
    {
      path: svg('M224 82 C236 84 246 76 246 64 C246 54 238 50 240 42 C242 36 249 38 248 44 C252 58 254 84 238 92 C230 96 222 94 218 90 Z'),
      fill: '#b5773a', ink: 2, round: 6,
    },
    {
      path: svg(
        'M120 100 C134 114 128 136 123 147 C119 157 114 165 106 168 C98 171 88 169 91 164 C98 160 103 150 105 140 C104 126 108 110 120 100 Z',
      ),
      fill: '#83501f', ink: 2, round: 9, detail: fur(11),
    },
    {
      path: svg(
        'M178 100 C196 110 194 128 186 138 C180 148 178 158 170 166 C163 171 152 169 155 164 C162 158 167 148 167 138 C164 124 167 108 178 100 Z',
      ),
      fill: '#83501f', ink: 2, round: 9, detail: fur(12),
    },
    ...plates([[214, 62, 13, 30], [198, 56, 16, 14], [178, 56, 18, 2], [156, 58, 19, -2], [134, 56, 19, -4], [112, 54, 18, -18]]),
    {
      path: svg(
        'M82 94 C84 68 100 55 120 56 C140 62 160 66 180 60 C204 53 228 62 233 83 C237 101 227 118 207 120 C181 117 154 125 124 129 C100 131 82 117 82 94 Z',
      ),
      fill: coat, round: 30, ink: 2.4,
      detail: (d) => { fur(13)(d); d.fillStyle = 'rgba(255,236,196,.55)'; d.fill(svg('M96 126 C126 132 156 122 200 120 L200 132 L96 136 Z')); },
    },
    {
      path: svg(
        'M200 68 C224 64 240 84 235 104 C231 118 223 124 225 136 C227 148 223 157 217 166 ' +
          'C212 172 192 172 187 167 C188 162 198 160 202 154 C206 146 202 138 196 130 C184 118 180 84 200 68 Z',
      ),
      fill: '#d0914a', round: 16, ink: 2.2, detail: fur(14),
    },
    {
      path: svg(
        'M98 88 C118 90 124 112 113 128 C105 142 93 150 85 162 C80 170 60 172 54 168 C53 162 62 158 68 154 C73 142 78 128 79 114 C80 100 87 90 98 88 Z',
      ),
      fill: '#d0914a', round: 15, ink: 2.2, detail: fur(15),
    },
    ...claws([56, 168], [65, 169], [74, 169], [191, 167], [200, 168]),
    {
      path: svg('M88 56 L108 60 L100 70 L114 78 L102 86 L112 98 L98 102 L102 114 L84 116 Z'), fill: '#e9c78e', round: 8, ink: 1.8,
      detail: hair(16, ['#b98850', '#fff0cc'], 12, 60),
    },
    { path: svg('M74 54 C76 38 92 36 96 46 C96 56 92 64 84 66 Z'), fill: '#a66a30', ink: 2, round: 6 },
    { path: svg(
      'M94 64 C86 50 66 48 54 55 C40 61 25 73 19 84 C17 93 24 99 34 99 C40 109 51 117 67 116 C86 114 98 103 99 88 C99 78 97 70 94 64 Z',
    ), fill: '#d99c54', round: 20, ink: 2.4,
      detail: (d) => {
        hair(17, ['#a86a30', '#ffe2aa', '#8a5424'], 9, 80)(d);
        d.fillStyle = '#f8e8c4';
        d.fill(svg('M17 88 C27 84 42 88 48 100 L40 108 L18 99 Z'));
        d.fillStyle = 'rgba(70,34,16,.7)';
        d.fill(svg('M40 66 C50 60 62 62 70 70 C60 68 50 70 42 75 Z'));
        for (const [x, y] of [[76, 60], [86, 70], [80, 82], [90, 92], [76, 98]] as const) d.fill(disc(x, y, 4, 2.4));
        d.strokeStyle = 'rgba(70,34,16,.6)';
        d.lineWidth = 1.6;
        for (const k of [0, 5, 10]) d.stroke(svg(`M${27 + k} ${84 - k * 0.5} q3 4 2 8`));
      } },
    { path: svg('M28 98 C33 114 44 126 60 124 C69 122 74 116 73 110 C58 112 42 108 28 98 Z'), fill: '#5a1410', round: 5, ink: 2 },
    { path: svg('M42 112 C50 108 60 110 66 114 C58 121 48 120 42 112 Z'), fill: '#b8503c', round: 3, ink: 1 },
    { path: svg('M35 112 C41 129 56 135 69 126 L77 114 C65 124 48 121 40 108 Z'), fill: '#c08440', round: 6, ink: 2 },
    fang(35, 97, 37, 4.8), fang(48, 102, 29, 4),
    { path: disc(20, 84, 6, 5), fill: '#2a1512', ink: 0, round: 4, gloss: 0.8 },
    ...glare(56, 76),
  ]);
};
