import type { Rule } from '../../../kernel/rule.ts';
import { missionOf } from '../content/find.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { isWindingUp } from './asking.ts';
import { planetNow } from './board.ts';
import { holds } from './conditions.ts';
import { resolve } from './effects/resolve.ts';

/** IV-753 A completed mission is removed from the game. */
export function* completed(t: Vanguard, who: Section, id: string): Rule {
  const planet = planetNow(t.state);
  if (planet.completed.includes(id)) return;
  planet.missions = planet.missions.filter((one) => one.id !== id);
  planet.completed.push(id);
  t.state.story.done[id] = t.state.story.landings;
  t.tell({ fact: 'missionDone', mission: id });
  yield* resolve(t, { who, source: `mission:${id}` }, missionOf(id).complete);
}

/** Missions that are completed by how things stand, not by an action. */
export function* checkMissions(t: Vanguard, who: Section): Rule {
  for (const { id, revealed } of [...planetNow(t.state).missions]) {
    const { doneWhen } = missionOf(id);
    if (revealed && doneWhen && !isWindingUp(t.state) && holds(t.state, doneWhen, who)) yield* completed(t, who, id);
  }
}
