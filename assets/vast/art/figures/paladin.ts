import { disc } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { join, limb, mirror, svg } from '../../../bake/paths.ts';
import { type Part } from '../../../bake/sculpt.ts';

const STEEL = ['#e8e2d6', '#b9b3bd', '#77718a'];
const GOLD = '#e0a63c';

export function paladin(): Part[] {
  const cape = svg('M-34 -150 C-70 -120 -78 -50 -84 -8 C-60 -2 -48 -14 -34 -4 C-16 -12 0 -2 14 -6 C34 -14 50 -2 74 -10 C70 -60 62 -120 34 -150 Z');
  const tabard = svg('M-31 -98 L31 -98 L37 -34 L20 -22 L0 -32 L-20 -22 L-37 -34 Z');
  const chest = svg('M-42 -152 C-30 -166 30 -166 42 -152 C48 -128 38 -100 30 -88 L-30 -88 C-38 -100 -48 -128 -42 -152 Z');
  const helm = svg('M-30 -200 C-30 -226 30 -226 30 -200 L31 -168 C22 -154 -22 -154 -31 -168 Z');
  const shield = svg('M-88 -138 C-70 -142 -52 -146 -46 -150 C-40 -146 -22 -142 -4 -138 C-2 -92 -18 -54 -46 -34 C-74 -54 -90 -92 -88 -138 Z');
  const wing = svg(
    'M30 -196 C52 -206 58 -226 78 -238 C76 -226 78 -220 72 -214 C78 -214 76 -206 68 -202 C72 -200 68 -194 60 -192 C62 -188 50 -182 32 -182 Z',
  );
  return [
    {
      path: cape,
      fill: ['#3c5aa8', '#2b3f86', '#1d2757'],
      round: 26,
      detail: (c) => {
        c.strokeStyle = '#17204a';
        c.lineWidth = 5;
        for (const x of [-58, -30, 24, 52]) {
          c.beginPath();
          c.moveTo(x * 0.5, -140);
          c.quadraticCurveTo(x, -80, x * 1.1, 0);
          c.stroke();
        }
        c.strokeStyle = GOLD;
        c.lineWidth = 9;
        c.stroke(cape);
      },
    },
    { path: join(limb(-17, -46, 15, -21, -14, 12), svg('M-40 0 C-42 -14 -26 -22 -10 -18 L-8 0 Z')), fill: STEEL, round: 11, gloss: 0.6 },
    { path: join(limb(17, -46, 15, 21, -14, 12), svg('M40 0 C42 -14 26 -22 10 -18 L8 0 Z')), fill: STEEL, round: 11, gloss: 0.6 },
    {
      path: tabard,
      fill: ['#fbf2da', '#e3d3ac'],
      round: 9,
      detail: (c) => {
        c.fillStyle = GOLD;
        c.fillRect(-40, -40, 80, 6);
        c.fillRect(-4, -100, 8, 70);
      },
    },
    { path: chest, fill: STEEL, round: 26, gloss: 0.7, detail: (c) => { c.fillStyle = GOLD; c.fill(glyphAt('gothic-cross', 8, -124, 44)); } },
    { path: svg('M-36 -98 L36 -98 L37 -84 L-37 -84 Z'), fill: '#6b3f22', round: 5 },
    { path: disc(4, -91, 9), fill: GOLD, round: 7, gloss: 0.8 },
    // hammer arm
    { path: limb(44, -140, 15, 72, -166, 12), fill: STEEL, round: 12, gloss: 0.5 },
    { path: limb(60, -92, 5, 90, -262, 5), fill: '#7a4b28', round: 5 },
    {
      path: svg('M56 -286 L112 -276 L104 -232 L48 -242 Z'),
      fill: ['#f6efe2', '#aaa4b2'],
      round: 10,
      gloss: 0.9,
      detail: (c) => {
        c.strokeStyle = GOLD;
        c.lineWidth = 7;
        c.stroke(svg('M64 -285 L56 -240 M104 -277 L96 -233'));
      },
    },
    { path: disc(76, -170, 15), fill: ['#cfc8cf', '#8d879b'], round: 12, gloss: 0.6 },
    {
      path: disc(44, -146, 25),
      fill: STEEL,
      round: 22,
      gloss: 0.8,
      detail: (c) => {
        c.strokeStyle = GOLD;
        c.lineWidth = 6;
        c.stroke(disc(44, -146, 22));
      },
    },
    { path: wing, fill: ['#ffe9ae', '#e0a63c'], round: 7, gloss: 0.4 },
    { path: mirror(wing), fill: ['#ffe9ae', '#e0a63c'], round: 7, gloss: 0.4 },
    {
      path: helm,
      fill: ['#f4efe4', '#b3adb9'],
      round: 22,
      gloss: 0.8,
      detail: (c) => {
        c.fillStyle = '#1a1226';
        c.fill(svg('M-26 -192 L26 -192 L26 -183 L-26 -183 Z'));
        c.fillStyle = GOLD;
        c.fillRect(-4, -222, 8, 66);
        c.fillStyle = '#1a1226';
        for (const [x, y] of [[-16, -174], [-10, -168], [16, -174], [10, -168]] as const) c.fill(disc(x, y, 2.4));
      },
    },
    { path: svg('M-22 -190 L-8 -190 L-8 -185 L-22 -185 Z M8 -190 L22 -190 L22 -185 L8 -185 Z'), fill: '#ffd477', glow: true },
    // shield arm in front
    { path: disc(-46, -146, 25), fill: STEEL, round: 22, gloss: 0.8 },
    {
      path: shield,
      fill: ['#fff6df', '#d9c59a'],
      round: 13,
      gloss: 0.5,
      detail: (c) => {
        c.fillStyle = '#2f4a98';
        c.fillRect(-54, -160, 16, 140);
        c.fillRect(-100, -116, 110, 16);
        c.strokeStyle = GOLD;
        c.lineWidth = 13;
        c.stroke(shield);
      },
    },
    { path: disc(-46, -108, 13), fill: GOLD, round: 11, gloss: 0.9 },
  ];
}
