import type { ChoiceOption } from '../../content/effects.ts';
import type { CharacterId, StonesagaState } from '../../state.ts';
import { isTrue } from '../conditions.ts';
import { holds } from '../holdings.ts';

/** Whether its condition holds and its cost can be paid. */
export const canChoose = (state: StonesagaState, who: CharacterId, { if: condition, cost }: ChoiceOption): boolean =>
  (!condition || isTrue(state, who, condition)) &&
  state.characters[who].energy >= (cost?.energy ?? 0) &&
  state.tracks.lore >= (cost?.lore ?? 0) &&
  (!cost?.discard || holds(state, who, cost.discard) >= (cost.n ?? 1));
