import type { Rule } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { afterFuryPhase, gainsFuryThisTurn } from '../solo/hooks.ts';
import { gainFury } from './furyAndLight.ts';
import { hasTreasure } from './values.ts';

/** MM-201, MM-605, TR-6 Anger that was not spent on the right enemy stays. Then the turn is over. */
export function* furyPhase(t: Vast): Rule {
  if (gainsFuryThisTurn(t.state)) gainFury(t, hasTreasure(t.state, 'prayerBeads') ? 2 : 1);
  t.state.paladin.vigor.strength = 0;
  t.state.paladin.turn.disdain = false;
  yield* afterFuryPhase(t);
}
