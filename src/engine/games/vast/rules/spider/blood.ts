import type { Rule } from '../../../../kernel/rule.ts';
import type { SquareId } from '../../content/manor.ts';
import type { FigureId, Vast } from '../../state.ts';

/** RU-70 Before an enemy's entry takes a token, the Spider may take blood that shares the tile with her. */
export function* takeBloodBefore(t: Vast, _mover: FigureId, _at: SquareId): Rule {
  if (!t.state.spider) return;
}
