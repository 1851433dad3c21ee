import { chanceToReach } from '../../../../engine/games/stonesaga/reckoning/testChance.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

export type TestScene = Extract<NonNullable<StonesagaView['scene']>, { readonly kind: 'test' }>;

export interface OutcomeBand {
  /** From this result on; null for the worst. */
  readonly from: number | null;
  readonly to: number | null;
  readonly chance: number;
}

export const sumOf = ({ dice, plus }: Pick<TestScene, 'dice' | 'plus'>): number => dice.reduce((sum, face) => sum + face, plus);

/** The outcomes of a test, best first, each with its chance: before a throw over all that may come, after it certain. */
export function bandsOf(scene: Pick<TestScene, 'dice' | 'plus' | 'steps'>, throwing: boolean): readonly OutcomeBand[] {
  const now = sumOf(scene);
  const reach = (step: number): number => (throwing ? chanceToReach(step - now) : now >= step ? 1 : 0);
  const { steps } = scene;
  const bands = steps.map((from, k): OutcomeBand => ({
    from,
    to: k === 0 ? null : steps[k - 1]! - 1,
    chance: reach(from) - (k === 0 ? 0 : reach(steps[k - 1]!)),
  }));
  const last = steps.at(-1);
  return last === undefined ? [] : [...bands, { from: null, to: last - 1, chance: 1 - reach(last) }];
}

export const holds = ({ from, to }: OutcomeBand, result: number): boolean =>
  (from === null || result >= from) && (to === null || result <= to);

/** Small chances are told as what they are, never as none. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? '< 1 %' : chance < 1 && chance > 0.995 ? '> 99 %' : `${Math.round(chance * 100)} %`;
