import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { CharacterId, PersonId, Stonesaga } from '../state.ts';
import { ask } from './asking.ts';

/** SC-255 to SC-259 The deck is shuffled for a draw, so any card is as good as its bottom card. */
export function* takeLegend(t: Stonesaga, who: CharacterId, how: 'draw' | 'choose'): Rule {
  const { legends } = t.state;
  if (t.state.characters[who].legend || legends.length === 0) return;
  const person: PersonId =
    how === 'draw' ? legends[t.roll(legends.length) - 1]! : yield* ask(t, who, 'legend.choose', 'Whose example do you call upon?', legends.map((one) => tap(`legend:${one}`, t.state.people[one]!.name, one)));
  t.state.legends = t.state.legends.filter((one) => one !== person);
  t.state.characters[who].legend = person;
  t.tell({ fact: 'legendTaken', who, person });
}
