import type { Rule } from '../../../../kernel/rule.ts';
import type { CharacterId, Phase, Stonesaga, StonesagaState } from '../../state.ts';
import { abilitiesOf } from '../abilities.ts';
import { onMap } from '../characters.ts';
import { degradeChosen, maladiesToDegrade, suffer } from '../maladies.ts';
import { afterStep } from './steps.ts';

/** SS-560 to SS-562, SC-616 to SC-619 */
export function* hungerAndThirst(t: Stonesaga): Rule<Phase> {
  for (const who of onMap(t.state)) {
    const { fed, watered, comforted } = t.state.characters[who];
    const hard = t.state.house.harderHunger;
    if (fed && watered) {
      if (!hard || comforted) yield* heal(t, who);
    } else if (!fed && !watered) yield* suffer(t, who, 'injury', hard ? 'major' : 'minor');
    else if (hard) yield* suffer(t, who, 'injury', 'minor');
  }
  return yield* afterStep(t, 'hunger');
}

/** EM04 While the moon coughs, a disease gets better only for those who are comforted. */
function* heal(t: Stonesaga, who: CharacterId): Rule {
  const injuriesOnly = onlyInjuries(t.state, who);
  if (maladiesToDegrade(t.state, who, injuriesOnly ? 'injury' : 'any').length > 0)
    yield* degradeChosen(t, who, injuriesOnly ? 'injury' : 'any', true);
}
const onlyInjuries = (state: StonesagaState, who: CharacterId): boolean =>
  !state.characters[who].comforted && abilitiesOf(state, who, 'satedNeedsComfort').length > 0;
