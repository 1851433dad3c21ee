export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle that lies straight, by its upper left corner. */
export interface Strip extends Point {
  readonly width: number;
  readonly height: number;
}

export const strip = (x: number, y: number, width: number, height: number): Strip => ({ x, y, width, height });

/** Where a hand can touch something. Lengths are units of the scene. */
export type Area =
  | {
      readonly shape: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly round?: number;
    }
  | { readonly shape: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  /** x, y of each corner in order, flat. */
  | { readonly shape: 'polygon'; readonly points: readonly number[] };

/** A rectangle round the origin, for things; `round` is the radius of its corners when it is drawn. */
export const box = (width: number, height: number, round = 0): Area => ({
  shape: 'rect',
  x: -width / 2,
  y: -height / 2,
  width,
  height,
  round,
});

export const disc = (radius: number): Area => ({ shape: 'circle', x: 0, y: 0, radius });

/** A regular hexagon round the origin; `radius` runs to a corner. */
export function hexagon(radius: number, top: 'pointy' | 'flat' = 'pointy'): Area {
  const points: number[] = [];
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 3) * k + (top === 'pointy' ? Math.PI / 6 : 0);
    points.push(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  return { shape: 'polygon', points };
}

export function shifted(area: Area, dx: number, dy: number): Area {
  if (area.shape !== 'polygon') return { ...area, x: area.x + dx, y: area.y + dy };
  return { shape: 'polygon', points: area.points.map((v, i) => v + (i % 2 === 0 ? dx : dy)) };
}

export function contains(area: Area, { x, y }: Point): boolean {
  switch (area.shape) {
    case 'rect':
      return x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;
    case 'circle':
      return (x - area.x) ** 2 + (y - area.y) ** 2 <= area.radius ** 2;
    case 'polygon': {
      let inside = false;
      eachEdge(area.points, (ax, ay, bx, by) => {
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      });
      return inside;
    }
  }
}

/** How far a point is from an area; 0 inside. */
export function distanceTo(area: Area, point: Point): number {
  if (contains(area, point)) return 0;
  const { x, y } = point;
  switch (area.shape) {
    case 'rect':
      return Math.hypot(Math.max(area.x - x, 0, x - area.x - area.width), Math.max(area.y - y, 0, y - area.y - area.height));
    case 'circle':
      return Math.hypot(x - area.x, y - area.y) - area.radius;
    case 'polygon':
      return toRim(area.points, point);
  }
}

function toRim(points: readonly number[], { x, y }: Point): number {
  let least = Infinity;
  eachEdge(points, (ax, ay, bx, by) => {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  });
  return least;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(area: Area): Bounds {
  if (area.shape === 'rect') return { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height };
  if (area.shape === 'circle') {
    return { left: area.x - area.radius, top: area.y - area.radius, right: area.x + area.radius, bottom: area.y + area.radius };
  }
  const xs = area.points.filter((_, i) => i % 2 === 0);
  const ys = area.points.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Where a finger surely meets it: the middle, unless the shape is bent round its middle. */
export function centreOf(area: Area): Point {
  const { left, top, right, bottom } = boundsOf(area);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (area.shape !== 'polygon') return middle;
  const depth = (point: Point): number => (contains(area, point) ? toRim(area.points, point) : -1);
  if (depth(middle) > girth(area) / 4) return middle;
  const steps = [1, 2, 3, 4, 5, 6, 7].map((k) => k / 8);
  const inside = steps.flatMap((u) => steps.map((v) => ({ x: left + (right - left) * u, y: top + (bottom - top) * v })));
  return inside.reduce((best, point) => (depth(point) > depth(best) ? point : best), middle);
}

/** Half of the shorter side: how big a thing is in the hand. */
export function girth(area: Area): number {
  const { left, top, right, bottom } = boundsOf(area);
  return Math.min(right - left, bottom - top) / 2;
}

function eachEdge(points: readonly number[], edge: (ax: number, ay: number, bx: number, by: number) => void): void {
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) edge(points[j]!, points[j + 1]!, points[i]!, points[i + 1]!);
}
