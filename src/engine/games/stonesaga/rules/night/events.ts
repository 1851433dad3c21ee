import type { Rule } from '../../../../kernel/rule.ts';
import { challenges } from '../../content/challenges.ts';
import type { ChallengeCard } from '../../content/schema.ts';
import type { Phase, Stonesaga } from '../../state.ts';
import { anybody } from '../conditions.ts';
import { resolveCard } from '../effects/resolve.ts';
import { addTrack } from '../society.ts';
import { afterStep } from './steps.ts';

/** SS-602 to SS-604, SC-611 to SC-613 */
export function* resolveEvents(t: Stonesaga): Rule<Phase> {
  addTrack(t, 'activity', t.state.house.harderActivity ? 4 - Math.ceil(t.roll(6) / 2) : 1);
  const { challenge } = t.state;
  if (challenge) {
    const card: ChallengeCard = challenges[challenge.id];
    // SS-197 Each at most once in a game; an effect may raise activity further, so what is due is asked anew.
    for (;;) {
      const due = card.events.find(({ at }) => at <= t.state.tracks.activity && !challenge.resolved.includes(at));
      if (!due || t.state.ended) break;
      challenge.resolved.push(due.at);
      t.tell({ fact: 'challengeEventResolved', at: due.at });
      yield* resolveCard(t, anybody(t.state), challenge.id, due.effects);
    }
  }
  return yield* afterStep(t, 'events');
}
