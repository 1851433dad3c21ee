import type { Rule } from '../../../../kernel/rule.ts';
import type { Vast } from '../../state.ts';
import { paladinSquare } from '../movement.ts';
import { takeTreasure, treasuresOn } from '../treasureMarkers.ts';
import { receiveTreasure } from './treasures.ts';

/** MM-195 All markers on his tile, one after the other. */
export function* treasureStep(t: Vast): Rule {
  for (const marker of treasuresOn(t.state, paladinSquare(t.state))) {
    takeTreasure(t, marker);
    yield* receiveTreasure(t);
  }
}
