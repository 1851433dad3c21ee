import { disc, poly, type Ctx } from '../../../bake/canvas.ts';
import { svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { chain, modelled } from './brush.ts';
import type { Bonus } from '../../../../src/table/games/stonesaga/printed/forageLooks.ts';

const stone = (fill: readonly string[], spark: string): Part[] => [
  { path: poly([18, 62], [34, 22], [66, 12], [88, 42], [80, 78], [44, 90]), fill, round: 12, ink: 4, gloss: 0.5 },
  { path: poly([34, 26], [62, 18], [52, 46]), fill: spark, round: 3, ink: 0, alpha: 0.8 },
];
const parts: Readonly<Record<Bonus, readonly Part[]>> = {
  pitch: [
    { path: svg('M20 20 L76 10 L84 64 L30 78 Z'), fill: ['#6d4a30', '#3d281b'], round: 8, ink: 4 },
    {
      path: svg('M44 16 C60 24 66 40 62 60 C66 74 60 92 50 92 C40 92 36 76 42 62 C34 44 34 26 44 16 Z'), fill: ['#ffca5c', '#d9821c', '#8a3f0a'],
      round: 10, ink: 3, gloss: 0.9,
    },
  ],
  feather: [
    {
      path: svg('M14 92 C20 50 44 16 86 8 C90 44 66 74 26 84 Z'), fill: ['#f4efe2', '#9fb2bb', '#4a5f70'], round: 9, ink: 4,
      detail: (d) => {
        d.strokeStyle = 'rgba(30,40,54,.6)';
        d.lineWidth = 3;
        for (const [x, y] of [[40, 66], [52, 52], [64, 38]] as const) {
          d.beginPath();
          d.moveTo(x, y);
          d.lineTo(x + 20, y + 8);
          d.moveTo(x, y);
          d.lineTo(x - 6, y - 18);
          d.stroke();
        }
      },
    },
    { path: chain([12, 94, 2.4], [46, 54, 2.4], [82, 12, 1.4]), fill: '#fffaf0', ink: 1.6, round: 3 },
  ],
  fiber: [
    {
      path: svg('M20 14 C40 8 60 8 80 14 L66 50 L82 90 C60 96 40 96 18 90 L34 50 Z'),
      fill: ['#c9c66a', '#8f9d52', '#5f6f33'], round: 12, ink: 4,
      detail: (d) => {
        d.strokeStyle = 'rgba(50,61,27,.7)';
        d.lineWidth = 3;
        for (let i = -3; i <= 3; i++) { d.beginPath(); d.moveTo(50 + i * 9, 8); d.quadraticCurveTo(50 + i * 3, 50, 50 + i * 10, 94); d.stroke(); }
      },
    },
    { path: svg('M30 42 L70 42 L70 58 L30 58 Z'), fill: '#d9b272', round: 5, ink: 3 },
  ],
  mushroom: [
    { path: svg('M40 50 C42 70 36 84 32 92 L66 92 C60 80 58 66 60 50 Z'), fill: ['#fff5dc', '#d9c39a'], round: 9, ink: 4 },
    {
      path: svg('M8 56 C10 24 34 8 52 8 C74 8 92 28 94 56 C70 64 32 64 8 56 Z'),
      fill: ['#d98a52', '#a94f2a', '#732f1a'], round: 18, ink: 4,
      detail: (d) => {
        d.fillStyle = '#fff0d2';
        for (const [x, y, r] of [[34, 30, 6], [58, 22, 5], [72, 42, 6], [48, 46, 5], [22, 48, 4]] as const) d.fill(disc(x, y, r, r * 0.8));
      },
    },
  ],
  riverstone: stone(['#9db3bd', '#5f7784', '#33434f'], '#dcebee'),
  sunstone: stone(['#ffd777', '#e2962c', '#9a4f10'], '#fff3c4'),
  cloudstone: stone(['#fbfbff', '#c9c8da', '#8785a3'], '#ffffff'),
  bone: [{
    path: chain([24, 24, 12], [32, 14, 10], [34, 32, 8], [68, 68, 8], [84, 70, 11], [70, 86, 11], [66, 66, 8]),
    fill: ['#fffbec', '#e9dcbc', '#bda982'], round: 9, ink: 4,
  }],
  fish: [
    { path: svg('M70 50 L96 26 L92 54 L98 80 Z'), fill: '#5a8fa3', round: 7, ink: 4 },
    {
      path: svg('M4 52 C18 24 50 18 78 50 C52 84 20 80 4 52 Z'), fill: ['#5f93a8', '#a9cdd2', '#f2f5ea'], round: 15, ink: 4, gloss: 0.5,
      detail: (d) => {
        d.strokeStyle = 'rgba(29,79,104,.6)';
        d.lineWidth = 3;
        for (const x of [36, 48, 60]) { d.beginPath(); d.arc(x - 8, 52, 14, -0.9, 0.9); d.stroke(); }
      },
    },
    { path: disc(20, 46, 4.4), fill: '#10222c', ink: 0, round: 3, gloss: 0.8 },
  ],
};

export const bonusPainter = (bonus: Bonus) => (c: Ctx, w: number, h: number): void => modelled(c, w, h, 100, parts[bonus]);
