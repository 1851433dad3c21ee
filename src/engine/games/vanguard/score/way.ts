import { poiOf } from '../content/find.ts';
import type { Path, PathIcon } from '../content/types.ts';
import type { PlanetState } from '../state.ts';

/** What an icon on a path costs beside the action, in actions. */
const extra: Readonly<Record<PathIcon['t'], number>> = { travel: 0.5, spend: 0.4, sacrifice: 1.5, danger: 0.5, check: 1.6 };
/** Where nothing may move, somebody has to get free first. */
const stuck = 3;

const holdsFast = ({ pois }: PlanetState, sector: number): boolean => {
  const top = pois[sector]?.[0];
  return top !== undefined && poiOf(top).icons.includes('NO_MOVE');
};

/** What it costs to leave a sector along a path, in actions. */
export const costOf = (planet: PlanetState, { icons }: Path, from: number): number =>
  icons.reduce((sum, { t }) => sum + extra[t], 1) + (holdsFast(planet, from) ? stuck : 0);
