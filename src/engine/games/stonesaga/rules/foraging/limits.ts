import { harvestedPerAction } from '../../content/values.ts';
import type { Bounty } from '../../content/wildlife.ts';
import type { CharacterId, StonesagaState } from '../../state.ts';
import { abilitiesOf } from '../abilities.ts';

/** SS-468, SS-620 */
export function harvestLimit(state: StonesagaState, who: CharacterId, object: Bounty | undefined): number {
  const most = Math.min(harvestedPerAction, ...abilitiesOf(state, who, 'harvestLimit').map(({ ability }) => ability.n));
  return most + abilitiesOf(state, who, 'harvestMore').filter(({ ability }) => ability.object === object).length;
}
