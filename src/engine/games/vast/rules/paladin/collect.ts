import type { Rule } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { collectPoison } from '../skeletons/poison.ts';
import { gainLight } from './furyAndLight.ts';
import { freshTurn, hasTreasure } from './values.ts';

/** MM-155, MM-156 All cubes come back from the action boxes, and what lasted until now is over. */
export function* collect(t: Vast): Rule {
  const { paladin } = t.state;
  const { prepare, sprint, crusade } = paladin.cubes;
  const count = prepare + sprint + crusade;
  paladin.cubes = { ...paladin.cubes, unassigned: paladin.cubes.unassigned + count, prepare: 0, sprint: 0, crusade: 0 };
  t.tell({ fact: 'cubesCollected', count });
  collectPoison(t);
  paladin.vigor = { strength: 0, defense: 0 };
  paladin.turn = freshTurn();
  lowerPillar(t);
  if (hasTreasure(t.state, 'halo')) gainLight(t, 1);
}

/** FA-5 The pillar stands until the next Collect phase. */
function lowerPillar(t: Vast): void {
  if (!t.state.figures.pillar) return;
  delete t.state.figures.pillar;
  t.tell({ fact: 'pillarLowered' });
}
