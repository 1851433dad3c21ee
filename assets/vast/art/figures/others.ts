import { disc, poly, type Ctx, type Point } from '../../../bake/canvas.ts';
import { join, limb, mirror, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';

/** The pillar of light: a shaft that fades upward, a sun in it, on a stepped foot. */
export function pillar(): Part[] {
  const shaft = (w: number, top: number) => svg(
    `M${-w * 0.86} ${top} Q0 ${top - w * 0.5} ${w * 0.86} ${top} L${w} -34 C${w * 0.6} -22 ${-w * 0.6} -22 ${-w} -34 Z`,
  );
  const gold = (c: Ctx) => {
    const g = c.createLinearGradient(-46, 0, 46, 0);
    ['#e08a1e', '#ffc44e', '#fff3c4', '#fffdf2', '#fff3c4', '#ffc44e', '#d97f1a'].forEach((tone, i) => g.addColorStop(i / 6, tone));
    c.fillStyle = g;
    c.fillRect(-100, -320, 200, 320);
    c.fillStyle = 'rgba(255,255,255,.55)';
    for (const [x, w] of [[-30, 3], [-14, 5], [9, 4], [27, 3]] as const) c.fillRect(x, -300, w, 280);
  };
  const rays = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i / 16) * Math.PI * 2;
    const q = i % 2 ? 20 : i % 4 ? 40 : 56;
    return [Math.cos(a) * q, -190 + Math.sin(a) * q];
  });
  return [
    { path: svg('M-64 -2 C-64 -24 64 -24 64 -2 L60 8 C30 20 -30 20 -60 8 Z'), fill: ['#efe6d4', '#b9a98c'], round: 10, gloss: 0.4, ink: 4 },
    { path: svg('M-52 -20 C-52 -42 52 -42 52 -20 L50 -8 C26 2 -26 2 -50 -8 Z'), fill: ['#fff4dc', '#cdb890'], round: 9, gloss: 0.4 },
    { path: shaft(44, -276), fill: '#ffd27a', glow: true, detail: gold },
    { path: disc(0, -31, 44, 13), fill: '#fffbe8', glow: true, alpha: 0.9 },
    { path: poly(...rays), fill: ['#ffe08a', '#f0a52e'], round: 8, gloss: 0.9, ink: 4 },
    { path: disc(0, -190, 16), fill: '#fffbe8', round: 12, gloss: 1, ink: 3 },
  ];
}

function fang(s: number): Part {
  const path = svg(`M${s * 5} -34 C${s * 20} -36 ${s * 24} -22 ${s * 14} -2 C${s * 8} -10 ${s * 4} -22 ${s * 5} -34 Z`);
  return { path, fill: ['#e9dcc0', '#a88f66'], round: 6, gloss: 0.8 };
}

/** A young spider, up on its hind legs. */
export function spiderling(): Part[] {
  const leg = (s: number, kx: number, ky: number, fx: number, fy: number): Part[] => [
    { path: limb(s * 16, -58, 7, s * kx, ky, 6), fill: ['#8a6450', '#54392c'], round: 6, gloss: 0.5 },
    { path: limb(s * kx, ky, 6, s * fx, fy, 2), fill: ['#8a6450', '#36241c'], round: 5, gloss: 0.5 },
  ];
  const stripes = (c: Ctx) => {
    c.strokeStyle = '#f0902a';
    c.lineWidth = 9;
    for (const y of [-150, -124, -98]) c.stroke(svg(`M-50 ${y} C-20 ${y + 16} 20 ${y + 16} 50 ${y}`));
  };
  const eyes = [[-15, -64, 10], [15, -64, 10], [-32, -74, 6], [32, -74, 6]] as const;
  return [
    ...[-1, 1].flatMap((s) => [...leg(s, 70, -142, 100, -62), ...leg(s, 88, -106, 116, -22)]),
    {
      path: svg('M0 -176 C46 -174 62 -136 52 -100 C44 -74 22 -66 0 -66 C-22 -66 -44 -74 -52 -100 C-62 -136 -46 -174 0 -176 Z'),
      fill: ['#75606a', '#3a2b36'],
      round: 40,
      gloss: 0.7,
      ink: 4,
      detail: stripes,
    },
    ...[-1, 1].flatMap((s) => [...leg(s, 78, -72, 92, 4), ...leg(s, 54, -56, 58, 12)]),
    {
      path: svg('M0 -96 C36 -96 50 -74 44 -50 C38 -30 20 -22 0 -22 C-20 -22 -38 -30 -44 -50 C-50 -74 -36 -96 0 -96 Z'),
      fill: ['#8a727c', '#4a3842'],
      round: 30,
      gloss: 0.7,
      ink: 4,
    },
    ...[-1, 1].map(fang),
    ...eyes.map(([x, y, r]): Part => ({ path: disc(x, y, r), fill: ['#ff9a2e', '#ffb84a'], round: r, gloss: 0.4, ink: 2 })),
    { path: join(...eyes.map(([x, y, r]) => disc(x - r * 0.3, y - r * 0.35, r * 0.34))), fill: '#fff6d0', glow: true },
  ];
}

