/** A tapered limb between two round ends. */
export function limb(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number) {
  const a = Math.atan2(y1 - y0, x1 - x0);
  const p = new Path2D();
  p.arc(x0, y0, r0, a + Math.PI / 2, a - Math.PI / 2);
  p.arc(x1, y1, r1, a - Math.PI / 2, a + Math.PI / 2);
  p.closePath();
  return p;
}

export function join(...paths: Path2D[]) {
  const p = new Path2D();
  for (const q of paths) p.addPath(q);
  return p;
}

export function svg(d: string, m?: DOMMatrix) {
  const p = new Path2D();
  p.addPath(new Path2D(d), m);
  return p;
}

export function mirror(path: Path2D) {
  const p = new Path2D();
  p.addPath(path, new DOMMatrix([-1, 0, 0, 1, 0, 0]));
  return p;
}
