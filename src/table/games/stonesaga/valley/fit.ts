import { slotRadius } from '../printed/hexagon.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { extentOf, fitHexes, type HexFit } from '../../../parts/hexFit.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';

export type Hex = keyof StonesagaView['map'];

/** Pixels of the screen for a unit of a hex, beyond which its picture is blurred. */
export const sharpest = 1.15;

/** Lip, side and shadow of a tray beyond the slots. */
const rim = { left: 26, top: 26, right: 34, bottom: 44 } as const;
/** The lower rim of the map belongs to what can be done at a place. */
const deedsHeight: Readonly<Record<Ground['layout'], number>> = { wide: 54, tall: 128 };
export const mapOf = ({ map, layout }: Ground): Strip => ({ ...map, height: map.height - deedsHeight[layout] });
export const deedsOf = ({ map, layout }: Ground): Strip => ({
  ...map,
  y: map.y + map.height - deedsHeight[layout],
  height: deedsHeight[layout],
});

/** As large as the strip allows; without `most` one tray alone would be drawn larger than its pictures are sharp. */
export const fitValley = (hexes: readonly Hex[], strip: Strip, most = 1): HexFit => fitHexes(hexes, strip, slotRadius, rim, most);

/** How wide and how high the valley is for its own size, with its rim. */
export const valleyExtent = (hexes: readonly Hex[]): Strip => extentOf(hexes, slotRadius, rim);
