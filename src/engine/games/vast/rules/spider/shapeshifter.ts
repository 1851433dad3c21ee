import type { Rule } from '../../../../kernel/rule.ts';
import type { FigureId, Vast } from '../../state.ts';

/** MM-311 to MM-316 */
export function* spiderHit(t: Vast, _figure: FigureId): Rule {
  if (!t.state.spider) return;
}
