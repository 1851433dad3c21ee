import type { Point } from '../stage/shapes.ts';

/** Only the last moments count: a hand that stops before it lets go has not thrown anything. */
const memory = 90;

interface Sample extends Point {
  readonly ms: number;
}

/** How fast a hand moves, from the last few samples of its pointer. */
export class FlickTracker {
  private samples: Sample[];

  constructor(from: Point, ms: number) {
    this.samples = [{ ...from, ms }];
  }

  sample({ x, y }: Point, ms: number): void {
    this.samples.push({ x, y, ms });
    while (this.samples.length > 2 && this.samples[1]!.ms < ms - memory) this.samples.shift();
  }

  release(ms: number): { readonly at: Point; readonly speed: Point } {
    const { x, y } = this.samples.at(-1)!;
    return { at: { x, y }, speed: this.speed(ms) };
  }

  /**
   * Straight line of best fit through the last samples: the slope of x and y over time. The first and the last alone would do
   * for a mouse, but touch screens report places late and in bunches, and two samples of the same instant have no speed.
   */
  private speed(ms: number): Point {
    const recent = this.samples.filter((sample) => sample.ms >= ms - memory);
    const mean = (pick: (sample: Sample) => number): number => recent.reduce((sum, one) => sum + pick(one), 0) / recent.length;
    const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y), ms: mean((one) => one.ms) };
    const spread = recent.reduce((sum, one) => sum + (one.ms - middle.ms) ** 2, 0);
    if (!(spread > 0)) return { x: 0, y: 0 };
    const slope = (axis: 'x' | 'y'): number =>
      (1000 * recent.reduce((sum, one) => sum + (one.ms - middle.ms) * (one[axis] - middle[axis]), 0)) / spread;
    return { x: slope('x'), y: slope('y') };
  }
}
