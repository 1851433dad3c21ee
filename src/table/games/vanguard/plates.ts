import type { Strip } from '../../stage/shapes.ts';
import { rimOf, spotOf, type BoardSector } from './printed/boards.ts';
import { view as lens } from './printed/camera.ts';

export interface PlateSize {
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Strip, b: Strip): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where people and landers stand in a sector. */
function crowdOf(sector: BoardSector): Strip {
  const { x, y, scale } = spotOf(sector);
  const unit = scale / 58;
  return { x: x - 75 * unit, y: y - 100 * unit, width: 150 * unit, height: 130 * unit };
}

/** The round and the stocks are told over the sky. */
const sky: Strip = { x: 0, y: 0, width: lens.w, height: 62 };

/**
 * Where the plates of the sectors lie: below their rims if nothing is in the way, else beside or above them. Nearer sectors choose first,
 * because they are larger.
 */
export function layPlates(sectors: readonly BoardSector[], sizeOf: (n: number) => PlateSize): ReadonlyMap<number, Strip> {
  const crowds = sectors.map((sector) => ({ n: sector.n, at: crowdOf(sector) }));
  const laid = new Map<number, Strip>();
  const nearest = [...sectors].sort((a, b) => spotOf(b).y - spotOf(a).y);
  for (const sector of nearest) {
    const { width, height } = sizeOf(sector.n);
    const [right, above, left, below] = rimOf(sector, 1, 4) as readonly { readonly x: number; readonly y: number }[];
    const middle = spotOf(sector);
    const tries = [
      { x: below!.x - width / 2, y: below!.y - height * 0.2 },
      { x: below!.x - width * 0.85, y: below!.y - height * 0.25 },
      { x: below!.x - width * 0.15, y: below!.y - height * 0.25 },
      { x: right!.x - width * 0.12, y: middle.y - height * 0.1 },
      { x: left!.x - width * 0.88, y: middle.y - height * 0.1 },
      { x: above!.x - width / 2, y: above!.y - height * 1.1 },
      { x: right!.x - width * 0.2, y: above!.y - height },
      { x: left!.x - width * 0.8, y: above!.y - height },
    ].map(
      (at): Strip => ({
        x: Math.max(6, Math.min(lens.w - width - 6, at.x)),
        y: Math.max(6, Math.min(lens.h - height - 4, at.y)),
        width,
        height,
      }),
    );
    const cost = (at: Strip, i: number): number =>
      i * 0.012 * width * height +
      [...laid.values()].reduce((sum, other) => sum + 3 * overlap(at, other), 0) +
      crowds.reduce((sum, { n, at: crowd }) => sum + (n === sector.n ? 1.4 : 1) * overlap(at, crowd), 0) +
      overlap(at, sky);
    const best = tries.reduce((chosen, at, i) => (cost(at, i) < cost(tries[chosen]!, chosen) ? i : chosen), 0);
    laid.set(sector.n, tries[best]!);
  }
  return laid;
}
