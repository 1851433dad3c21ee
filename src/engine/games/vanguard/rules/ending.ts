import type { Vanguard } from '../state.ts';

/** IV-072 to IV-074 Rounds stop at once; what is still being resolved is wound up without asking anybody. */
export function endExploration(t: Vanguard, how: 'liftoff' | 'evac' | 'log'): void {
  const { planet } = t.state;
  if (!planet || planet.over !== null) return;
  planet.over = how;
  t.tell({ fact: 'explorationEnded', how });
  if (how !== 'evac') return;
  // IV-365, RU-IV-50 An evacuation counts as a failure, whatever was done before.
  planet.missionFailed = true;
  if (!t.state.story.happened.includes('evac')) t.state.story.happened.push('evac');
}
