import { apothem, slotRadius } from '../../../../../assets/stonesaga/art/valley/hexagon.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Point } from '../../../stage/shapes.ts';
import type { Ground, Strip } from '../ground.ts';

export type Hex = keyof StonesagaView['map'];

/** How the valley lies on the table: units of the valley times `scale`, hex 0,0 at (x, y). */
export interface Fit extends Point {
  readonly scale: number;
}

export function axes(hex: Hex): readonly [q: number, r: number] {
  const [q, r] = hex.split(',').map(Number);
  return [q!, r!];
}

/** Middle of a hex in units of the valley, from hex 0,0. Rows lean to the right going down, pointed corners up. */
export function spotOf(hex: Hex): Point {
  const [q, r] = axes(hex);
  return { x: 2 * apothem(slotRadius) * (q + r / 2), y: 1.5 * slotRadius * r };
}

/** A point of the valley on the table. */
export const onTable = ({ scale, x, y }: Fit, at: Point): Point => ({ x: x + at.x * scale, y: y + at.y * scale });
export const centreOf = (fit: Fit, hex: Hex): Point => onTable(fit, spotOf(hex));
/** A point given from the middle of a hex. */
export const inHex = (fit: Fit, hex: Hex, at: Point): Point => {
  const middle = spotOf(hex);
  return onTable(fit, { x: middle.x + at.x, y: middle.y + at.y });
};

/** Lip, side and shadow of a tray beyond the slots. */
const rim = { left: 26, top: 26, right: 34, bottom: 44 } as const;
/** One tray alone would be drawn larger than its pictures are sharp. */
const largest = 1;

/** The lower rim of the map belongs to what can be done at a place. */
export const deedsHeight: Readonly<Record<Ground['layout'], number>> = { wide: 54, tall: 128 };
export const mapOf = ({ map, layout }: Ground): Strip => ({ ...map, height: map.height - deedsHeight[layout] });
export const deedsOf = ({ map, layout }: Ground): Strip => ({ ...map, y: map.y + map.height - deedsHeight[layout], height: deedsHeight[layout] });

/** One scale for all trays, as large as the strip allows, in its middle. */
export function fitValley(hexes: readonly Hex[], strip: Strip): Fit {
  const spots = (hexes.length > 0 ? hexes : (['0,0'] as Hex[])).map(spotOf);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - apothem(slotRadius) - rim.left, Math.max(...xs) + apothem(slotRadius) + rim.right];
  const [top, bottom] = [Math.min(...ys) - slotRadius - rim.top, Math.max(...ys) + slotRadius + rim.bottom];
  const scale = Math.min(largest, strip.width / (right - left), strip.height / (bottom - top));
  return { scale, x: strip.x + strip.width / 2 - ((left + right) / 2) * scale, y: strip.y + strip.height / 2 - ((top + bottom) / 2) * scale };
}
