import { disc, type Ctx } from '../../../bake/canvas.ts';
import type { Feature, Omen } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { filled, stops, stroked } from '../pen.ts';
import { omenSign } from '../signs/omens.ts';
import { palette } from '../style.ts';
import { corner, edgeNormal, hexRadius, onEdge } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';

interface Frieze {
  readonly ground: string;
  readonly mark: string;
  readonly path: string;
  readonly drawn: boolean;
}
const waves = { ground: '#17455c', mark: '#d8f0f2', path: 'M-6 1 q3 -5 6 0 q3 5 6 0', drawn: true } as const;
const friezes: Partial<Record<Feature, Frieze>> = {
  forest: { ground: '#1f2c1a', mark: '#c9cf8a', path: 'M-3.6 3 L0 -4.4 L3.6 3 Z', drawn: false },
  mountain: { ground: '#30363d', mark: '#f0e6d0', path: 'M-4.6 3 L-1.2 -3.6 L1 0 L2.2 -1.6 L5 3 Z', drawn: false },
  river: waves,
  lake: waves,
  chasm: { ground: '#0f0b09', mark: '#d0663a', path: 'M-4 -4.5 L0 3.5 L4 -4.5 Z', drawn: false },
};
const deep = 12;

/** A painted border along a covered edge, with the feature's own mark: it reads at any size and without colour. */
export function frieze(c: Ctx, e: number, feature: Feature): void {
  const look = friezes[feature];
  if (!look) throw new Error(`no border for ${feature}`);
  const inner = hexRadius - deep * 1.1547;
  const n = edgeNormal(e);
  c.save();
  c.beginPath();
  for (const { x, y } of [corner(e), corner(e + 1), corner(e + 1, inner), corner(e, inner)]) c.lineTo(x, y);
  c.closePath();
  c.fillStyle = look.ground;
  c.globalAlpha = 0.93;
  c.fill();
  c.globalAlpha = 0.9;
  c.strokeStyle = '#f1e2bd';
  c.lineWidth = 1.3;
  c.beginPath();
  c.moveTo(corner(e + 1, inner).x, corner(e + 1, inner).y);
  c.lineTo(corner(e, inner).x, corner(e, inner).y);
  c.stroke();
  c.globalAlpha = 1;
  for (let i = 0; i < 11; i++) {
    const at = onEdge(e, deep / 2 + 0.5, -0.86 + 0.172 * i);
    c.save();
    c.translate(at.x, at.y);
    c.rotate(Math.atan2(n.y, n.x) + Math.PI / 2);
    const path = new Path2D(look.path);
    c.strokeStyle = c.fillStyle = look.mark;
    c.lineWidth = 1.5;
    if (look.drawn) c.stroke(path);
    else c.fill(path);
    c.restore();
  }
  c.restore();
}

/** The three cuts, chalk dashes from the middle to corners 0, 2 and 4. */
export function zoneLines(c: Ctx, alpha = 0.6): void {
  c.save();
  c.setLineDash([7, 5]);
  for (const i of [0, 2, 4]) {
    const [a, b] = [corner(i, 9), corner(i, hexRadius - 5)];
    for (const [dx, dy, width, colour] of [[0.6, 0.9, 2.4, `rgba(30,22,16,${alpha * 0.6})`], [0, 0, 1.3, `rgba(250,238,208,${alpha})`]] as const) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.beginPath();
      c.moveTo(a.x + dx, a.y + dy);
      c.lineTo(b.x + dx, b.y + dy);
      c.stroke();
    }
  }
  c.restore();
  c.fillStyle = `rgba(250,238,208,${alpha})`;
  c.beginPath();
  c.arc(0, 0, 2, 0, 7);
  c.fill();
}

/** Where the omen of a hex is carved, from its middle. */
export const omenAt = { x: 0, y: hexRadius * 0.77 } as const;

/** A pebble let into the land, its omen in red ochre. */
export function omenStone(c: Ctx, omen: Omen): void {
  const { x, y } = omenAt;
  const pebble = disc(x, y, 16, 14.5);
  filled(c, disc(x + 1.8, y + 2.6, 16, 14.5), 'rgba(14,12,20,.55)');
  filled(c, pebble, stops(c.createRadialGradient(x - 6, y - 7, 2, x, y, 17), [[0, '#f4e8cd'], [0.6, '#d3c19c'], [1, '#8f7c5f']]));
  stroked(c, pebble, palette.ink, 1.2);
  filled(c, omenSign(omen, x + 0.6, y + 0.9, 22), 'rgba(255,244,220,.7)');
  filled(c, omenSign(omen, x, y, 22), '#8d3319');
}
