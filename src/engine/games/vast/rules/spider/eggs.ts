import { firstFree } from '../../../../pieces/supply.ts';
import type { SpaceId, SquareId } from '../../content/manor.ts';
import { broodOn, hatchesAt } from '../../reckoning/hatching.ts';
import type { EggId } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { eggIds } from '../figures.ts';
import { removeTokens } from '../tokens.ts';
import { raiseTerror } from './terror.ts';

const hatchingTerror = 2;

export const eggsOn = (state: VastState, space: SpaceId): EggId[] => eggIds.filter((egg) => state.figures[egg] === space);

/** MM-366 Tiles with an Egg, each once. */
export const eggSquares = (state: VastState): SquareId[] => [
  ...new Set(eggIds.flatMap((egg) => (state.figures[egg] ? [state.figures[egg] as SquareId] : []))),
];

/** MM-370 The next Egg of her supply, if one is left. */
export const eggInSupply = (state: VastState): EggId | undefined => firstFree(eggIds, state.figures);

export function layEgg(t: Vast, egg: EggId, at: SquareId): void {
  t.state.figures[egg] = at;
  t.tell({ fact: 'eggLaid', egg, at });
  hatch(t, at);
}

/** MM-387 to MM-390, RU-46 With six webs and blood tokens around it one Egg hatches and drinks the blood; webs and a second Egg stay. */
export function hatch(t: Vast, at: SpaceId): void {
  if (!t.state.spider) return;
  const [egg] = eggsOn(t.state, at);
  if (!egg || broodOn(t.state.tokens, at) < hatchesAt) return;
  raiseTerror(t, hatchingTerror);
  delete t.state.figures[egg];
  t.tell({ fact: 'eggHatched', egg, at: at as SquareId });
  removeTokens(t, at, 'blood', egg);
}
