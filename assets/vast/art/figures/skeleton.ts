import { disc, type Ctx } from '../../../bake/canvas.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import type { Part } from '../../../bake/sculpt.ts';
import { BONE, bone, carried, type Arm } from './skeletonArms.ts';

const CLOTH: Record<Arm, readonly string[]> = {
  sword: ['#6b5a9a', '#3b2c5e'], bow: ['#4f7f6a', '#27463e'], knives: ['#9a7a3c', '#5c431e'],
  horn: ['#7d5f8c', '#49305a'], bomb: ['#4a6fa0', '#28375f'], scythe: ['#5a5a66', '#2a2a36'],
};

/** A skeleton, feet at (0, 0), about 240 tall. What it carries tells the six apart. */
export function skeleton(arm: Arm): Part[] {
  const { behind, front } = carried(arm);
  return [...behind, ...legs(), farArm(arm), ...trunk(arm), ...skull(arm), ...front];
}

function legs(): Part[] {
  const knee = (x: number) => join(disc(x - 4, -36, 7), disc(x + 4, -36, 7));
  return [-1, 1].flatMap((s) => [
    bone(join(limb(s * 16, -70, 7, s * 26, -34, 6), knee(s * 26))),
    bone(join(limb(s * 26, -36, 6, s * 24, -8, 6), svg(`M${s * 42} 0 C${s * 42} -10 ${s * 30} -14 ${s * 16} -12 L${s * 14} 0 Z`))),
  ]);
}

function farArm(arm: Arm): Part {
  if (arm === 'bow') return bone(join(limb(-30, -136, 6, -58, -122, 6), limb(-58, -122, 6, -74, -134, 6), disc(-76, -136, 11)));
  return bone(join(limb(-32, -138, 7, -52, -112, 6), limb(-52, -112, 6, -62, -86, 6), disc(-63, -80, 11)));
}

function trunk(arm: Arm): Part[] {
  const rag = svg(
    'M-34 -98 C-46 -70 -40 -52 -44 -34 L-30 -42 L-24 -28 L-12 -40 L-2 -26 L10 -40 L22 -30 L28 -42 L42 -32 C38 -56 44 -72 34 -98 Z',
  );
  const gaps = (c: Ctx) => {
    c.fillStyle = '#2a1a2c';
    for (let i = 0; i < 4; i++)
      for (const s of [-1, 1]) {
        const [y, side] = [i * 10, -141 + i * 9.4];
        const over = `M${s * 6} ${-146 + y} C${s * 16} ${-148 + y} ${s * 26} ${-146 + y} ${s * 31} ${side}`;
        c.fill(svg(`${over} C${s * 26} ${-141 + y} ${s * 16} ${-142 + y} ${s * 6} ${-140.5 + y} Z`));
      }
  };
  const cage = svg('M-34 -150 C-20 -160 20 -160 34 -150 C42 -136 38 -116 24 -108 L-24 -108 C-38 -116 -42 -136 -34 -150 Z');
  const hips = svg('M-28 -104 C-20 -112 20 -112 28 -104 C30 -92 18 -82 0 -84 C-18 -82 -30 -92 -28 -104 Z');
  return [
    bone(limb(0, -150, 8, 0, -90, 8)),
    { path: hips, fill: BONE, round: 8, ink: 3 },
    { path: rag, fill: CLOTH[arm], round: 8, ink: 3 },
    { path: cage, fill: BONE, round: 16, ink: 3, detail: gaps },
  ];
}

function skull(arm: Arm): Part[] {
  const dome = 'M-40 -204 C-42 -246 42 -246 40 -204 C40 -190 34 -184 28 -180 L26 -160 C14 -152 -14 -152 -26 -160 L-28 -180 C-34 -184 -40 -190 -40 -204 Z';
  const face = (c: Ctx) => {
    c.fillStyle = '#1d1020';
    c.fill(disc(-17, -200, 13, 14));
    c.fill(disc(17, -200, 13, 14));
    c.fill(svg('M0 -190 L-7 -178 L7 -178 Z'));
    c.strokeStyle = '#2a1a2c';
    c.lineWidth = 3;
    c.stroke(svg('M-22 -168 L22 -168 M-14 -175 L-14 -161 M-5 -176 L-5 -160 M5 -176 L5 -160 M14 -175 L14 -161'));
    c.lineWidth = 2.5;
    c.stroke(svg('M10 -236 L16 -224 L10 -218'));
  };
  const parts: Part[] = [{ path: svg(dome), fill: ['#fbf3dc', '#e3d4b0', '#b7a37c'], round: 24, gloss: 0.45, ink: 3.5, detail: face }];
  parts.push({ path: join(disc(-15, -199, 4.5), disc(18, -199, 4.5)), fill: arm === 'scythe' ? '#9affd8' : '#ffc35a', glow: true });
  if (arm === 'scythe') parts.push({ path: hood(), fill: ['#6a6a78', '#34343f'], round: 12 });
  return parts;
}

function hood() {
  return svg(
    'M-46 -160 C-62 -210 -44 -258 0 -262 C44 -258 62 -210 46 -160 L34 -168 C46 -206 30 -234 0 -236 C-30 -234 -46 -206 -34 -168 Z',
  );
}
