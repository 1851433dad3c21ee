/** A thing that is being turned: the quarter turns the rules allow, and the one that is shown. */
export interface Turning {
  readonly thing: string;
  readonly legal: readonly number[];
  readonly at: number;
}

/** Shows how it lies if that is legal, else the next legal quarter turn. */
export function beginTurn(thing: string, legal: readonly number[], lies: number): Turning | null {
  if (legal.length === 0) return null;
  const sorted = [...legal].sort((a, b) => a - b);
  return { thing, legal: sorted, at: sorted.find((to) => to >= lies) ?? sorted[0]! };
}

export function turnOn(turning: Turning, by: 1 | -1 = 1): Turning {
  const { legal, at } = turning;
  const index = legal.indexOf(at);
  return { ...turning, at: legal[(index + by + legal.length) % legal.length]! };
}

/** The legal quarter turn nearest to an angle in radians. */
export function turnTowards(turning: Turning, angle: number): Turning {
  const quarter = angle / (Math.PI / 2);
  const away = (to: number): number => Math.abs(((((quarter - to) % 4) + 6) % 4) - 2);
  return { ...turning, at: turning.legal.reduce((best, to) => (away(to) < away(best) ? to : best)) };
}

/** By how much a corner has been dragged round the middle. */
export function swept(middle: { x: number; y: number }, from: { x: number; y: number }, to: { x: number; y: number }): number {
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(from.y - middle.y, from.x - middle.x);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
