import type { Point } from '../stage/shapes.ts';

/** Only the last moments count: a hand that stops before it lets go has not thrown anything. */
const memory = 90;

/** How fast a hand moves, from the last few samples of its pointer. */
export class Flick {
  private samples: (Point & { readonly ms: number })[];

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

  private speed(ms: number): Point {
    const recent = this.samples.filter((sample) => sample.ms >= ms - memory);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.ms <= first.ms) return { x: 0, y: 0 };
    const seconds = Math.max(0.008, (last.ms - first.ms) / 1000);
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }
}
