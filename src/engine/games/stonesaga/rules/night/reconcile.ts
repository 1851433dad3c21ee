import { button, tap, type Option } from '../../../../kernel/option.ts';
import { firstOf, type Offer, type Rule, type Seat } from '../../../../kernel/rule.ts';
import type { CharacterId, Phase, Stonesaga, StonesagaState } from '../../state.ts';
import { fitsBag } from '../bag.ts';
import { charactersOf, nameOf, onMap, othersHere } from '../characters.ts';
import { givingOptions } from '../exchanging.ts';
import { facesIn, labelOf, lose } from '../holdings.ts';
import { packOptions } from '../packing.ts';
import { store } from '../storing.ts';
import { afterStep } from './steps.ts';

/** SS-578 to SS-589, SS-625 Give, pack and store first; then everything must lie flat in the bag, or go. */
export function* reconcile(t: Stonesaga): Rule<Phase> {
  const done = new Set<Seat>();
  for (;;) {
    const offers = t.state.seats.filter((seat) => !done.has(seat)).flatMap((seat) => offersTo(t, seat));
    if (offers.length === 0) break;
    const { seat, chosen } = yield* firstOf(offers);
    if (chosen) yield* chosen();
    else done.add(seat);
  }
  return yield* afterStep(t, 'reconcile');
}

const overfull = (state: StonesagaState, seat: Seat): CharacterId[] => present(state, seat).filter((who) => !fitsBag(state.characters[who].bag));
const present = (state: StonesagaState, seat: Seat): CharacterId[] => charactersOf(state, seat).filter((who) => state.characters[who].at !== null);

/** A player is asked who has something to arrange, or too much. Nobody is done while a bag does not close. */
function offersTo(t: Stonesaga, seat: Seat): Offer<(() => Rule) | null>[] {
  const over = overfull(t.state, seat);
  const options: Option<(() => Rule) | null>[] = present(t.state, seat).flatMap((who) => [...arranging(t, who), ...(over.includes(who) ? discarding(t, who) : [])]);
  if (options.length === 0) return [];
  const prompt = over.length > 0 ? `The bag of ${over.map((who) => nameOf(t.state, who)).join(' and ')} does not close.` : 'Put your things in order.';
  return [{ seat, ask: 'reconcile.bag', prompt, options: over.length > 0 ? options : [button('done', 'Everything is in its place', null), ...options] }];
}

const arranging = (t: Stonesaga, who: CharacterId): Option<() => Rule>[] => [
  ...othersHere(t.state, who).flatMap((other) => givingOptions(t, who, other)),
  ...packOptions(t, who).flatMap((option) => (option.value ? [{ ...option, value: function* (): Rule { option.value!(); } }] : [])),
  ...store(t, who),
];

const discarding = (t: Stonesaga, who: CharacterId): Option<() => Rule>[] =>
  facesIn(t.state.characters[who].bag).map((face) => tap(`res:${who}:${face}`, `Discard ${labelOf(face)}`, function* (): Rule {
    lose(t, who, face, 1, 'supply');
  }));

/** For the table: whose bag would not close if the night came now. */
export const overfullNow = (state: StonesagaState): CharacterId[] => onMap(state).filter((who) => !fitsBag(state.characters[who].bag));
