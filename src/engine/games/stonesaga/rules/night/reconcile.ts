import { button, declining, tap, type Composition, type Option } from '../../../../kernel/option.ts';
import { firstOf, type Json, type TypedDecision, type Rule, type Seat } from '../../../../kernel/rule.ts';
import type { CharacterId, Holdings, Phase, Stonesaga, StonesagaState } from '../../state.ts';
import type { PackedToken } from '../../reckoning/bagCells.ts';
import { fitsBag, leftOut, packMost, refuseLaid } from '../bag.ts';
import { charactersOf, nameOf, othersHere } from '../characters.ts';
import { givingOptions } from '../exchanging.ts';
import { facesIn, labelOf, lose } from '../holdings.ts';
import { packOptions } from '../packing.ts';
import { store } from '../storing.ts';
import { afterStep } from './steps.ts';

/**
 * SS-578 to SS-589, SS-625 Give, pack and store first; then everything must lie flat in the bag, or go. Whoever is done and then
 * receives more than the bag holds is asked again: otherwise a late gift would pass the night in a bag that does not close.
 */
export function* reconcile(t: Stonesaga): Rule<Phase> {
  const done = new Set<Seat>();
  for (;;) {
    for (const seat of done) if (overfull(t.state, seat).length > 0) done.delete(seat);
    const offers = t.state.seats.filter((seat) => !done.has(seat)).flatMap((seat) => offersTo(t, seat));
    if (offers.length === 0) break;
    const { seat, chosen } = yield* firstOf(offers);
    if (chosen !== null && 'closes' in chosen) {
      closeOver(t, chosen.closes);
      done.add(seat);
    } else if (chosen) yield* chosen();
    else done.add(seat);
  }
  return yield* afterStep(t, 'reconcile');
}

const overfull = (state: StonesagaState, seat: Seat): CharacterId[] =>
  present(state, seat).filter((who) => !fitsBag(state.characters[who].bag));
const present = (state: StonesagaState, seat: Seat): CharacterId[] =>
  charactersOf(state, seat).filter((who) => state.characters[who].at !== null);

/** A player is asked who has something to arrange, or too much. Nobody is done while a bag does not close. */
function offersTo(t: Stonesaga, seat: Seat): TypedDecision<Chosen>[] {
  const over = overfull(t.state, seat);
  const options: Option<Chosen>[] = present(t.state, seat).flatMap((who) => [
    ...arranging(t, who),
    ...(over.includes(who) ? [closing(t, who), ...discarding(t, who)] : []),
  ]);
  if (options.length === 0) return [];
  const prompt =
    over.length > 0 ? `The bag of ${over.map((who) => nameOf(t.state, who)).join(' and ')} does not close.` : 'Put your things in order.';
  return [
    {
      seat,
      ask: 'reconcile.bag',
      prompt,
      options: over.length > 0 ? options : [declining(button('done', 'Everything is in its place', null)), ...options],
      compose: byHand(t, seat),
      drafted: (draft) => ({ closes: draft as unknown as Drafted }),
    },
  ];
}

/** Bags that were packed by hand: what lies in each. Bags that are not named stay as they are. */
type Drafted = Partial<Record<CharacterId, readonly PackedToken[]>>;
/** Something that is done first, the word that all is done, or bags that are closed by hand, which is the same. */
type Chosen = (() => Rule) | null | { readonly closes: Drafted };

/** SS-581 to SS-584 The draft may leave out anything, but what it keeps must lie as it may, and every bag must close. */
function byHand(t: Stonesaga, seat: Seat): Composition {
  const bags = (): [CharacterId, Holdings][] => present(t.state, seat).map((who) => [who, t.state.characters[who].bag]);
  return {
    form: { entry: 'bag', bags: Object.fromEntries(bags().map(([who, bag]) => [who, { ...bag }])) },
    check(draft) {
      if (typeof draft !== 'object' || draft === null || Array.isArray(draft))
        return { rule: 'SS-581', why: 'Say what lies in which bag.' };
      const own = bags();
      const drafted = draft as Record<string, Json>;
      if (Object.keys(drafted).some((who) => !own.some(([one]) => one === who)))
        return { rule: 'SS-581', why: 'That bag is not yours to pack.' };
      for (const [who, bag] of own) {
        const laid = drafted[who];
        const refusal =
          laid === undefined
            ? fitsBag(bag)
              ? null
              : { rule: 'SS-581', why: `The bag of ${nameOf(t.state, who)} does not close.` }
            : refuseLaid(bag, laid);
        if (refusal) return refusal;
      }
      return null;
    },
  };
}

/** SS-587 What was left out is discarded. */
function closeOver(t: Stonesaga, drafted: Drafted): void {
  for (const who of Object.keys(drafted) as CharacterId[])
    for (const [face, n] of leftOut(t.state.characters[who].bag, drafted[who]!)) lose(t, who, face, n, 'supply');
}

/** The same without a hand: as much as fits, the dearest first. */
function closing(t: Stonesaga, who: CharacterId): Option<() => Rule> {
  const { bag } = t.state.characters[who];
  const gone = leftOut(bag, packMost(bag));
  const close = button(
    `close:${who}`,
    `Close the bag of ${nameOf(t.state, who)} and leave ${gone.map(([face, n]) => `${n} ${labelOf(face)}`).join(', ')} behind`,
    function* (): Rule {
      for (const [face, n] of gone) lose(t, who, face, n, 'supply');
    },
  );
  return declining(close, `${gone.map(([face, n]) => `${n} ${labelOf(face)}`).join(', ')} will be lost`);
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
