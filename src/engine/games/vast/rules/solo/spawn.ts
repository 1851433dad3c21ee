import { throwDice, type Die } from '../../../../pieces/dice.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { grounds } from '../../content/manor.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { Vast, VastState } from '../../state.ts';
import { spawnSpace } from '../spaces.ts';
import { stabilityRow } from './tables.ts';

export const spawnDie: Die = { kind: 'spawn', faces: [1, 2, 3, 4, 5, 6] };

/** §17.4 Rush stands some up, the standing ones come back, and the rest get up for next time. */
export function* spawnPhase(t: Vast): Rule {
  for (const skeleton of lying(t.state).slice(0, stabilityRow(t.state).rush)) standUp(t, skeleton);
  yield* spawnAll(t, 'spawn.throw', standing(t.state));
  for (const skeleton of lying(t.state)) standUp(t, skeleton);
}

/** MM-632, MM-633 One die for each; a die that shows a Spawn beside the pillar is thrown again. */
export function* spawnAll(t: Vast, ask: string, skeletons: readonly SkeletonId[]): Rule {
  let waiting = [...skeletons];
  while (waiting.length > 0) {
    const prompt =
      waiting.length === 1
        ? 'Throw the spawn die for the Skeleton that comes back.'
        : `Throw ${waiting.length} spawn dice, one for each Skeleton.`;
    const { faces } = yield* throwDice(
      t,
      'paladin',
      ask,
      prompt,
      { die: spawnDie, count: waiting.length },
      t.state.journey?.ownDice ?? false,
    );
    const rolls = waiting.map((skeleton, i) => ({ skeleton, face: faces[i]!, again: besidePillar(t.state, faces[i]!) }));
    t.tell({ fact: 'spawnRolled', rolls });
    for (const { skeleton, face, again } of rolls) if (!again) place(t, skeleton, face);
    waiting = rolls.filter(({ again }) => again).map(({ skeleton }) => skeleton);
  }
}

function place(t: Vast, skeleton: SkeletonId, face: number): void {
  const at = spawnSpace(face);
  delete t.state.skeletons.off[skeleton];
  t.state.figures[skeleton] = at;
  t.tell({ fact: 'spawned', skeleton, at, spawn: face });
}

/** RU-76 One bordering square with the pillar is enough. */
function besidePillar(state: VastState, face: number): boolean {
  return (grounds[spawnSpace(face)].borders as readonly string[]).includes(state.figures.pillar ?? '');
}

function standUp(t: Vast, skeleton: SkeletonId): void {
  t.state.skeletons.off[skeleton] = 'standing';
  t.tell({ fact: 'skeletonStoodUp', skeleton });
}

const lying = ({ skeletons }: VastState): SkeletonId[] => skeletons.march.filter((id) => skeletons.off[id] === 'side');
const standing = ({ skeletons }: VastState): SkeletonId[] => skeletons.march.filter((id) => skeletons.off[id] === 'standing');
