import type { Rule } from '../../../../kernel/rule.ts';
import type { FigureId, Vast } from '../../state.ts';
import { strike, takeHit } from '../attack.ts';
import { isEgg, isPoltergeist, isSpider } from '../figures.ts';
import { gainLight } from './furyAndLight.ts';
import { gainGrit } from './grit.ts';
import { paladinStrength } from './values.ts';

/** MM-180 to MM-186, RU-07 An attack with all that a hit brings, for crusades and for Judgment. True if it hit. */
export function* paladinAttacks(t: Vast, defender: FigureId): Rule<boolean> {
  if (!strike(t, 'paladin', defender, paladinStrength(t.state))) return false;
  const poltergeist = isPoltergeist(defender);
  if (poltergeist) t.state.paladin.turn.hitPoltergeist = true;
  if (isSpider(defender)) t.state.paladin.turn.hitSpider = true; // MM-203 a Spiderling is the Spider, an Egg is not
  yield* takeHit(t, defender, 'paladin');
  if (t.state.ended) return true;
  gainLight(t, 1);
  if (poltergeist) yield* gainGrit(t, 3);
  if (isEgg(defender)) yield* gainGrit(t, 5);
  return true;
}
