import { tap } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { lacking } from '../../../pieces/shared.ts';
import { attributes, type Attribute, type Severity } from '../content/vocabulary.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { ask } from './asking.ts';
import { nameOf } from './characters.ts';

/** R-SS-14 A token has two sides: a major boost cannot grow. */
export const boostable = (state: StonesagaState, who: CharacterId): Attribute[] =>
  attributes.filter((attribute) => state.characters[who].boosts[attribute] !== 2);

/** SS-111 to SS-113, SS-117, R-SS-14, R-SS-15 */
export function* gainBoost(
  t: Stonesaga,
  who: CharacterId,
  named: Attribute | 'choice',
  severity: Severity = 'minor',
  marks?: QuestionMarks,
): Rule {
  const free = boostable(t.state, who);
  const options = named === 'choice' ? free : free.filter((attribute) => attribute === named);
  if (options.length === 0) return;
  const attribute = yield* ask(
    t,
    who,
    'boost.attribute',
    `Where does ${nameOf(t.state, who)} put the ${severity} boost?`,
    options.map((one) => tap(`attribute:${who}:${one}`, one, one)),
    marks,
  );
  const character = t.state.characters[who];
  const to = severity === 'major' || character.boosts[attribute] === 1 ? 2 : 1;
  character.boosts = { ...character.boosts, [attribute]: to };
  t.tell({ fact: 'boosted', who, attribute, to });
}

/** SS-114, SS-115 */
export function degradeBoost(t: Stonesaga, who: CharacterId, attribute: Attribute): void {
  const character = t.state.characters[who];
  const to = (character.boosts[attribute] ?? 0) - 1;
  character.boosts = to === 1 ? { ...character.boosts, [attribute]: 1 } : lacking(character.boosts, attribute);
  t.tell({ fact: 'boostDegraded', who, attribute, to: Math.max(0, to) });
}
