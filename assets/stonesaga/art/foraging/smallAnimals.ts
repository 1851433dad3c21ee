import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { join, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { chain, modelled } from './brush.ts';

type Animal = (c: Ctx, w: number, h: number) => void;
const eye = (x: number, y: number, r = 6): Part[] => [
  { path: disc(x, y, r), fill: '#170d0a', ink: 0, round: 5, gloss: 0.6 },
  { path: disc(x - r * 0.3, y - r * 0.35, r * 0.34), fill: '#fff6e2', ink: 0, glow: true },
];

export const hare: Animal = (c, w, h) => {
  const coat = ['#c7a27a', '#a67d55', '#7e5b3c'] as const;
  modelled(c, w, h, 200, [
    { path: svg('M92 74 C100 40 122 10 136 8 C146 12 136 50 112 82 Z'), fill: '#8a6243', ink: 3, round: 10 },
    { path: disc(178, 150, 18, 16), fill: '#fbf3e0', ink: 3, round: 14 },
    { path: svg('M70 116 C84 92 126 86 152 110 C178 132 182 172 160 190 L76 192 C58 176 58 138 70 116 Z'), fill: coat, round: 34, ink: 3.4 },
    {
      path: svg('M118 130 C146 122 170 146 164 172 C160 190 140 194 112 194 C104 186 118 180 122 172 C106 164 104 138 118 130 Z'), fill: coat,
      round: 20, ink: 3,
    },
    { path: svg('M104 186 C124 176 156 180 162 190 C158 198 110 198 104 194 Z'), fill: '#ddbd94', ink: 3, round: 8 },
    { path: chain([84, 138, 16], [72, 170, 10], [66, 190, 9]), fill: '#b98f66', ink: 3, round: 10 },
    {
      path: svg('M34 100 C30 78 50 62 76 64 C98 66 104 92 94 110 C84 124 50 126 38 116 C32 112 32 106 34 100 Z'),
      fill: ['#d3b088', '#b28a60'], round: 22, ink: 3.2,
      detail: (d) => { d.fillStyle = '#f6e8cc'; d.fill(disc(46, 116, 22, 10)); },
    },
    {
      path: svg('M72 72 C68 40 78 6 94 2 C106 8 106 48 92 78 Z'), fill: ['#c9a57c', '#a67d55'], ink: 3, round: 10,
      detail: (d) => { d.fillStyle = 'rgba(226,150,120,.75)'; d.fill(svg('M80 66 C78 40 84 18 92 12 C98 24 96 50 88 70 Z')); },
    },
    { path: disc(34, 98, 5.4, 4.4), fill: '#5a2f22', ink: 0, round: 4 },
    ...eye(60, 88, 6.5),
  ]);
};

/** A bird of the ground: round, with a tail that may be a fan. */
const fowl = (coat: readonly string[], breast: string, head: string, fan: boolean): Animal => (c, w, h) => {
  const tail: Part[] = fan
    ? [-60, -36, -12, 12].map((turn): Part => ({
      path: svg('M0 0 C-16 -34 -12 -74 0 -86 C12 -74 16 -34 0 0 Z', new DOMMatrix().translate(146, 116).rotate(turn + 74)),
      fill: ['#f0dcae', '#8d5b33', '#4b2d1b'], ink: 3, round: 8,
      detail: (d) => {
        d.strokeStyle = 'rgba(50,28,18,.7)';
        d.lineWidth = 5;
        for (const r of [52, 66]) { d.beginPath(); d.arc(146, 116, r, -Math.PI / 2, Math.PI / 2); d.stroke(); }
      },
    }))
    : [{ path: svg('M150 108 C176 104 192 112 196 122 C182 130 164 134 148 130 Z'), fill: '#7c4a2c', ink: 3, round: 8 }];
  modelled(c, w, h, 200, [
    ...tail,
    {
      path: join(
        chain([98, 140, 4], [96, 158, 3.6]), chain([120, 140, 4], [122, 158, 3.6]), chain([96, 158, 3], [84, 160, 2.4]),
        chain([122, 158, 3], [110, 160, 2.4]),
      ),
      fill: '#c46b3a', ink: 2, round: 3,
    },
    {
      path: svg('M52 70 C70 84 96 76 124 86 C158 96 166 118 150 134 C134 152 90 154 68 138 C48 122 42 92 52 70 Z'),
      fill: coat, round: 32, ink: 3.4,
      detail: (d) => {
        d.fillStyle = breast;
        d.fill(svg('M46 84 C56 104 62 128 84 146 L60 150 L38 110 Z'));
        d.fillStyle = 'rgba(44,24,14,.45)';
        for (let i = 0; i < 16; i++) d.fill(disc(64 + ((i * 29) % 80), 96 + ((i * 17) % 44), 5, 2.4));
      },
    },
    {
      path: svg('M88 96 C114 88 146 98 160 120 C142 132 112 136 96 122 C86 114 82 102 88 96 Z'),
      fill: [coat[1]!, coat[2]!], round: 14, ink: 3,
      detail: (d) => {
        d.strokeStyle = 'rgba(250,226,180,.7)';
        d.lineWidth = 3;
        for (const k of [0, 1, 2]) {
          d.beginPath();
          d.moveTo(98 + k * 6, 104 + k * 9);
          d.quadraticCurveTo(120 + k * 6, 102 + k * 8, 146, 114 + k * 4);
          d.stroke();
        }
      },
    },
    { path: svg('M28 48 C30 30 54 26 64 42 C72 56 68 78 58 88 C46 82 42 70 40 62 C32 60 28 56 28 48 Z'), fill: head, round: 16, ink: 3.2 },
    { path: poly([30, 46], [14, 54], [32, 58]), fill: '#e2a548', ink: 2.4, round: 4 },
    { path: svg('M40 36 C44 28 54 28 58 36 C54 40 46 40 40 36 Z'), fill: '#b8341f', ink: 2, round: 4 },
    ...eye(44, 46, 5),
  ]);
};
export const grouse = fowl(['#9a7148', '#6f4a2e', '#4a2f1f'], 'rgba(40,34,40,.75)', '#463236', true);
export const partridge = fowl(['#d6b07a', '#b07d48', '#80552f'], 'rgba(150,150,150,.7)', '#d98a4a', false);

export const marmot: Animal = (c, w, h) => {
  const coat = ['#dcae70', '#b98145', '#8c5b30'] as const;
  modelled(c, w, h, 150, [
    { path: chain([104, 168, 12], [128, 182, 10], [140, 172, 6]), fill: '#8c5b30', ink: 3, round: 8 },
    {
      path: svg('M44 92 C50 64 92 62 100 92 C114 122 122 164 104 190 L44 192 C30 168 34 122 44 92 Z'),
      fill: coat, round: 30, ink: 3.2,
      detail: (d) => { d.fillStyle = 'rgba(252,234,196,.9)'; d.fill(svg('M42 108 C60 100 74 112 74 140 C74 166 64 184 50 190 L34 180 Z')); },
    },
    { path: chain([94, 176, 18], [76, 190, 9], [58, 192, 7]), fill: '#c58e50', ink: 3, round: 12 },
    { path: disc(84, 30, 11, 12), fill: '#9c6534', ink: 3, round: 8 },
    {
      path: svg('M22 62 C24 36 52 20 78 28 C100 36 104 64 92 82 C76 98 40 96 28 82 C22 76 20 70 22 62 Z'),
      fill: ['#e3b87c', '#bd8648'], round: 24, ink: 3.2,
      detail: (d) => {
        d.fillStyle = 'rgba(252,234,196,.9)';
        d.fill(disc(38, 80, 22, 12));
        d.fillStyle = 'rgba(90,50,24,.55)';
        d.fill(svg('M40 34 C60 24 84 28 94 46 C78 40 56 40 40 34 Z'));
      },
    },
    { path: disc(23, 64, 6, 5), fill: '#3a1f16', ink: 0, round: 4 },
    { path: poly([28, 82], [38, 84], [34, 94]), fill: '#fffbe9', ink: 1.6, round: 2 },
    ...eye(52, 54, 6.5),
    {
      path: join(chain([62, 110, 11], [46, 126, 8], [36, 118, 6]), chain([88, 116, 11], [66, 134, 8], [48, 130, 6])), fill: '#c58e50', ink: 2.8,
      round: 9,
    },
  ]);
};
