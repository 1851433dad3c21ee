import type { Feature } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import { corner, edgeMiddle, edgeNormal, hexRadius, lerp, zoneCentre, type Pt } from '../../../../src/table/games/stonesaga/printed/hexagon.ts';
import type { Country } from './land.ts';

/** A line with a half width: x, y, w. A width below zero lifts the pen. */
export type Stroke = readonly (readonly [x: number, y: number, w: number])[];
type Knot = readonly [at: Pt, w: number];

/** Size of the arrays in shaders/stonesaga/hex.glsl. */
export const mostPoints = 64;

/** Runs of covered edges that touch each other, clockwise. */
function runs({ full }: Country, feature: Feature): number[][] {
  const on = (e: number): boolean => full[(e + 6) % 6] === feature;
  const out: number[][] = [];
  for (let e = 0; e < 6; e++) {
    if (!on(e) || on(e - 1)) continue;
    const run = [e];
    while (on(run.at(-1)! + 1) && run.length < 6) run.push(run.at(-1)! + 1);
    out.push(run);
  }
  return out;
}

/** A smooth line through the knots (Catmull-Rom). */
function bend(knots: readonly Knot[], n: number): Stroke {
  const out: [number, number, number][] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [knots[Math.max(0, i - 1)]!, knots[i]!, knots[i + 1]!, knots[Math.min(knots.length - 1, i + 2)]!];
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const curve = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      out.push([curve(a[0].x, b[0].x, c[0].x, d[0].x), curve(a[0].y, b[0].y, c[0].y, d[0].y), b[1] + (c[1] - b[1]) * t]);
    }
  }
  const [end, w] = knots.at(-1)!;
  return [...out, [end.x, end.y, w]];
}

/** A covered edge is a stroke that lies on the border from corner to corner. */
function onBorder(run: readonly number[], half: number, middle: number): Stroke {
  return run.flatMap((e, i) => {
    const [a, b] = [corner(e), corner(e + 1)];
    const knots: Knot[] = [i === 0 ? [lerp(a, b, -0.1), half] : [a, half * 1.05], [lerp(a, b, 0.5), half * middle]];
    if (i === run.length - 1) knots.push([lerp(a, b, 1.1), half]);
    return knots.map(([p, w]) => [p.x, p.y, w] as const);
  });
}

/** In by a narrow mouth and through the zone; out by the other edge, or into the water that covers it. */
function riverThrough(k: number, covered: number | undefined): Stroke {
  const into = covered ?? 2 * k + 1;
  const from = into === 2 * k ? 2 * k + 1 : 2 * k;
  const c = zoneCentre(k);
  const a = edgeMiddle(from, 1.06);
  const m = edgeMiddle(into, covered === undefined ? 1.06 : 0.98);
  const side = from < into ? 1 : -1;
  const n = edgeNormal(from);
  return bend(
    [
      [a, 9],
      [{ x: a.x + (c.x - a.x) * 0.45 - n.y * 9 * side, y: a.y + (c.y - a.y) * 0.45 + n.x * 9 * side }, 8.5],
      [{ x: c.x * 0.86 + n.y * 6 * side, y: c.y * 0.86 - n.x * 6 * side }, 9.5],
      [lerp(c, m, 0.55), 11.5],
      [m, covered === undefined ? 9 : 16],
    ],
    5,
  );
}

/** From a covered edge a tapering crack runs inwards; elsewhere a chasm is a gash across its zone. */
function chasmThrough(k: number, covered: number | undefined): Stroke {
  const c = zoneCentre(k);
  if (covered === undefined) {
    const [a, b] = [corner(2 * k), corner(2 * k + 2)];
    return bend([[lerp(c, a, 0.7), 1], [lerp(c, a, 0.3), 11], [c, 14], [lerp(c, b, 0.3), 10], [lerp(c, b, 0.7), 1]], 4);
  }
  const m = edgeMiddle(covered);
  const n = edgeNormal(covered);
  const t = { x: -n.y, y: n.x };
  const far = { x: c.x * 0.46 + t.x * 10, y: c.y * 0.46 + t.y * 10 };
  const at = (along: number, back: number, w: number): readonly [number, number, number] => {
    const p = lerp(m, far, along);
    return [p.x - t.x * back, p.y - t.y * back, w];
  };
  return [at(0, 26, 24), at(0.42, 24, 16), at(0.7, 8, 9), at(1, 14, 1.5)];
}

/** All rivers or all chasms of a hex in one line, the pen lifted in between. */
export function strokes(hex: Country, feature: 'river' | 'chasm'): Stroke {
  const half = (feature === 'river' ? 0.2 : 0.25) * hexRadius;
  const parts = [
    ...runs(hex, feature).map((run) => onBorder(run, half, feature === 'river' ? 1.02 : 0.9)),
    ...hex.zones.flatMap((zone, k) => {
      if (!zone.includes(feature)) return [];
      const covered = [2 * k, 2 * k + 1].find((e) => hex.full[e] === feature);
      return [feature === 'river' ? riverThrough(k, covered) : chasmThrough(k, covered)];
    }),
  ];
  const line = parts.flatMap((part, i) => (i === 0 ? [...part] : [[0, 0, -1] as const, ...part]));
  if (line.length > mostPoints) throw new Error(`${hex.id}: ${feature} has ${line.length} points`);
  return line;
}

export function strokeDistance(line: Stroke, p: Pt): number {
  let d = 1e9;
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (a[2] < 0 || b[2] < 0) continue;
    const [bx, by, ax, ay] = [b[0] - a[0], b[1] - a[1], p.x - a[0], p.y - a[1]];
    const h = Math.max(0, Math.min(1, (ax * bx + ay * by) / (bx * bx + by * by || 1)));
    d = Math.min(d, Math.hypot(ax - bx * h, ay - by * h) - (a[2] + (b[2] - a[2]) * h));
  }
  return d;
}
