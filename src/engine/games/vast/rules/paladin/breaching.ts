import { drag, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { EdgeId, Vast } from '../../state.ts';
import { breachableEdges, edgeName, placeBreach } from '../markers.ts';
import { paladinSquare } from '../movement.ts';
import { hasTreasure } from './values.ts';

/** FA-1, TR-5 Every wall of his tile that may be breached, dragged to from whatever pays for it. */
export const breachOptions = (t: Vast, from: string, breach: (edge: EdgeId) => () => Rule): Option<() => Rule>[] =>
  breachableEdges(t.state, paladinSquare(t.state)).map((edge) =>
    drag(from, `edge:${edge}`, `Breach the wall between ${edgeName(edge)}`, breach(edge)),
  );

/** TR-5 Once per turn, for nothing. */
export function masonsPick(t: Vast): Option<() => Rule>[] {
  if (!hasTreasure(t.state, 'masonsPick') || t.state.paladin.turn.masonsPick) return [];
  return breachOptions(t, 'card:masonsPick', (edge) =>
    function* () {
      t.state.paladin.turn.masonsPick = true;
      placeBreach(t, edge);
    },
  );
}
