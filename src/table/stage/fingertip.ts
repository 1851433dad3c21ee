import type { Point } from './shapes.ts';
import type { Things } from './things.ts';

/** Half of the smallest mark that a finger surely meets, in CSS pixels. */
export const fingertip = 20;

/**
 * What a finger means that came down beside everything: the nearest thing that can do something and is drawn smaller than a
 * fingertip. A finger on some other thing means that thing.
 */
export function besideFinger(things: Things, able: (id: string) => boolean, at: Point, zoom: number): string | null {
  if (things.under(at).some((id) => things.thing(id))) return null;
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const id of things.ids()) {
    if (!able(id) || things.thing(id)?.touchable === false) continue;
    const target = things.target(id);
    const spare = fingertip / zoom - things.girth(id);
    if (!target || spare <= 0) continue;
    const distance = things.distance(target, at);
    if (distance <= spare && (!best || distance < best.distance)) best = { id, distance };
  }
  return best?.id ?? null;
}
