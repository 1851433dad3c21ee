import { button, declining, tap } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import type { Condition } from '../content/conditions.ts';
import { isDrawn } from '../content/marks.ts';
import type { CharacterId, PersonId, Stonesaga, StonesagaState } from '../state.ts';
import { ask } from './asking.ts';

/** SC-262 A trait or a mark of the legend that a character holds. */
export function lends({ people, characters }: StonesagaState, who: CharacterId, condition: Condition): boolean {
  const { legend } = characters[who];
  if (!legend) return false;
  if ('trait' in condition) return condition.trait.some((trait) => people[legend]!.traits.includes(trait));
  return 'mark' in condition && condition.on === 'card' && isDrawn(people[legend]!.marks, condition.mark);
}

/** SC-264 A used card goes back on top of the deck. */
export function sendBack(t: Stonesaga, who: CharacterId): void {
  const person = t.state.characters[who].legend!;
  t.state.characters[who].legend = null;
  t.state.legends.push(person);
  t.tell({ fact: 'legendUsed', who, person });
}

/** SC-262 Where a card asks for a trait or a mark, the one of a legend may be remembered in its stead. */
export function* remembers(t: Stonesaga, who: CharacterId, condition: Condition): Rule<boolean> {
  if (!lends(t.state, who, condition)) return false;
  const { name } = t.state.people[t.state.characters[who].legend!]!;
  const used = yield* ask(t, who, 'legend.wisdom', `Do you remember what ${name} was?`, [
    button('past-wisdom', `Remember ${name}`, true),
    declining(button('keep-legend', 'Keep the legend for later', false)),
  ]);
  if (used) sendBack(t, who);
  return used;
}

/** SC-255 to SC-259 The deck is shuffled for a draw, so any card is as good as its bottom card. */
export function* takeLegend(t: Stonesaga, who: CharacterId, how: 'draw' | 'choose', marks?: QuestionMarks): Rule {
  const { legends } = t.state;
  if (t.state.characters[who].legend || legends.length === 0) return;
  const person: PersonId =
    how === 'draw'
      ? t.pick(legends)
      : yield* ask(
          t,
          who,
          'legend.choose',
          'Whose example do you call upon?',
          legends.map((one) => tap(`legend:${one}`, t.state.people[one]!.name, one)),
          marks,
        );
  t.state.legends = t.state.legends.filter((one) => one !== person);
  t.state.characters[who].legend = person;
  t.tell({ fact: 'legendTaken', who, person });
}
