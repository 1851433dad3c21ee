import { cutCard, grown, softShadow, type CardLook } from '../../bake/cutCard.ts';
import { context, disc, lighten } from './shapes.ts';
import { badge, SECTIONS, sign, type Section } from './glyphs.ts';
import { sculpt, type Box, type Part } from './sculpt.ts';

interface Standee {
  card: HTMLCanvasElement;
  base: HTMLCanvasElement;
  shadow: HTMLCanvasElement;
  foot: { x: number; y: number };
  baseMid: { x: number; y: number };
  scale: number;
}
export type Owner = Section | 'threat' | 'lander';
const TILT = 0.46;
const PAD = 16;
const OWN: Record<string, { base: string; dark: string; code: string; ink: string }> = {
  threat: { base: '#3a2026', dark: '#12080b', code: '', ink: '#ff8a2a' },
  lander: { base: '#8a99a8', dark: '#2b3644', code: 'MULE', ink: '#0b1626' },
};

const printed: CardLook = {
  rims: [['#ffd9a0', -2.2, -2.2, 0.85], ['#59d8ff', 2.2, 1.2, 0.7]],
  plies: { count: 8, dx: 0.6, dy: 0.42, colours: ['#0c1420', '#5c6a79', '#2c3846'] },
  core: '#eef1ef',
  shade: ['rgba(4,14,30,0)', 'rgba(4,14,30,.42)'],
};

export function standee(parts: readonly Part[], owner: Owner, box: Box, scale: number, baseR = 64): Standee {
  const art = sculpt(parts, box, scale);
  const pad = PAD * scale;
  const hull = grown(context, art, pad, 5.5 * scale, 28);
  return {
    card: cutCard(context, art, hull, pad, scale, printed),
    base: base(owner, baseR, scale),
    shadow: softShadow(context, hull, '#020a18', scale),
    foot: { x: pad - box.x * scale, y: pad - box.y * scale },
    baseMid: { x: (baseR + 10) * scale, y: (baseR * TILT + 10) * scale },
    scale,
  };
}

/** A round base in the section's colour with its mark and three letters on the front. */
export function base(owner: Owner, r: number, scale: number) {
  const o =
    owner in SECTIONS
      ? {
          base: SECTIONS[owner as Section].colour,
          dark: SECTIONS[owner as Section].dark,
          code: SECTIONS[owner as Section].code,
          ink: '#06101c',
        }
      : OWN[owner]!;
  const thick = 19,
    ry = r * TILT,
    w = (r + 10) * 2;
  const ctx = context(w * scale, (ry * 2 + thick + 34) * scale);
  ctx.scale(scale, scale);
  ctx.translate(w / 2, ry + 10);
  const side = ctx.createLinearGradient(-r, 0, r, 0);
  side.addColorStop(0, lighten(o.base, 0.25));
  side.addColorStop(0.4, o.base);
  side.addColorStop(1, o.dark);
  for (let i = thick; i > 0; i--) {
    ctx.fillStyle = i === thick ? '#040a12' : side;
    ctx.fill(disc(0, i, r, ry));
  }
  const top = ctx.createLinearGradient(-r * 0.7, -ry, r * 0.7, ry);
  top.addColorStop(0, '#6a7a8c');
  top.addColorStop(0.5, '#2b3848');
  top.addColorStop(1, '#141d29');
  ctx.fillStyle = top;
  ctx.fill(disc(0, 0, r, ry));
  ctx.lineWidth = 4;
  ctx.strokeStyle = o.base;
  ctx.stroke(disc(0, 0, r - 4, ry - 3));
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = 'rgba(255,255,255,.55)';
  ctx.stroke(disc(0, 0, r - 0.8, ry - 0.8));
  ctx.textAlign = 'center';
  if (owner === 'threat') sign(ctx, 'danger', 0, ry * 0.98 + 3, r * 0.42, o.ink);
  else if (owner in SECTIONS) {
    const pw = r * 1.86,
      ph = r * 0.66,
      py = ry * 0.42;
    ctx.fillStyle = 'rgba(5,14,24,.96)';
    ctx.beginPath();
    ctx.roundRect(-pw / 2, py, pw, ph, 12);
    ctx.fill();
    ctx.lineWidth = 3.4;
    ctx.strokeStyle = o.base;
    ctx.stroke();
    badge(ctx, owner as Section, -r * 0.58, py + ph / 2, r * 0.54, true);
    ctx.font = `700 ${r * 0.6}px "Saira Condensed"`;
    ctx.fillStyle = '#ffffff';
    ctx.fillText(o.code, r * 0.27, py + ph * 0.81);
  }
  return ctx.canvas;
}
