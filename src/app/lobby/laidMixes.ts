import type { AnyRules, Mix } from '../../engine/kernel/rules.ts';
import { gameCards } from '../../table/games/registry.ts';

/** The mixes that lie on the table; the engine may play more. */
export function laidMixes({ name, mixes }: Pick<AnyRules, 'name' | 'mixes'>): readonly Mix[] {
  const laid = gameCards.find(({ game }) => game === name)?.mixes;
  return laid ? mixes.filter(({ id }) => laid.includes(id)) : mixes;
}
