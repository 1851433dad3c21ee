import { boundsOf, centreOf, girth, type Area, type Point } from '../stage/shapes.ts';

const cornerSteps = 5;
const circleSteps = 48;

/** The edge of an area as a closed line of points (x, y, flat), grown outwards by `grow` units. */
export function outlineOf(area: Area, grow = 0): number[] {
  if (area.shape === 'circle') {
    return Array.from({ length: circleSteps }, (_, k) => (k / circleSteps) * 2 * Math.PI).flatMap((a) => [
      area.x + (area.radius + grow) * Math.cos(a),
      area.y + (area.radius + grow) * Math.sin(a),
    ]);
  }
  if (area.shape === 'polygon') {
    const { x, y } = centreOf(area);
    const scale = 1 + grow / (girth(area) || 1);
    return area.points.map((v, i) => (i % 2 === 0 ? x + (v - x) * scale : y + (v - y) * scale));
  }
  const { left, top, right, bottom } = boundsOf(area);
  const most = Math.min(right - left, bottom - top) / 2 + grow;
  const r = Math.max(0, Math.min(most, (area.round ?? 0) + Math.max(0, grow)));
  const arc = (x: number, y: number, from: number): number[] =>
    Array.from({ length: cornerSteps + 1 }, (_, k) => from + ((Math.PI / 2) * k) / cornerSteps).flatMap((a) => [
      x + r * Math.cos(a),
      y + r * Math.sin(a),
    ]);
  const [l, t, e, b] = [left - grow + r, top - grow + r, right + grow - r, bottom + grow - r];
  return [...arc(l, t, Math.PI), ...arc(e, t, -Math.PI / 2), ...arc(e, b, 0), ...arc(l, b, Math.PI / 2)];
}

/** Points at even distances along a closed line, with the outward direction. */
export function along(points: readonly number[], count: number): readonly (Point & { readonly out: Point })[] {
  const n = points.length / 2;
  const at = (i: number): Point => ({ x: points[(i % n) * 2]!, y: points[(i % n) * 2 + 1]! });
  const lengths = Array.from({ length: n }, (_, i) => Math.hypot(at(i + 1).x - at(i).x, at(i + 1).y - at(i).y));
  const whole = lengths.reduce((sum, l) => sum + l, 0);
  return Array.from({ length: count }, (_, k) => {
    let left = (whole * (k + 0.5)) / count;
    let i = 0;
    while (i < n - 1 && left > lengths[i]!) left -= lengths[i++]!;
    const [a, b] = [at(i), at(i + 1)];
    const t = lengths[i]! > 0 ? left / lengths[i]! : 0;
    const length = lengths[i]! || 1;
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, out: { x: (b.y - a.y) / length, y: (a.x - b.x) / length } };
  });
}

/** A closed line cut into dashes: [x1, y1, x2, y2] each. */
export function dashed(points: readonly number[], dash: number): readonly (readonly [number, number, number, number])[] {
  const n = points.length / 2;
  let whole = 0;
  for (let i = 0; i < n; i++)
    whole += Math.hypot(points[((i + 1) % n) * 2]! - points[i * 2]!, points[((i + 1) % n) * 2 + 1]! - points[i * 2 + 1]!);
  const count = Math.max(6, Math.round(whole / (2 * dash)));
  const spots = along(points, count * 2);
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [spots[2 * k]!, spots[2 * k + 1]!];
    return [a.x, a.y, b.x, b.y] as const;
  });
}

/** The runs of a closed line that are seen, looked at every `step` units; each is an open line of points (x, y, flat). */
export function seenOf(points: readonly number[], step: number, isSeen: (x: number, y: number) => boolean): number[][] {
  const n = points.length / 2;
  const fine: Point[] = [];
  for (let i = 0; i < n; i++) {
    const [ax, ay, bx, by] = [points[i * 2]!, points[i * 2 + 1]!, points[((i + 1) % n) * 2]!, points[((i + 1) % n) * 2 + 1]!];
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < parts; k++) fine.push({ x: ax + ((bx - ax) * k) / parts, y: ay + ((by - ay) * k) / parts });
  }
  const seen = fine.map(({ x, y }) => isSeen(x, y));
  const hidden = seen.indexOf(false);
  // from behind what hides it, or a run over the first point would be two
  const turned = fine.map((_, k) => (k + Math.max(0, hidden)) % fine.length);
  if (hidden < 0) turned.push(0);
  const runs: number[][] = [[]];
  for (const k of turned) {
    if (seen[k]) runs.at(-1)!.push(fine[k]!.x, fine[k]!.y);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 2);
}
