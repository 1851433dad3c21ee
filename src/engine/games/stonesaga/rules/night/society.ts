import { button } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { trackEnd } from '../../content/values.ts';
import type { Phase, Stonesaga, StonesagaState } from '../../state.ts';
import { anybody } from '../conditions.ts';
import { endGame, readOutcome } from '../effects/society.ts';
import { afterNight } from '../goals.ts';
import { offerEnd } from '../introduction.ts';
import { activeOutposts } from '../places.ts';
import { settle } from '../tieBreak.ts';

const diesOut = (state: StonesagaState): boolean => state.tracks.population === 0;
const breaksApart = (state: StonesagaState): boolean => state.tracks.unrest >= trackEnd;

/** SC-610 The sundering, if it comes first, takes an outpost from the roll that decides at the last hearth. */
const outpostsAtHearth = (state: StonesagaState, hearthFirst: boolean): number =>
  activeOutposts(state).length - (hearthFirst ? 0 : 1);

/** SS-605 to SS-607, R-SS-81, RU-SC-15 */
export function* checkSociety(t: Stonesaga): Rule<Phase> {
  const hearthFirst =
    !diesOut(t.state) ||
    !breaksApart(t.state) ||
    (yield* settle(
      t,
      'society.order',
      'The people die out and break apart. What comes first?',
      [button('hearth', 'The last hearth', true), button('sundering', 'The sundering', false)],
      (first) => outpostsAtHearth(t.state, first),
    ));
  for (const hearth of hearthFirst ? [true, false] : [false, true]) {
    if (t.state.ended) break;
    if (hearth && diesOut(t.state)) yield* lastHearth(t);
    if (!hearth && breaksApart(t.state)) yield* sundering(t);
  }
  if (!t.state.ended) yield* afterNight(t);
  if (!t.state.ended) yield* offerEnd(t);
  endByDays(t);
  return { step: 'dawn' };
}

export function endByDays(t: Stonesaga): void {
  const { days } = t.state.house;
  if (!t.state.ended && days !== null && t.state.day >= days) endGame(t, true, `The society has seen ${days} days.`);
}

function* lastHearth(t: Stonesaga): Rule {
  yield* readOutcome(t, anybody(t.state), '333');
}

/** If nobody is left after parting ways, the last hearth follows at once. */
function* sundering(t: Stonesaga): Rule {
  yield* readOutcome(t, anybody(t.state), '418');
  if (!t.state.ended && diesOut(t.state)) yield* lastHearth(t);
}
