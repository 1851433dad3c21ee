import type { EggId } from '../../roleStates.ts';
import type { FigureId, Vast } from '../../state.ts';

/** MM-182, MM-785 */
export function eggHit(t: Vast, egg: EggId, _attacker: FigureId): void {
  delete t.state.figures[egg];
}
