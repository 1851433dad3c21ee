import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useTold } from '../../../told.ts';
import type { TestScene } from './chance.ts';

/** A test as it is told: dice as they come to lie, and the result once it is counted. */
export interface Trial {
  readonly scene: TestScene;
  readonly result: number | null;
}

export const trialOf = ({ scene }: Pick<StonesagaView, 'scene'>): TestScene | null => (scene?.kind === 'test' ? scene : null);

/** A die that is still rolling is not told: only the count is, when all lie. */
export function heardOf(now: Trial, fact: StonesagaFact): Trial {
  if (fact.fact === 'tested' && fact.who === now.scene.who)
    return { scene: { ...now.scene, dice: [...fact.dice], plus: fact.bonus }, result: fact.result };
  return now;
}

function freshTrial(view: StonesagaView): Trial | null {
  const scene = trialOf(view);
  return scene && { scene, result: null };
}

/** The test that is shown, and while facts are told, what they have made of it so far. */
export const useTrial = (view: StonesagaView): Trial | null => useTold(view, freshTrial, heardOf);
