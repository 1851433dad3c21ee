import { drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { CubeBox, Vast, VastState } from '../../state.ts';
import { paladinDefense, paladinStrength } from './values.ts';

/** MM-157 Every action costs one unassigned cube. */
export const hasCube = ({ paladin }: VastState): boolean => paladin.cubes.unassigned > 0;

export function assignCube(t: Vast, box: Exclude<CubeBox, 'unassigned' | 'supply'>): void {
  t.state.paladin.cubes.unassigned -= 1;
  t.state.paladin.cubes[box] += 1;
  t.tell({ fact: 'cubeAssigned', box });
}

/** MM-160 to MM-162 One Strength and one Defense more; the cube on the box is what counts. */
function* prepare(t: Vast): Rule {
  assignCube(t, 'prepare');
  t.tell({ fact: 'prepared', strength: paladinStrength(t.state), defense: paladinDefense(t.state) });
}

export const prepareOptions = (t: Vast): Option<() => Rule>[] =>
  hasCube(t.state) ? [drag('cubes:unassigned', 'box:prepare', 'Prepare: +1 Strength and +1 Defense', () => prepare(t))] : [];
