import type { Point } from './shapes.ts';

/**
 * How a flat element is bent to the four corners of a table: a 3 x 3 matrix by rows, that takes a point of the element to one of the page.
 * The browser draws it with one CSS matrix; hands come back by its exact inverse.
 */
export type Warp = readonly [number, number, number, number, number, number, number, number, number];

/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** What the table needs to know of a page that is bent: points of the page as points of the table's own element, and back. */
export interface Bent {
  toTable(page: Point): Point;
  toPage(table: Point): Point;
}

export const flat: Warp = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const cornersOf = (width: number, height: number): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** The warp that takes an element of this size to these corners; null if they do not make a picture that can be seen through. */
export function warpTo(width: number, height: number, corners: Corners): Warp | null {
  if (!isSound(corners) || width <= 0 || height <= 0) return null;
  const [a, b, c, d] = corners;
  // the unit square to the corners (Heckbert 1989), then the element to the unit square
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const under = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / under;
  const h = (dx1 * dy3 - dx3 * dy1) / under;
  const [w, t] = [width, height];
  return [
    (b.x - a.x + g * b.x) / w, (d.x - a.x + h * d.x) / t, a.x,
    (b.y - a.y + g * b.y) / w, (d.y - a.y + h * d.y) / t, a.y,
    g / w, h / t, 1,
  ];
}

/** Corners that go round one way with no three in a line: any others would fold the picture over itself. */
export function isSound(corners: Corners): boolean {
  return corners.every((at, i) => {
    const [before, after] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!];
    const turn = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
    return turn > 1 && Number.isFinite(turn);
  });
}

export function warped([a, b, c, d, e, f, g, h, i]: Warp, { x, y }: Point): Point {
  const under = g * x + h * y + i;
  return { x: (a * x + b * y + c) / under, y: (d * x + e * y + f) / under };
}

/** The way back. The determinant of a warp to sound corners is never 0. */
export function unwarp([a, b, c, d, e, f, g, h, i]: Warp): Warp {
  const adjoint = [
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ];
  const size = a * adjoint[0]! + b * adjoint[3]! + c * adjoint[6]!;
  return adjoint.map((one) => one / size) as unknown as Warp;
}

/** As CSS writes it, by columns and with a depth that nothing uses. */
export const cssOf = ([a, b, c, d, e, f, g, h, i]: Warp): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map((one) => +one.toPrecision(12)).join(', ')})`;

/** A table that lies at `offset` inside an element which is bent by `warp`. */
export function bent(warp: Warp, offset: Point): Bent {
  const back = unwarp(warp);
  return {
    toTable: (page) => {
      const at = warped(back, page);
      return { x: at.x - offset.x, y: at.y - offset.y };
    },
    toPage: ({ x, y }) => warped(warp, { x: x + offset.x, y: y + offset.y }),
  };
}

/** How many pixels of the page lie under one of the element, in the middle of it: true size is measured after the warp. */
export function growth(warp: Warp, width: number, height: number): number {
  const [left, right] = [warped(warp, { x: width / 2 - 1, y: height / 2 }), warped(warp, { x: width / 2 + 1, y: height / 2 })];
  const [up, down] = [warped(warp, { x: width / 2, y: height / 2 - 1 }), warped(warp, { x: width / 2, y: height / 2 + 1 })];
  const across = Math.hypot(right.x - left.x, right.y - left.y) / 2;
  const along = Math.hypot(down.x - up.x, down.y - up.y) / 2;
  return Math.sqrt(across * along);
}
