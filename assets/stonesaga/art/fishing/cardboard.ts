import { context, type Ctx } from '../../../bake/canvas.ts';
import { withGrain } from '../../../bake/paper.ts';
import { stroked } from '../pen.ts';

/** A card to be printed on, two pixels to a unit. */
export function sheet(wide: number, high: number): Ctx {
  const c = context(wide * 2, high * 2);
  c.scale(2, 2);
  c.lineJoin = c.lineCap = 'round';
  return c;
}

/** Grain and a pale rim: the last that is done to a card. */
export function edged(c: Ctx, body: Path2D): void {
  withGrain(c, body, 0.14);
  c.save();
  c.clip(body);
  stroked(c, body, '#efe3c8', 9);
  c.restore();
  stroked(c, body, 'rgba(32,22,15,.8)', 1.6);
}
