import { button, declining, throwing } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import { nextToSummon } from '../../reckoning/summoning.ts';
import type { Vast, VastState } from '../../state.ts';
import { powersBeside } from './powers.ts';
import { canSpend, spendStability } from './stability.ts';
import { spawn } from './undead.ts';

const summonCost = 3;

/** MM-269 to MM-273 Once per turn; the last moment of it to play gear, too. */
export function* summonPhase(t: Vast): Rule {
  if (!canSummon(t.state) && powersBeside(t, null).length === 0) return;
  const skeleton = yield* chooseBeside<SkeletonId | null>(
    'skeletons',
    'skeletons.summon',
    () => (canSummon(t.state) ? `Summon ${skeletonNames[nextToSummon(t.state.skeletons)!]}?` : 'Play gear, or end your turn.'),
    () => [
      ...(canSummon(t.state)
        ? [
            throwing(
              'spawn',
              1,
              `Summon ${skeletonNames[nextToSummon(t.state.skeletons)!]} for ${summonCost} Stability`,
              nextToSummon(t.state.skeletons)!,
            ),
          ]
        : []),
      declining(button('no-summon', 'Summon nobody', null)),
    ],
    () => powersBeside(t, null),
  );
  if (skeleton) summon(t, skeleton);
}

const canSummon = (state: VastState): boolean => canSpend(state, summonCost) && nextToSummon(state.skeletons) !== undefined;

/** MM-271, MM-272 The card is turned up where it lies; its Skeleton marches next turn. */
function summon(t: Vast, skeleton: SkeletonId): void {
  spendStability(t, summonCost);
  t.state.skeletons.faceDown = t.state.skeletons.faceDown.filter((id) => id !== skeleton);
  t.tell({ fact: 'skeletonSummoned', skeleton });
  spawn(t, skeleton);
}
