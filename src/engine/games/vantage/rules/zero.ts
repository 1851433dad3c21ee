import type { Rule, Seat } from '../../../kernel/rule.ts';
import { missionOf } from '../content/cards.ts';
import type { Vantage } from '../state.ts';
import { lampSays } from './lamplighter.ts';
import { readHidden } from './result/script.ts';

/** VA-244, RU-VA-36 A stat at 0 of anybody: the mission's entry of the take storybook is read, once for all who are at 0. */
export function* readZeroEntry(t: Vantage, zeroed: readonly Seat[]): Rule {
  const { mission } = t.state;
  if (!mission || t.state.ended) return;
  yield* readHidden(t, missionOf(mission.num).zero, { seat: t.state.active, from: 'zero', card: mission.num, zeroed });
  if (!t.state.ended) lampSays(t, 'zero', null);
}
