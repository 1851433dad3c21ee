import type { Point } from '../stage/shapes.ts';
import { passes } from './hand.ts';

/**
 * What a finger is for. `hand`: it is on a movable thing. `felt`: it may tap what it is on, and pans if it slides.
 * `camera`: it pans or pinches until it leaves, and never picks anything up.
 */
type FingerRole = 'hand' | 'felt' | 'camera';

interface Finger {
  readonly id: number;
  readonly role: FingerRole;
  readonly touch: boolean;
  readonly from: Point;
  readonly at: Point;
  /** It has moved further than a shaky tap. */
  readonly slid: boolean;
  readonly since: number;
}

export type Fingers = readonly Finger[];

interface Landing {
  readonly id: number;
  readonly point: Point;
  readonly movable: boolean;
  readonly touch: boolean;
  readonly ms: number;
}

/** A finger on the felt and one on a thing are a pinch only if they land together; otherwise one person pans while another picks up. */
const together = 200;

/** A finger comes down. `freed` lists the hands that must let go because they became part of a pinch. */
export function fingerDown(
  fingers: Fingers,
  { id, point, movable, touch, ms }: Landing,
): { readonly fingers: Fingers; readonly freed: readonly number[] } {
  const finger = (role: FingerRole): Finger => ({ id, role, touch, from: point, at: point, slid: false, since: ms });
  if (!touch) return { fingers: [...fingers, finger(movable ? 'hand' : 'felt')], freed: [] };
  const still = fingers.filter((other) => other.touch && !other.slid);
  const partner = movable
    ? still.find((other) => other.role === 'felt' && ms - other.since < together)
    : (still.find((other) => other.role === 'hand') ?? fingers.find((other) => other.touch && other.role !== 'hand'));
  if (!partner) return { fingers: [...fingers, finger(movable ? 'hand' : 'felt')], freed: [] };
  const freed = partner.role === 'camera' ? [] : [partner.id];
  return {
    fingers: [...fingers.map((other) => (other === partner ? { ...other, role: 'camera' as const } : other)), finger('camera')],
    freed,
  };
}

interface Slide {
  readonly fingers: Fingers;
  /** Its hand must let go: it pans from now on. */
  readonly freed: readonly number[];
  /** How the camera fingers moved: one pans, two pinch. */
  readonly pan?: Point;
  readonly pinch?: readonly [from: readonly [Point, Point], to: readonly [Point, Point]];
}

export function slide(fingers: Fingers, id: number, to: Point): Slide {
  const before = fingers.find((finger) => finger.id === id);
  if (!before) return { fingers, freed: [] };
  const slid = before.slid || passes(before.from, to);
  const role = before.role === 'felt' && slid ? 'camera' : before.role;
  const after: Finger = { ...before, at: to, slid, role };
  const moved = fingers.map((finger) => (finger === before ? after : finger));
  const freed = role !== before.role ? [id] : [];
  if (role !== 'camera') return { fingers: moved, freed };
  const other = fingers.find((finger) => finger.role === 'camera' && finger.id !== id);
  // no jump by the slop when a pan begins: it starts from where the finger is
  if (!other) return { fingers: moved, freed, ...(freed.length === 0 ? { pan: { x: to.x - before.at.x, y: to.y - before.at.y } } : {}) };
  return { fingers: moved, freed, pinch: [[before.at, other.at], [to, other.at]] };
}

export const fingerUp = (fingers: Fingers, id: number): Fingers => fingers.filter((finger) => finger.id !== id);
