import type { Rule } from '../../../../kernel/rule.ts';
import type { SquareId } from '../../content/manor.ts';
import type { EggId } from '../../roleStates.ts';
import type { FigureId, Vast } from '../../state.ts';
import { removeTokens } from '../tokens.ts';
import { offerBlood } from './blood.ts';

/** MM-182, MM-780, MM-785 The Paladin spills the blood around it as well; anybody else leaves it, and then she may take it. */
export function* eggHit(t: Vast, egg: EggId, attacker: FigureId): Rule {
  const at = t.state.figures[egg] as SquareId;
  delete t.state.figures[egg];
  t.tell({ fact: 'figureRemoved', figure: egg, from: at });
  if (attacker !== 'paladin') return yield* offerBlood(t, at);
  removeTokens(t, at, 'blood', attacker);
}
