import fragment from '../../../shaders/vanguard/die.glsl?raw';
import { context, type Ctx } from './shapes.ts';
import { render, toCanvas } from './gl.ts';
import { DICE, mask, type Colour } from './glyphs.ts';

/** A die: colour, the sign or two signs on top, brackets when that side is its commonest. */
export interface Die {
  kind: Colour | 'danger' | 'injury';
  top: string;
  side?: [string, string];
  common?: boolean;
  yaw?: number;
}
const LOOK: Record<string, { body: string; field: string; ink: string }> = {
  red: { body: '#cf3a2c', field: '#5e100d', ink: '#fff6ea' },
  blue: { body: '#2f78dc', field: '#0b2c66', ink: '#f0faff' },
  green: { body: '#2fa862', field: '#0a4729', ink: '#f2fff4' },
  danger: { body: '#f39a21', field: '#1a1410', ink: '#ffc057' },
  injury: { body: '#e8e6df', field: '#f4f1e9', ink: '#a01620' },
};
const SPAN = 1.62;
const hex = (h: string) => [1, 3, 5].map((i) => Math.pow(parseInt(h.slice(i, i + 2), 16) / 255, 2.2));

/** Two signs share a face as `A+B`, side by side. */
function paintFace(ctx: Ctx, x: number, what: string, kind: Die['kind'], common: boolean, n: number) {
  ctx.save();
  ctx.translate(x, 0);
  ctx.globalCompositeOperation = 'lighter';
  // the sunk field has the colour's own shape: red square, blue round, green six-sided
  ctx.fillStyle = '#00ff00';
  ctx.beginPath();
  const c = n / 2,
    r = n * 0.385;
  if (kind === 'blue') ctx.arc(c, c, r * 1.03, 0, 7);
  else if (kind === 'green')
    for (let i = 0; i < 6; i++) ctx.lineTo(c + Math.cos((i * Math.PI) / 3) * r * 1.1, c + Math.sin((i * Math.PI) / 3) * r * 1.1);
  else if (kind === 'danger') {
    for (let i = 0; i < 8; i++)
      ctx.lineTo(c + Math.cos(((i + 0.5) * Math.PI) / 4) * r * 1.08, c + Math.sin(((i + 0.5) * Math.PI) / 4) * r * 1.08);
  } else if (kind === 'red') ctx.roundRect(c - r * 0.96, c - r * 0.96, r * 1.92, r * 1.92, n * 0.05);
  ctx.fill();
  const put = (name: string, px: number, py: number, size: number) => {
    const m = context(Math.round(size));
    m.drawImage(mask(name, Math.round(size)), 0, 0);
    m.globalCompositeOperation = 'source-in';
    m.fillStyle = '#ff0000';
    m.fillRect(0, 0, size, size);
    ctx.drawImage(m.canvas, px - size / 2, py - size / 2);
  };
  const one = (s: string) => (s === 'BAS' ? DICE[kind as Colour].base : s);
  if (/^\d$/.test(what)) {
    ctx.fillStyle = '#ff0000';
    ctx.font = `700 ${n * 0.62}px "Saira Condensed"`;
    ctx.textAlign = 'center';
    ctx.fillText(what, c, c + n * 0.215);
  } else if (what.includes('+')) {
    const [a, b] = what.split('+') as [string, string];
    put(one(a), c - n * 0.165, c - n * 0.145, n * 0.4);
    put(one(b), c + n * 0.165, c + n * 0.145, n * 0.4);
  } else put(one(what), c, c, n * (kind === 'injury' ? 0.64 : 0.6));
  if (common) {
    ctx.strokeStyle = '#0000ff';
    ctx.lineWidth = n * 0.032;
    ctx.lineCap = 'butt';
    const q = n * 0.152,
      l = n * 0.095;
    for (const [sx, sy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const px = sx ? n - q : q,
        py = sy ? n - q : q,
        dx = sx ? -l : l,
        dy = sy ? -l : l;
      ctx.beginPath();
      ctx.moveTo(px + dx, py);
      ctx.lineTo(px, py);
      ctx.lineTo(px, py + dy);
      ctx.stroke();
    }
  }
  ctx.restore();
}

const OTHERS: Record<string, [string, string]> = {
  red: ['GRD', 'LFT'],
  blue: ['CMP', 'FIX'],
  green: ['SNS', 'MND'],
  danger: ['1', '0'],
  injury: ['PAIN', 'SHOCK'],
};
const made = new Map<string, HTMLCanvasElement>();

/** The picture of a die whose edge is `edge` pixels at scale k. */
export function dieCanvas(d: Die, edge: number, k = 2): HTMLCanvasElement {
  const key = JSON.stringify(d) + edge + k;
  const known = made.get(key);
  if (known) return known;
  const n = 256;
  const faces = context(n * 3, n);
  faces.fillStyle = '#000';
  faces.fillRect(0, 0, n * 3, n);
  const side = d.side ?? OTHERS[d.kind]!;
  paintFace(faces, 0, d.top, d.kind, d.common ?? false, n);
  paintFace(faces, n, side[0], d.kind, false, n);
  paintFace(faces, n * 2, side[1], d.kind, false, n);
  const look = LOOK[d.kind]!;
  const px = Math.round(edge * SPAN * k);
  const out = toCanvas(
    render({
      fragment,
      width: px,
      height: px,
      textures: { uFaces: faces.canvas },
      uniforms: {
        uYaw: d.yaw ?? 0,
        uBody: hex(look.body),
        uField: hex(look.field),
        uInk: hex(look.ink),
        uHow: [1, 0.12, 0],
        uSpan: SPAN,
        uPixel: [SPAN / px, SPAN / px],
      },
    }),
  );
  made.set(key, out);
  return out;
}
