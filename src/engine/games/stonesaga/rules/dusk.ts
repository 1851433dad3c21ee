import type { Rule } from '../../../kernel/rule.ts';
import type { Phase, Stonesaga } from '../state.ts';
import { checkEvent } from './endless.ts';

/** The day is done. In Endless Mode an event may end with it (SC-647); then the night falls. */
export function* fallDusk(t: Stonesaga): Rule<Phase> {
  if (t.state.endless) yield* checkEvent(t);
  t.tell({ fact: 'nightFell', day: t.state.day });
  return { step: 'night.perished', done: [] };
}
