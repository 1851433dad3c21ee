import type { Rule } from '../../../../kernel/rule.ts';
import type { SpaceId } from '../../content/manor.ts';
import type { FigureId, Vast } from '../../state.ts';

/** MM-476 to MM-478 */
export function* skittish(t: Vast, _mover: FigureId, _at: SpaceId): Rule {
  if (!t.state.warlock) return;
}
