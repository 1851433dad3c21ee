/** How much nearer the rising edge of a card comes: 0 would squeeze it like a blind. */
const depth = 0.2;

type Corners = [x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number];

/** Corners of a card turned about its upright middle: 0 face up, 1 face down. From the upper left, clockwise. */
export function flipCorners(flip: number, width: number, height: number): Corners {
  const angle = flip * Math.PI;
  const half = (width / 2) * Math.abs(Math.cos(angle));
  // after the middle the other face is seen, and its other edge is the near one
  const near = Math.sin(angle) * depth * (flip < 0.5 ? 1 : -1);
  const [left, right] = [(height / 2) * (1 + near), (height / 2) * (1 - near)];
  return [-half, -left, half, -right, half, right, -half, left];
}
