import type { Rule } from '../../../../kernel/rule.ts';
import { rollDice } from '../../../../pieces/dice.ts';
import type { SkeletonId } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { spawnSpace } from '../spaces.ts';
import { spawnDie } from '../solo/spawn.ts';

/** MM-237, MM-238 A removed Skeleton comes back at once on a rolled Spawn, and its card goes to the front. */
export function* undead(t: Vast, skeleton: SkeletonId): Rule {
  delete t.state.skeletons.dazzled[skeleton];
  t.tell({ fact: 'skeletonFell', skeleton, from: t.state.figures[skeleton]! });
  spawn(t, skeleton);
  t.state.skeletons.march = [skeleton, ...t.state.skeletons.march.filter((id) => id !== skeleton)];
  t.tell({ fact: 'marchedFirst', skeleton });
}

/** MM-789 It is placed there: nothing has been entered. */
export function spawn(t: Vast, skeleton: SkeletonId): void {
  const face = rollDice(t, { die: spawnDie, count: 1 }).faces[0]!;
  t.tell({ fact: 'spawnRolled', rolls: [{ skeleton, face, again: false }] });
  t.state.figures[skeleton] = spawnSpace(face);
  t.tell({ fact: 'spawned', skeleton, at: spawnSpace(face), spawn: face });
}
