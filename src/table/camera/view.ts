import type { Point } from '../stage/shapes.ts';

export type QuarterTurn = 0 | 1 | 2 | 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a screen looks at: the point of the table in its middle, CSS pixels per unit, and its quarter turn. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly turn: QuarterTurn;
}

const cosines = [1, 0, -1, 0] as const;
const sines = [0, 1, 0, -1] as const;

export function toScreen(view: CameraView, screen: Size, { x, y }: Point): Point {
  const [cos, sin] = [cosines[view.turn], sines[view.turn]];
  const [dx, dy] = [(x - view.x) * view.zoom, (y - view.y) * view.zoom];
  return { x: screen.width / 2 + dx * cos - dy * sin, y: screen.height / 2 + dx * sin + dy * cos };
}

export function toTable(view: CameraView, screen: Size, { x, y }: Point): Point {
  const offset = across(view, { x: x - screen.width / 2, y: y - screen.height / 2 });
  return { x: view.x + offset.x, y: view.y + offset.y };
}

/** A way on the screen, as a way on the table. */
function across(view: CameraView, { x, y }: Point): Point {
  const [cos, sin] = [cosines[view.turn], sines[view.turn]];
  return { x: (x * cos + y * sin) / view.zoom, y: (y * cos - x * sin) / view.zoom };
}

/** The whole table, with a small margin. */
export function fitted(table: Size, screen: Size, turn: QuarterTurn, margin = 0.012): CameraView {
  const [width, height] = turn % 2 === 0 ? [table.width, table.height] : [table.height, table.width];
  const zoom = Math.min(screen.width / width, screen.height / height) * (1 - 2 * margin);
  return { x: table.width / 2, y: table.height / 2, zoom: zoom > 0 && Number.isFinite(zoom) ? zoom : 1, turn };
}

export const panned = (view: CameraView, by: Point): CameraView => {
  const way = across(view, by);
  return { ...view, x: view.x - way.x, y: view.y - way.y };
};

/** Keep the point of the table that lies under `at` there. */
export function zoomed(view: CameraView, screen: Size, at: Point, factor: number): CameraView {
  const pinned = toTable(view, screen, at);
  const closer = { ...view, zoom: view.zoom * factor };
  const now = toTable(closer, screen, at);
  return { ...closer, x: closer.x + pinned.x - now.x, y: closer.y + pinned.y - now.y };
}

/** Two fingers move from a to b: what was under them stays under them, as far as a screen without free rotation allows. */
export function pinched(view: CameraView, screen: Size, a: readonly [Point, Point], b: readonly [Point, Point]): CameraView {
  const span = ([p, q]: readonly [Point, Point]): number => Math.max(1, Math.hypot(p.x - q.x, p.y - q.y));
  const middle = ([p, q]: readonly [Point, Point]): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const [from, to] = [middle(a), middle(b)];
  return zoomed(panned(view, { x: to.x - from.x, y: to.y - from.y }), screen, to, span(b) / span(a));
}

/** A screen turned to the reader at another side of the table keeps looking at the same point. */
export const turned = (view: CameraView, turn: QuarterTurn): CameraView => ({ ...view, turn });

export interface ZoomLimits {
  /** Of the zoom at which the table fits. */
  readonly least: number;
  readonly most: number;
}

export const usualLimits: ZoomLimits = { least: 0.75, most: 9 };

/** The table can never be lost: it is centred along an axis on which it fits, and fills the screen along one on which it does not. */
export function clamped(view: CameraView, table: Size, screen: Size, limits: ZoomLimits = usualLimits): CameraView {
  const whole = fitted(table, screen, view.turn, 0).zoom;
  const zoom = Math.min(whole * limits.most, Math.max(whole * limits.least, view.zoom));
  const [across, down] = view.turn % 2 === 0 ? [screen.width, screen.height] : [screen.height, screen.width];
  return { ...view, zoom, x: held(view.x, table.width, across / zoom), y: held(view.y, table.height, down / zoom) };
}

/** A strip of felt may show beyond the edge, so that what lies at the edge can be brought to the middle of a phone. */
const beyond = 0.22;

function held(at: number, length: number, seen: number): number {
  const slack = Math.max(0, length - seen) / 2 + Math.min(seen, length) * beyond * (length > seen ? 1 : 0);
  return Math.min(length / 2 + slack, Math.max(length / 2 - slack, at));
}
