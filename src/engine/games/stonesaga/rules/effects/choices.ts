import { button, tap, type Option } from '../../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../../kernel/rule.ts';
import type { Band, ChoiceOption, Effect, EffectOf } from '../../content/effects.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../../state.ts';
import { ask, askGroup, withThen } from '../asking.ts';
import { attributeTest } from '../attributeTest.ts';
import { inHex, nameOf, onMap, othersHere } from '../characters.ts';
import { isTrue } from '../conditions.ts';
import { spendEnergy } from '../energy.ts';
import { remembers } from '../legends.ts';
import { activeOutposts } from '../places.ts';
import { shelterValue } from '../sites.ts';
import { addTrack } from '../society.ts';
import { bearing, settle } from '../tieBreak.ts';
import { discardChosen, discarding } from './boards.ts';
import { canChoose } from './choosable.ts';
import { foresee } from './foreseeing.ts';
import { resolve, type Performers } from './resolve.ts';

/** SS-100, R-SS-18 The band that holds the result; below the lowest number, the lowest band. */
export const bandFor = (bands: readonly Band[], result: number): Band =>
  [...bands].sort((a, b) => b.min - a.min).find(({ min }) => result >= min) ?? bands.at(-1)!;

function* test(
  t: Stonesaga,
  who: CharacterId,
  { of, kind = 'other', modifiers = [], bands }: EffectOf<'test'>,
  marks?: QuestionMarks,
): Rule {
  const spec = { of, kind, modifiers, steps: bands.map(({ min }) => min) };
  yield* attributeTest(t, who, spec, (result) => resolve(t, who, bandFor(bands, result).do), marks);
}

const optionsFor = (state: StonesagaState, who: CharacterId, options: readonly ChoiceOption[]): Option<ChoiceOption>[] =>
  options.filter((one) => canChoose(state, who, one)).map((one) => button(one.id, one.label, one));

function* choice(t: Stonesaga, who: CharacterId, { prompt, options }: EffectOf<'choose'>, marks?: QuestionMarks): Rule {
  const open = optionsFor(t.state, who, options).map((option) => withThen(option, asksNext(t.state, who, option.value)));
  if (open.length === 0) return;
  yield* take(t, who, yield* ask(t, who, 'card.choice', prompt, open, marks), open.length > 1);
}

/** The cost is paid first. */
const asksNext = (state: StonesagaState, who: CharacterId, { cost, do: effects }: ChoiceOption): string | null | undefined =>
  (cost?.discard && discarding(state, who, cost.discard)) ?? foresee(state, who, effects)?.then;

/** Whoever speaks for the group need not be the one who is asked afterwards, so that is not announced. */
function* groupChoice(t: Stonesaga, who: CharacterId, { prompt, options }: EffectOf<'groupChoose'>): Rule {
  const open = optionsFor(t.state, who, options);
  if (open.length === 0) return;
  yield* take(t, who, yield* askGroup(t, 'group.choice', prompt, open), false);
}

function* take(t: Stonesaga, who: CharacterId, { cost, do: effects }: ChoiceOption, announced: boolean): Rule {
  const price = announced && cost?.discard ? discarding(t.state, who, cost.discard) : null;
  const foreseen = announced && price === null ? foresee(t.state, who, effects)?.by : undefined;
  if (cost?.energy) spendEnergy(t, who, cost.energy);
  if (cost?.lore) addTrack(t, 'lore', -cost.lore);
  if (cost?.discard) yield* discardChosen(t, who, cost.discard, cost.n ?? 1, { second: price !== null });
  yield* resolve(t, who, effects, foreseen);
}

function* when(t: Stonesaga, who: CharacterId, { if: condition, then, else: otherwise = [] }: EffectOf<'when'>): Rule {
  const holds = isTrue(t.state, who, condition) || (yield* remembers(t, who, condition));
  yield* resolve(t, who, holds ? then : otherwise);
}

function* rollTable(t: Stonesaga, who: CharacterId, { plus, bands }: EffectOf<'roll'>): Rule {
  const face = t.roll(6);
  const result = face + (plus === 'outposts' ? activeOutposts(t.state).length : 0);
  t.tell({ fact: 'tableRolled', face, result });
  yield* resolve(t, who, bandFor(bands, result).do);
}

function* each(t: Stonesaga, who: CharacterId, { who: whom, then }: EffectOf<'each'>): Rule {
  for (const one of meant(t.state, who, whom)) if (t.state.characters[one].at !== null) yield* resolve(t, one, then);
}

function meant(state: StonesagaState, who: CharacterId, whom: EffectOf<'each'>['who']): CharacterId[] {
  const { at } = state.characters[who];
  switch (whom) {
    case 'all':
      return onMap(state);
    case 'here':
      return at === null ? [] : inHex(state, at);
    case 'others':
      return othersHere(state, who);
    case 'sheltered':
      return onMap(state).filter((one) => shelterValue(state, state.characters[one].at!) > 0);
  }
}

function* champion(t: Stonesaga, who: CharacterId, { then }: EffectOf<'champion'>, marks?: QuestionMarks): Rule {
  const { at } = t.state.characters[who];
  if (at !== null) yield* byOne(t, inHex(t.state, at), then, marks);
}

function* someone(t: Stonesaga, _who: CharacterId, { then }: EffectOf<'someone'>, marks?: QuestionMarks): Rule {
  yield* byOne(t, onMap(t.state), then, marks);
}

/** The one who is chosen is asked at their own seat: only somebody who plays all characters can be told beforehand. */
function* byOne(t: Stonesaga, open: readonly CharacterId[], effects: readonly Effect[], marks?: QuestionMarks): Rule {
  if (open.length === 0) return;
  const asked = open.length > 1 && t.state.seats.length === 1 && !t.state.house.dusk;
  const options = open.map((one) =>
    withThen(tap(`mini:${one}`, nameOf(t.state, one), one), asked ? foresee(t.state, one, effects)?.then : null),
  );
  const one = yield* settle(t, 'group.who', 'Who shall it be?', options, (who) => bearing(t.state, who), marks);
  yield* resolve(t, one, effects, asked ? foresee(t.state, one, effects)?.by : undefined);
}

export const choiceEffects = {
  test,
  choose: choice,
  groupChoose: groupChoice,
  when,
  roll: rollTable,
  each,
  champion,
  someone,
} satisfies Partial<Performers>;
