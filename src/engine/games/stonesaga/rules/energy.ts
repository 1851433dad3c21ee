import type { Rule } from '../../../kernel/rule.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { energyMax, isIncapacitated } from './characters.ts';
import { suffer } from './maladies.ts';

/** SS-120, SC-579 What cannot be paid in full cannot be spent at all. */
export const canSpend = (state: StonesagaState, who: CharacterId, n: number): boolean => state.characters[who].energy >= n;

/** SS-119 */
export function spendEnergy(t: Stonesaga, who: CharacterId, n: number): void {
  if (n <= 0) return;
  const character = t.state.characters[who];
  if (character.energy < n) throw new Error(`${who} cannot spend ${n} energy`);
  character.energy -= n;
  t.tell({ fact: 'energyChanged', who, by: -n, to: character.energy });
}

/** SS-121 to SS-123, SC-580, SC-581 What is there is lost first; each energy that is missing is a minor injury. */
export function* loseEnergy(t: Stonesaga, who: CharacterId, n: number): Rule {
  const lost = Math.min(n, t.state.characters[who].energy);
  spendEnergy(t, who, lost);
  for (let short = n - lost; short > 0; short--) yield* suffer(t, who, 'injury', 'minor');
}

/** SS-124, SS-125, SC-577, SC-578 Up to the tokens of the board. */
export function gainEnergy(t: Stonesaga, who: CharacterId, n: number): number {
  const character = t.state.characters[who];
  const by = Math.min(n, energyMax(t.state) - character.energy);
  if (by <= 0) return 0;
  character.energy += by;
  t.tell({ fact: 'energyChanged', who, by, to: character.energy });
  return by;
}

export const canAct = (state: StonesagaState, who: CharacterId): boolean =>
  state.characters[who].at !== null && !isIncapacitated(state, who);
