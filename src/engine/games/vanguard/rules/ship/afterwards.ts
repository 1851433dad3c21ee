import type { Rule } from '../../../../kernel/rule.ts';
import { missionOf } from '../../content/find.ts';
import type { Vanguard } from '../../state.ts';
import { planetNow, team } from '../board.ts';
import { goHome } from './leaving.ts';

/** What follows the end of an exploration: the way home, then page 25 or, for a single landing, the end. */
export function* afterExploration(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  const crew = team(t.state).length;
  t.state.phase = { at: 'page', page: 25, step: 0 };
  yield* goHome(t);
  if (t.state.ended) return;
  t.state.story.safeLandings = team(t.state).length === crew ? t.state.story.safeLandings + 1 : 0;
  if (t.state.mode === 'campaign') return;
  const done = planet.completed.some((id) => missionOf(id).kind === 'story') && !planet.missionFailed;
  t.state.ended = {
    winners: done ? [...t.state.seats] : [],
    why: done
      ? 'The mission is done and the crew is home'
      : planet.over === 'evac'
        ? 'The crew had to be fetched'
        : 'The mission was left undone',
  };
  t.tell({ fact: 'ended', why: t.state.ended.why });
}
