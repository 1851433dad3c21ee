import { mirror, svg } from '../../../bake/paths.ts';
import { type Part } from '../../../bake/sculpt.ts';

export function wraith(): Part[] {
  const robe = svg(
    'M0 -236 C34 -232 44 -196 48 -166 C78 -150 84 -110 76 -74 C84 -46 66 -26 72 4 C58 -14 52 -18 44 -8 C40 8 30 14 24 22 C22 4 12 -6 4 4 C0 16 -8 20 -16 26 C-16 6 -28 -4 -36 4 C-42 12 ' +
      '-52 8 -62 14 C-54 -14 -80 -40 -70 -72 C-84 -110 -78 -150 -48 -166 C-44 -196 -34 -232 0 -236 Z',
  );
  const sleeve = svg('M40 -158 C70 -156 96 -136 108 -104 C100 -106 96 -100 98 -88 C88 -94 82 -88 80 -76 C66 -88 48 -108 40 -130 Z');
  const claw = svg('M96 -104 L120 -112 L108 -98 L128 -94 L108 -90 L122 -76 L102 -84 L106 -68 L94 -84 Z');
  return [
    {
      path: robe,
      fill: ['#5f6ea8', '#3d3f7c', '#241f4c'],
      round: 34,
      detail: (c) => {
        c.strokeStyle = '#191338';
        c.lineWidth = 6;
        for (const x of [-44, -18, 14, 42]) {
          c.beginPath();
          c.moveTo(x * 0.5, -150);
          c.bezierCurveTo(x * 0.9, -100, x * 1.3, -60, x, 20);
          c.stroke();
        }
        c.strokeStyle = '#8fa0dc';
        c.lineWidth = 3;
        for (const x of [-36, -10, 22]) { c.beginPath(); c.moveTo(x * 0.5, -140); c.bezierCurveTo(x * 0.9, -100, x * 1.3, -60, x, 20); c.stroke(); }
      },
    },
    { path: claw, fill: ['#cfe6ee', '#8fb6cf'], round: 5, gloss: 0.4 },
    { path: mirror(claw), fill: ['#cfe6ee', '#8fb6cf'], round: 5, gloss: 0.4 },
    { path: sleeve, fill: ['#6c7cb8', '#2c2a5c'], round: 16 },
    { path: mirror(sleeve), fill: ['#6c7cb8', '#2c2a5c'], round: 16 },
    {
      path: svg('M0 -240 C42 -238 50 -196 46 -164 C36 -150 14 -142 0 -142 C-14 -142 -36 -150 -46 -164 C-50 -196 -42 -238 0 -240 Z'),
      fill: ['#7080ba', '#353572'],
      round: 24,
    },
    {
      path: svg('M0 -222 C26 -220 34 -194 30 -174 C22 -160 10 -154 0 -154 C-10 -154 -22 -160 -30 -174 C-34 -194 -26 -220 0 -222 Z'),
      fill: '#0c0820',
      round: 4,
      ink: 0,
    },
    {
      path: svg('M-22 -198 L-6 -188 L-10 -180 C-18 -180 -22 -188 -22 -198 Z M22 -198 L6 -188 L10 -180 C18 -180 22 -188 22 -198 Z'),
      fill: '#a8fff2',
      glow: true,
    },
    { path: svg('M-12 -168 L-6 -164 L0 -169 L6 -164 L12 -168 L8 -160 L-8 -160 Z'), fill: '#6fd6cf', glow: true },
    { path: svg('M-30 -136 C-10 -124 10 -124 30 -136 L24 -126 C8 -116 -8 -116 -24 -126 Z'), fill: ['#9a94a6', '#57516b'], round: 5, gloss: 0.7 },
  ];
}
