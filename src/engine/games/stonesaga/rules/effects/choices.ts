import { button, tap, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Band, ChoiceOption, EffectOf } from '../../content/effects.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../../state.ts';
import { ask, askGroup } from '../asking.ts';
import { attributeTest } from '../attributeTest.ts';
import { inHex, nameOf, onMap, othersHere } from '../characters.ts';
import { isTrue } from '../conditions.ts';
import { spendEnergy } from '../energy.ts';
import { holds } from '../holdings.ts';
import { remembers } from '../legends.ts';
import { activeOutposts } from '../places.ts';
import { shelterValue } from '../sites.ts';
import { addTrack } from '../society.ts';
import { bearing, settle } from '../tieBreak.ts';
import { discardChosen } from './boards.ts';
import { resolve, type Performers } from './resolve.ts';

/** SS-100, R-SS-18 The band that holds the result; below the lowest number, the lowest band. */
export const bandFor = (bands: readonly Band[], result: number): Band =>
  [...bands].sort((a, b) => b.min - a.min).find(({ min }) => result >= min) ?? bands.at(-1)!;

function* test(t: Stonesaga, who: CharacterId, { of, kind = 'other', modifiers = [], bands }: EffectOf<'test'>): Rule {
  yield* attributeTest(t, who, { of, kind, modifiers, steps: bands.map(({ min }) => min) }, (result) =>
    resolve(t, who, bandFor(bands, result).do),
  );
}

export const canChoose = (state: StonesagaState, who: CharacterId, { if: condition, cost }: ChoiceOption): boolean =>
  (!condition || isTrue(state, who, condition)) &&
  state.characters[who].energy >= (cost?.energy ?? 0) &&
  state.tracks.lore >= (cost?.lore ?? 0) &&
  (!cost?.discard || holds(state, who, cost.discard) >= (cost.n ?? 1));

const optionsFor = (state: StonesagaState, who: CharacterId, options: readonly ChoiceOption[]): Option<ChoiceOption>[] =>
  options.filter((one) => canChoose(state, who, one)).map((one) => button(one.id, one.label, one));

function* choice(t: Stonesaga, who: CharacterId, { prompt, options }: EffectOf<'choose'>): Rule {
  const open = optionsFor(t.state, who, options);
  if (open.length === 0) return;
  yield* take(t, who, yield* ask(t, who, 'card.choice', prompt, open));
}

function* groupChoice(t: Stonesaga, who: CharacterId, { prompt, options }: EffectOf<'groupChoose'>): Rule {
  const open = optionsFor(t.state, who, options);
  if (open.length === 0) return;
  yield* take(t, who, yield* askGroup(t, 'group.choice', prompt, open));
}

function* take(t: Stonesaga, who: CharacterId, { cost, do: effects }: ChoiceOption): Rule {
  if (cost?.energy) spendEnergy(t, who, cost.energy);
  if (cost?.lore) addTrack(t, 'lore', -cost.lore);
  if (cost?.discard) yield* discardChosen(t, who, cost.discard, cost.n ?? 1);
  yield* resolve(t, who, effects);
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

function* champion(t: Stonesaga, who: CharacterId, { then }: EffectOf<'champion'>): Rule {
  const { at } = t.state.characters[who];
  if (at === null) return;
  yield* resolve(t, yield* pickOne(t, inHex(t.state, at)), then);
}

function* someone(t: Stonesaga, _who: CharacterId, { then }: EffectOf<'someone'>): Rule {
  const open = onMap(t.state);
  if (open.length > 0) yield* resolve(t, yield* pickOne(t, open), then);
}

const pickOne = (t: Stonesaga, open: readonly CharacterId[]): Rule<CharacterId> =>
  settle(
    t,
    'group.who',
    'Who shall it be?',
    open.map((one) => tap(`mini:${one}`, nameOf(t.state, one), one)),
    (one) => bearing(t.state, one),
  );

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
