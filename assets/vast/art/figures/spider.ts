import { disc } from '../../../bake/canvas.ts';
import { glyphAt } from '../../../bake/glyphs.ts';
import { join, limb, svg } from '../../../bake/paths.ts';
import { type Part } from '../../../bake/sculpt.ts';

/** Wide: about 300 across. */
export function giantSpider(): Part[] {
  const parts: Part[] = [];
  const leg = (s: number, kx: number, ky: number, fx: number, fy: number, thick: number, behind: boolean): Part[] => [
    {
      path: limb(s * 26, -84, thick, s * kx, ky, thick * 0.9),
      fill: behind ? ['#5a4238', '#38261f'] : ['#7d5a46', '#4d362b'],
      round: thick,
      gloss: 0.55,
      ink: 3.5,
      detail: (c) => {
        c.strokeStyle = '#f0902a';
        c.lineWidth = 6;
        const mx = s * (26 + (kx - 26) * 0.72);
        const my = -84 + (ky + 84) * 0.72;
        c.stroke(disc(mx, my, thick * 0.9));
      },
    },
    {
      path: join(limb(s * kx, ky, thick * 0.85, s * fx, fy, 2.4)),
      fill: behind ? ['#5a4238', '#2a1b16'] : ['#7d5a46', '#36241c'],
      round: thick * 0.8,
      gloss: 0.55,
      ink: 3.5,
    },
  ];
  for (const s of [-1, 1]) {
    parts.push(...leg(s, 104, -226, 158, -104, 10, true));
    parts.push(...leg(s, 142, -182, 192, -48, 11, true));
  }
  // abdomen, rising behind
  parts.push({
    path: svg(
      'M0 -262 C64 -260 96 -206 86 -150 C76 -104 40 -88 0 -88 C-40 -88 -76 -104 -86 -150 C-96 -206 -64 -260 0 -262 Z',
    ), fill: ['#6a5560', '#43333f', '#251a24'], round: 62, gloss: 0.7, ink: 4,
    detail: (c) => {
      c.fillStyle = '#f0902a';
      c.fill(
        svg(
          'M0 -246 C20 -246 28 -226 16 -208 C8 -198 8 -190 16 -180 C30 -160 20 -138 0 -138 C-20 -138 -30 -160 -16 -180 C-8 -190 -8 -198 -16 -208 C-28 -226 -20 -246 0 -246 Z',
        ),
      );
      c.fillStyle = '#20141a';
      c.fill(glyphAt('death-skull', 0, -166, 40));
      c.strokeStyle = '#a08a80';
      c.lineWidth = 3;
      for (let i = 0; i < 46; i++) {
        const a = (i / 46) * Math.PI * 2;
        c.beginPath();
        c.moveTo(Math.cos(a) * 70, -176 + Math.sin(a) * 72);
        c.lineTo(Math.cos(a) * 84, -176 + Math.sin(a) * 86);
        c.stroke();
      }
    },
  });
  for (const s of [-1, 1]) {
    parts.push(...leg(s, 140, -132, 170, 2, 12, false));
    parts.push(...leg(s, 96, -100, 112, 18, 12, false));
  }
  // head
  parts.push({
    path: svg('M0 -134 C40 -134 60 -106 54 -74 C48 -46 26 -34 0 -34 C-26 -34 -48 -46 -54 -74 C-60 -106 -40 -134 0 -134 Z'),
    fill: ['#7d6670', '#4a3842', '#2a1d27'],
    round: 38,
    gloss: 0.7,
    ink: 4,
  });
  for (const s of [-1, 1])
    parts.push({
      path: svg(
        `M${s * 6} -48 C${s * 26} -50 ${s * 34} -36 ${s * 24} -18 C${s * 20} -8 ${s * 12} 0 ${s * 10} 8 C${s * 4} -8 ${s * 2} -30 ${s * 6} -48 Z`,
      ),
      fill: ['#e9dcc0', '#a88f66'],
      round: 9,
      gloss: 0.8,
    });
  for (const [x, y, r] of [[16, -84, 12], [36, -96, 8], [12, -106, 6.5], [34, -74, 6]] as const) for (const s of [-1, 1]) {
    parts.push({ path: disc(s * x, y, r), fill: ['#ff9a2e', '#ffb84a'], round: r, gloss: 0.4, ink: 2 });
    parts.push({ path: disc(s * x - r * 0.3, y - r * 0.35, r * 0.32), fill: '#fff6d0', glow: true });
  }
  return parts;
}

export function egg(): Part[] {
  const shell = (x: number, y: number, r: number): Part => ({
    path: svg(
      `M${x} ${y - r * 1.32} C${x + r * 0.84} ${y - r * 1.28} ${x + r * 1.1} ${y - r * 0.2} ${x + r * 0.92} ${y + r * 0.36} C${x + r * 0.72} ${y + r} ${x - r * 0.72} ${y + r} ` +
        `${x - r * 0.92} ${y + r * 0.36} C${x - r * 1.1} ${y - r * 0.2} ${x - r * 0.84} ${y - r * 1.28} ${x} ${y - r * 1.32} Z`,
    ),
    fill: ['#fbf3de', '#e0cdb0', '#b08f78'], round: r * 0.8, gloss: 0.6, ink: 4,
    detail: (c) => {
      c.fillStyle = '#9a5a34';
      for (const [dx, dy, q] of [[-0.3, -0.7, 0.12], [0.3, -0.4, 0.16], [-0.1, 0.05, 0.1], [0.45, 0.3, 0.1], [-0.5, 0.2, 0.14]] as const)
        c.fill(disc(x + dx * r, y + dy * r, q * r));
    },
  });
  const web = svg('M-78 8 C-60 -40 -62 -80 -34 -112 C-40 -70 -30 -30 -16 8 Z M78 8 C60 -40 62 -80 34 -112 C40 -70 30 -30 16 8 Z');
  return [
    { path: web, fill: ['#efe8f4', '#b3a6c4'], round: 5, ink: 3 },
    shell(0, -74, 50),
    shell(-38, -22, 30),
    shell(40, -20, 32),
  ];
}
