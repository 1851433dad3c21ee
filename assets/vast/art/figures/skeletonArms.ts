import { disc } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';

export type Arm = 'sword' | 'bow' | 'knives' | 'horn' | 'bomb' | 'scythe';
export const BONE = ['#f4ead0', '#dccba6', '#a8946f'] as const;
const BLADE = ['#e9e6f2', '#8f8aa2'];
const GOLD = '#e0a63c';

export function bone(path: Path2D): Part {
  return { path, fill: BONE, round: 7, gloss: 0.3, ink: 3 };
}

/** The near arm and what it holds; `behind` is drawn before the body. */
export function carried(arm: Arm): { behind: Part[]; front: Part[] } {
  const raised = bone(join(limb(32, -140, 7, 60, -130, 6), limb(60, -130, 6, 74, -162, 6)));
  const hanging = bone(join(limb(32, -138, 7, 54, -114, 6), limb(54, -114, 6, 66, -90, 6)));
  if (arm === 'sword') return { behind: [], front: [raised, ...swordAndShield()] };
  if (arm === 'bow') return { behind: [], front: bow() };
  if (arm === 'knives') return { behind: [], front: [hanging, ...knives()] };
  if (arm === 'horn') return { behind: [], front: [raised, ...horn()] };
  if (arm === 'bomb') return { behind: [], front: bomb() };
  return { behind: scythe(), front: [hanging, { path: disc(68, -88, 11), fill: BONE, round: 9 }] };
}

function swordAndShield(): Part[] {
  const rim = disc(-66, -92, 31);
  return [
    { path: svg('M68 -176 L80 -176 L100 -276 C92 -286 84 -284 78 -276 Z'), fill: BLADE, round: 6, gloss: 0.9 },
    { path: limb(52, -174, 5, 96, -166, 5), fill: GOLD, round: 5, gloss: 0.7 },
    {
      path: disc(-66, -92, 34), fill: ['#8d6a44', '#5b3d28'], round: 14,
      detail: (c) => {
        c.strokeStyle = '#9a94a6';
        c.lineWidth = 8;
        c.stroke(rim);
      },
    },
    { path: disc(-66, -92, 11), fill: '#c0bacb', round: 9, gloss: 0.9 },
  ];
}

function bow(): Part[] {
  return [
    { path: svg('M-78 -210 C-112 -176 -112 -96 -78 -60 C-98 -96 -98 -176 -78 -210 Z'), fill: '#8a5a30', round: 5 },
    { path: svg('M-79 -208 L-40 -136 L-79 -62 L-77 -62 L-37 -136 L-77 -208 Z'), fill: '#efe6d0', glow: true },
    {
      path: svg('M-118 -136 L-104 -144 L-104 -138 L-30 -138 L-30 -133 L-104 -133 L-104 -128 Z'),
      fill: '#d8d2df', round: 3, gloss: 0.7,
    },
    bone(join(limb(32, -140, 7, 40, -118, 6), limb(40, -118, 6, -28, -134, 6), disc(-30, -135, 10))),
  ];
}

function knives(): Part[] {
  return [
    { path: svg('M58 -86 L74 -90 L98 -20 C84 -30 66 -60 58 -86 Z'), fill: BLADE, round: 5, gloss: 0.9 },
    { path: svg('M-58 -76 L-74 -80 L-98 -8 C-84 -20 -66 -50 -58 -76 Z'), fill: BLADE, round: 5, gloss: 0.9 },
    { path: disc(66, -88, 10), fill: BONE, round: 8 },
  ];
}

function horn(): Part[] {
  const tube = 'M22 -168 C40 -180 62 -186 82 -206 C98 -222 100 -238 118 -246 L128 -208 C112 -204 104 -186 84 -172 C64 -158 40 -156 26 -156 Z';
  const plate = (x: number): Part => ({ path: disc(x, -144, 22), fill: ['#8f8aa2', '#57516b'], round: 18, gloss: 0.8 });
  return [
    { path: svg(tube), fill: ['#f0dcae', '#8a5a30'], round: 10, gloss: 0.5 },
    plate(-40),
    plate(40),
    { path: disc(76, -168, 11), fill: BONE, round: 9 },
  ];
}

function bomb(): Part[] {
  return [
    bone(join(limb(32, -138, 7, 56, -120, 6), limb(56, -120, 6, 64, -150, 6))),
    { path: disc(66, -176, 26), fill: ['#4a4356', '#1f1a28'], round: 24, gloss: 0.9 },
    { path: svg('M74 -200 C80 -214 92 -212 96 -222 L100 -218 C96 -206 84 -206 80 -197 Z'), fill: '#d8c39a', round: 3 },
    { path: disc(99, -222, 8), fill: '#ffd477', glow: true },
  ];
}

function scythe(): Part[] {
  return [
    { path: limb(62, 0, 5, 74, -262, 5), fill: ['#8a6a4a', '#4a3322'], round: 5 },
    {
      path: svg('M82 -266 C40 -300 -30 -296 -74 -252 C-40 -272 20 -272 64 -246 Z'),
      fill: ['#eceaf4', '#8a86a0'], round: 7, gloss: 0.9, ink: 4,
    },
  ];
}