/** The Sorcerer: what the Spider is when she walks upright. */
export function sorcerer(): Part[] {
  const robe = svg('M-32 -150 C-46 -100 -56 -48 -76 2 C-50 10 -26 2 0 8 C26 2 50 10 76 2 C56 -48 46 -100 32 -150 Z');
  const arm = svg('M30 -152 C60 -150 84 -134 104 -168 L118 -158 C104 -112 66 -106 34 -124 Z');
  const web = (c: Ctx) => {
    c.strokeStyle = '#f0902a';
    c.lineWidth = 4;
    for (const x of [-40, -14, 14, 40]) c.stroke(svg(`M0 -150 L${x * 1.6} 8`));
    for (const y of [-110, -76, -42, -10]) c.stroke(svg(`M${y * 0.22 - 44} ${y} C-20 ${y + 16} 20 ${y + 16} ${44 - y * 0.22} ${y}`));
    c.lineWidth = 9;
    c.stroke(robe);
  };
  const spider = (s: number): Part => ({
    path: svg(`M${s * 30} -150 C${s * 76} -190 ${s * 92} -240 ${s * 84} -262 C${s * 70} -232 ${s * 50} -196 ${s * 22} -172 Z`),
    fill: ['#6a4a3c', '#2a1b16'], round: 6, gloss: 0.5,
  });
  return [
    spider(1),
    spider(-1),
    { path: robe, fill: ['#4a3542', '#33222e', '#1d121a'], round: 28, detail: web },
    { path: arm, fill: ['#5a4250', '#2c1d28'], round: 13 },
    { path: mirror(arm), fill: ['#5a4250', '#2c1d28'], round: 13 },
    { path: join(disc(112, -166, 11), disc(-112, -166, 11)), fill: ['#d8cfd8', '#9a8c9c'], round: 9 },
    { path: disc(112, -194, 15), fill: ['#ffd88a', '#f0902a'], glow: true },
    { path: disc(-112, -194, 15), fill: ['#ffd88a', '#f0902a'], glow: true },
    {
      path: svg('M0 -238 C30 -236 34 -200 26 -172 C18 -156 8 -148 0 -146 C-8 -148 -18 -156 -26 -172 C-34 -200 -30 -236 0 -238 Z'),
      fill: ['#e6dde4', '#a898a8'],
      round: 18,
    },
    {
      path: svg('M-36 -168 C-50 -226 -24 -252 0 -254 C24 -252 50 -226 36 -168 C34 -200 20 -222 0 -222 C-20 -222 -34 -200 -36 -168 Z'),
      fill: ['#2c1d26', '#140b12'],
      round: 12,
      gloss: 0.6,
    },
    {
      path: join(disc(-11, -194, 6, 5), disc(11, -194, 6, 5), disc(-19, -206, 4), disc(19, -206, 4), disc(-7, -210, 3), disc(7, -210, 3)),
      fill: '#ff8a1e',
      glow: true,
    },
    { path: svg('M-9 -170 C-4 -174 4 -174 9 -170 C4 -165 -4 -165 -9 -170 Z'), fill: '#4a1a2a', glow: true },
  ];
}
