import { gain, lose } from '../../../../pieces/dial.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { dials } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { discardFavor, discardTreasure } from '../paladin/discards.ts';
import { endJourney } from './ending.ts';
import { terrorRow } from './tables.ts';

/** MM-596, MM-663 Terror rises by one: the limit loses the game at once, before the new value asks for a card. */
export function* gainTerror(t: Vast): Rule {
  const { changed, to } = gain(t.state, 'terror', 1, dials.terror);
  if (changed === 0) return;
  t.tell({ fact: 'terrorChanged', by: changed, to });
  if (to >= t.state.journey!.terrorLimit) return endJourney(t, false, `Terror has reached ${to}.`);
  const { discard } = terrorRow(to);
  if (discard === 'treasure') yield* discardTreasure(t);
  if (discard === 'favor') yield* discardFavor(t);
}

/** MM-602, MM-661 */
export function loseTerror(t: Vast, by: number): void {
  const { changed, to } = lose(t.state, 'terror', by, dials.terror);
  if (changed !== 0) t.tell({ fact: 'terrorChanged', by: changed, to });
}
