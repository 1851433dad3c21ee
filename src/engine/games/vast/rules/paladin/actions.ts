import { button, declining, drag, thenAsking, type Option } from '../../../../kernel/option.ts';
import { boundary, chooseBeside, lazily, type Rule } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { restingAfter } from '../resting.ts';
import { crusade, crusadeMoves } from './crusade.ts';
import { powersBeside } from './powers.ts';
import { hasCube, prepareOptions } from './prepare.ts';
import { canSprint, sprint } from './sprint.ts';

/** MM-157 to MM-159, MM-777 Actions in any order while cubes last; he may end the phase after any of them, or at once. */
export function* takeActions(t: Vast): Rule {
  while (!t.state.ended) {
    const action = yield* chooseAction(t);
    if (!action) return;
    yield* action();
    yield* boundary();
  }
}

const chooseAction = (t: Vast): Rule<(() => Rule) | null> =>
  chooseBeside<(() => Rule) | null>(
    'paladin',
    'paladin.action',
    () => (hasCube(t.state) ? 'Take an action, or end your turn.' : 'No hero cube is left. Use a favor, or end your turn.'),
    () => lazily(() => [...actionsOffered(t), declining(button('end-turn', 'End your turn', null), unspent(t))]),
    () => powersBeside(t, 'between').map(restingAfter),
  );

/** Hero cubes that are not spent are collected again anyway: their actions are lost. */
const unspent = ({ state }: Vast): string | null => {
  const left = state.paladin.cubes.unassigned;
  return left === 0 ? null : left === 1 ? 'one hero cube is not spent' : `${left} hero cubes are not spent`;
};

function actionsOffered(t: Vast): Option<() => Rule>[] {
  if (!hasCube(t.state)) return [];
  return [
    ...prepareOptions(t),
    ...(canSprint(t.state) ? [boxOption('sprint', 'Sprint over Lit tiles', () => sprint(t))] : []),
    boxOption('crusade', 'Crusade: move, reveal, attack, Shrine, treasures', () => crusade(t)),
    // The short cut of taking the figure itself: the cube is spent and the move made in one gesture.
    ...crusadeMoves(t, (to) => () => crusade(t, to)),
  ];
}

const boxOption = (box: string, label: string, action: () => Rule): Option<() => Rule> =>
  thenAsking(drag('cubes:unassigned', `box:${box}`, label, action), 'where to');
