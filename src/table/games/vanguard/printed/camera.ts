/** The camera that looks at every planet. World: x right, y away, z up. The land is bent over a globe. */
export const view = { w: 1296, h: 640 } as const;
export const eye = [0, -10.6, 12.3] as const;
export const target = [0, 5.55, 0] as const;
/** In picture heights. */
export const focal = 0.5 / Math.tan((19 * Math.PI) / 180);
const globe = 106;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Vector = readonly [number, number, number];
const unit = ([x, y, z]: Vector): Vector => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
const right = unit(cross(forward, [0, 0, 1]));
const up = cross(right, forward);

export const bend = (x: number, y: number): number => (x * x + (y - 6) ** 2) / (2 * globe);

/** Where a point of the land lies in the picture; `scale` is how many units of the picture a unit of the land has there. */
export function project(x: number, y: number, z: number): Spot & { readonly scale: number } {
  const v: Vector = [x - eye[0], y - eye[1], z - bend(x, y) - eye[2]];
  const depth = dot(v, forward);
  const f = focal * view.h;
  return { x: view.w / 2 + (f * dot(v, right)) / depth, y: view.h / 2 - (f * dot(v, up)) / depth, scale: f / depth };
}

/** The point of level land that lies there in the picture. */
export function unproject(px: number, py: number): Spot {
  const [a, b] = [(px - view.w / 2) / view.h, (view.h / 2 - py) / view.h];
  const d = unit([
    forward[0] * focal + right[0] * a + up[0] * b,
    forward[1] * focal + right[1] * a + up[1] * b,
    forward[2] * focal + right[2] * a + up[2] * b,
  ]);
  let t = -eye[2] / d[2];
  for (let i = 0; i < 12; i++) {
    const [x, y] = [eye[0] + d[0] * t, eye[1] + d[1] * t];
    t = (-eye[2] - bend(x, y)) / d[2];
  }
  return { x: eye[0] + d[0] * t, y: eye[1] + d[1] * t };
}
