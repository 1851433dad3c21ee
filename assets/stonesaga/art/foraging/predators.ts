import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import { random } from '../../../bake/random.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { modelled } from './brush.ts';

type Animal = (c: Ctx, w: number, h: number) => void;

/** Plates like mussel shells, one over the other along a back. */
function plates(line: readonly (readonly [number, number, number, number])[]): Part[] {
  return line.map(([x, y, r, turn]) => ({
    path: svg(
      'M-1 0.5 C-1.05 -0.4 -0.4 -1.1 0.3 -1.35 C0.7 -0.9 1.05 -0.3 1 0.5 C0.4 0.25 -0.4 0.2 -1 0.5 Z',
      new DOMMatrix().translate(x, y).rotate(turn).scale(r, r),
    ),
    fill: ['#efe3c8', '#a9a89c', '#5d6870'], round: 6, ink: 2, gloss: 0.4,
    detail: (d: Ctx) => {
      d.lineWidth = 1.5;
      for (const [k, colour] of [[0.4, 'rgba(52,58,70,.6)'], [0.7, 'rgba(52,58,70,.6)'], [0.95, 'rgba(255,246,220,.6)']] as const) {
        d.strokeStyle = colour;
        d.beginPath();
        d.ellipse(x, y + r * 0.5, r * k, r * k * 1.4, (turn * Math.PI) / 180, Math.PI, 2 * Math.PI);
        d.stroke();
      }
    },
  }));
}

/** Hair laid along an angle, dark below and light above; sparse, so that the form stays. */
const hair = (seed: number, colours: readonly string[], long: number, n = 150) => (d: Ctx): void => {
  const r = random(seed);
  d.lineCap = 'round';
  for (let i = 0; i < n; i++) {
    const [x, y, a] = [r() * 250, 30 + r() * 140, 0.9 + (r() - 0.5) * 0.7];
    d.strokeStyle = colours[i % colours.length]!;
    d.globalAlpha = 0.25 + r() * 0.35;
    d.lineWidth = 1.2 + r() * 1.2;
    d.beginPath();
    d.moveTo(x, y);
    d.quadraticCurveTo(x + long * 0.5, y + long * 0.3, x + Math.cos(a) * long, y + Math.sin(a) * long);
    d.stroke();
  }
  d.globalAlpha = 1;
};
const fang = (x: number, y: number, long: number, wide: number): Part => ({
  path: svg(
    `M${x - wide} ${y} Q${x + wide * 0.3} ${y - 3} ${x + wide} ${y - 1} ` +
      `Q${x + wide} ${y + long * 0.6} ${x - wide * 0.5} ${y + long} Q${x - wide * 1.1} ${y + long * 0.5} ${x - wide} ${y} Z`,
  ),
  fill: ['#fffbe9', '#e3cf9c'], round: 3, ink: 1.3,
});
const glare = (x: number, y: number): Part[] => [
  { path: svg(`M${x - 8} ${y + 1} Q${x} ${y - 7} ${x + 9} ${y - 3} Q${x + 2} ${y + 6} ${x - 8} ${y + 1} Z`), fill: '#2a0f08', ink: 0, round: 2 },
  { path: disc(x, y - 0.4, 3.8, 3.2), fill: '#ffc53a', ink: 0, glow: true },
  { path: disc(x - 0.4, y - 0.4, 1.1, 3), fill: '#1a0b06', ink: 0, glow: true },
];
const claws = (...at: readonly (readonly [number, number])[]): Part[] => at.map(([x, y]) => ({
  path: poly([x, y - 3], [x + 5, y - 2], [x - 4, y + 5]), fill: '#efe3c8', ink: 1.2, round: 2,
}));

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
