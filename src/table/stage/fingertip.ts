import type { Offers } from '../gesture/offers.ts';
import type { Point } from './shapes.ts';
import type { Things } from './things.ts';

/** Half of the smallest mark that a finger, or the tip of a mouse, surely meets, in CSS pixels. */
const tips = { touch: 22.5, mouse: 14.5 } as const;

interface Pointing {
  readonly things: Things;
  readonly offers: Offers;
  /** What lies in the hands already. */
  readonly held: readonly string[];
  /** CSS pixels to a unit of the table. */
  readonly zoom: number;
  readonly touch: boolean;
  /** Figures that have gone apart to be chosen among. */
  readonly apart: readonly string[];
}

/**
 * What somebody means who points here: where a held thing may go, else the topmost that can do something, else something small beside
 * it, else the topmost of all. Ground that is much larger than a finger, such as a whole board, lets small things on it go first.
 */
export function meant(at: Point, { things, offers, held, zoom, touch, apart }: Pointing): string | null {
  const ids = things.under(at);
  const wanted = ids.find((id) => held.some((thing) => thing === id || offers.drag(thing, id)));
  if (wanted !== undefined) return wanted;
  const able = ids.find((id) => offers.able(id));
  const tip = tips[touch ? 'touch' : 'mouse'] / zoom;
  const offCentre = (id: string): number => {
    const { x, y } = things.centre(id)!;
    return Math.max(Math.abs(at.x - x), Math.abs(at.y - y));
  };
  // whoever opened a crowd chooses among it: what stands on the squares round it does not come between
  const [stepped] = apart.filter((id) => offers.able(id) && offCentre(id) <= tip).toSorted((a, b) => offCentre(a) - offCentre(b));
  if (stepped !== undefined) return stepped;
  const widened = touch ? things.widened(at).find((id) => offers.able(id)) : undefined;
  if (widened !== undefined && (able === undefined || !things.isPiece(able))) return widened;
  if (able !== undefined && things.girth(able) < 2 * tip) return able;
  const beside = besideFinger(things, (id) => id !== able && (offers.able(id) || (touch && things.opener(id) !== undefined)), at, tip);
  return beside ?? able ?? ids[0] ?? null;
}

/**
 * What a finger means that came down on nothing that can do something: the nearest thing that can, and is drawn smaller than a
 * fingertip. A finger in the middle of some other piece means that piece.
 */
export function besideFinger(things: Things, able: (id: string) => boolean, at: Point, tip: number): string | null {
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const id of things.ids()) {
    if (!able(id) || things.thing(id)?.touchable === false) continue;
    const target = things.target(id);
    const spare = tip - things.girth(id);
    if (!target || spare <= 0) continue;
    const distance = things.distance(target, at);
    if (distance <= spare && (!best || distance < best.distance)) best = { id, distance };
  }
  if (!best) return null;
  const piece = things.under(at).find((id) => things.isPiece(id));
  const farFrom = (id: string): number => {
    const centre = things.centre(id)!;
    return Math.hypot(at.x - centre.x, at.y - centre.y);
  };
  return piece !== undefined && farFrom(piece) < farFrom(best.id) ? null : best.id;
}
