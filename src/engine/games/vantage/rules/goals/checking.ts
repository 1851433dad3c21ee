import type { Rule } from '../../../../kernel/rule.ts';
import { destinies, destinyOf, fullGridDestiny, missionOf } from '../../content/cards.ts';
import type { Vantage } from '../../state.ts';
import { bringToCenter } from '../center.ts';
import { lampSays } from '../lamplighter.ts';
import { readScript } from '../result/script.ts';
import { goalOf } from './missions.ts';
import type { GoalCard } from './atoms.ts';
import { isReached, readGoal } from './reading.ts';

/**
 * RU-VA-63 At the end of step 7: destinies are found, goals are tested, and a mission completed now has its page read at once.
 * What is complete stays complete (RU-VA-38).
 */
export function* checkGoals(t: Vantage): Rule {
  findDestinies(t);
  checkDestinies(t);
  yield* checkMission(t);
}

function findDestinies(t: Vantage): void {
  for (const { num, foundBy } of destinies) {
    if (!foundBy || num === fullGridDestiny || t.state.destinies.some((one) => one.num === num)) continue;
    if (isReached(t.state, foundBy, { num, tokens: 0, since: 0 })) bringToCenter(t, num);
  }
}

function checkDestinies(t: Vantage): void {
  t.state.destinies = t.state.destinies.map((one) => {
    if (one.complete) return one;
    const { reached: complete, progress } = readGoal(t.state, destinyOf(one.num).goal, one);
    if (complete) t.tell({ fact: 'goalReached', card: one.num });
    return { ...one, complete, progress };
  });
}

/** VA-372 */
function* checkMission(t: Vantage): Rule {
  const { mission, seats } = t.state;
  if (!mission || mission.complete) return;
  const { standIn, done } = missionOf(mission.num);
  const card: GoalCard = { num: mission.num, tokens: mission.tokens, since: 0, ...(standIn && { standIn }) };
  const { reached: complete, progress } = readGoal(t.state, goalOf(mission.num, seats.length), card);
  t.state.mission = { ...mission, complete, progress };
  if (!complete) return;
  t.tell({ fact: 'goalReached', card: mission.num });
  lampSays(t, 'missionDone', null);
  yield* readScript(t, done, { seat: t.state.active, from: 'done', card: mission.num });
}
