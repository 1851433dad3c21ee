import type { Rule } from '../../../../kernel/rule.ts';
import { destinies, destinyOf, fullGridDestiny, missionOf } from '../../content/cards.ts';
import type { MissionState, Vantage, VantageState } from '../../state.ts';
import { bringToCenter } from '../center.ts';
import { lampSays } from '../lamplighter.ts';
import { readHidden } from '../result/script.ts';
import { goalOf } from './missions.ts';
import type { GoalCard } from './atoms.ts';
import { isReached, readGoal, type GoalRead } from './reading.ts';

/**
 * RU-VA-63 At the end of step 7: destinies are found, goals are tested, and a mission completed now has its page read at once.
 * What is complete stays complete (RU-VA-38).
 */
export function* checkGoals(t: Vantage): Rule {
  findDestinies(t);
  checkDestinies(t);
  yield* checkMission(t);
}

/** Those that are found by a goal, with the card as it is read before it lies in the center. */
const toFind = destinies.flatMap(({ num, foundBy }) =>
  foundBy && num !== fullGridDestiny ? [{ num, foundBy, card: { num, tokens: 0, since: 0 } }] : [],
);

function findDestinies(t: Vantage): void {
  for (const { num, foundBy, card } of toFind)
    if (!t.state.destinies.some((one) => one.num === num) && isReached(t.state, foundBy, card)) bringToCenter(t, num);
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
  const { mission } = t.state;
  if (!mission || mission.complete) return;
  const { reached: complete, progress } = readMission(t.state, mission);
  t.state.mission = { ...mission, complete, progress };
  if (!complete) return;
  t.tell({ fact: 'goalReached', card: mission.num });
  lampSays(t, 'missionDone', null);
  yield* readHidden(t, missionOf(mission.num).done, { seat: t.state.active, from: 'done', card: mission.num });
}

/** How far the mission is, with its tokens and for so many players. */
export function readMission(s: VantageState, { num, tokens }: MissionState): GoalRead {
  const { standIn } = missionOf(num);
  const card: GoalCard = { num, tokens, since: 0, ...(standIn && { standIn }) };
  return readGoal(s, goalOf(num, s.seats.length), card);
}
