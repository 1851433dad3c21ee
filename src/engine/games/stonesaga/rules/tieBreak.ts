import type { Option } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { totalOf } from '../reckoning/holdings.ts';
import { askGroup } from './asking.ts';
import { energyMax, healthSpaces, maladiesOn } from './characters.ts';

/**
 * SC-572, SC-610, RU-SC-71 What the rules leave open: who of several, or what comes first. By the Dawn Rule the group
 * chooses; by the Dusk Rule it must be what helps least, by lot among equals.
 */
export function* settle<V>(
  t: Stonesaga,
  name: string,
  prompt: string,
  options: readonly Option<V>[],
  helps: (value: V) => number = () => 0,
  marks?: QuestionMarks,
): Rule<V> {
  if (!t.state.house.dusk) return yield* askGroup(t, name, prompt, options, marks);
  const least = Math.min(...options.map(({ value }) => helps(value)));
  const worst = options.filter(({ value }) => helps(value) === least);
  return worst[worst.length > 1 ? t.roll(worst.length) - 1 : 0]!.value;
}

/** How well a character would bear something: the weakest is the one whom the Dusk Rule sends. */
export function bearing(state: StonesagaState, who: CharacterId): number {
  const character = state.characters[who];
  return character.energy + 2 * (healthSpaces(state) - maladiesOn(character)) + totalOf(character.bag);
}

/** What a night in comfort still adds to somebody's energy. */
export function comfortFor(state: StonesagaState, who: CharacterId, rested: number): number {
  const { energy, fed, watered } = state.characters[who];
  return Math.max(0, Math.min(1, energyMax(state) - energy - rested - Number(fed) - Number(watered)));
}
