import { firstFree } from '../../../../pieces/supply.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { SpaceId, SquareId } from '../../content/manor.ts';
import type { EggId } from '../../roleStates.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { eggIds } from '../figures.ts';
import { removeTokens, tokensOn } from '../tokens.ts';
import { offerBlood } from './blood.ts';
import { raiseTerror } from './terror.ts';

const hatchesAt = 6;
const hatchingTerror = 2;

export const eggsOn = (state: VastState, space: SpaceId): EggId[] => eggIds.filter((egg) => state.figures[egg] === space);

/** MM-366 Tiles with an Egg, each once. */
export const eggSquares = (state: VastState): SquareId[] => [...new Set(eggIds.flatMap((egg) => (state.figures[egg] ? [state.figures[egg] as SquareId] : [])))];

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
  if (!egg || tokensOn(t.state, at, 'web') + tokensOn(t.state, at, 'blood') < hatchesAt) return;
  raiseTerror(t, hatchingTerror);
  delete t.state.figures[egg];
  t.tell({ fact: 'eggHatched', egg, at: at as SquareId });
  removeTokens(t, at, 'blood', egg);
}

/** MM-182, MM-780, MM-785 The Paladin spills the blood around it as well; anybody else leaves it, and then she may take it. */
export function* eggHit(t: Vast, egg: EggId, attacker: FigureId): Rule {
  const at = t.state.figures[egg] as SquareId;
  delete t.state.figures[egg];
  t.tell({ fact: 'figureRemoved', figure: egg, from: at });
  if (attacker !== 'paladin') return yield* offerBlood(t, at);
  removeTokens(t, at, 'blood', attacker);
}
