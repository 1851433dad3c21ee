import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName } from '../../content/manor.ts';
import { rituals, treasuresByDraw, type RitualId } from '../../content/rituals.ts';
import type { Vast } from '../../state.ts';
import { emptyTiles } from '../empty.ts';
import { drawFrom, putOn } from '../holding.ts';
import { placeTreasure, treasuresLeft } from '../treasureMarkers.ts';
import { filled, manorOf, powerOf } from './values.ts';

export const handLimit = 5;

/** MM-457 to MM-465 Treasures first, then cards. */
export function* drawPhase(t: Vast): Rule {
  yield* placeTreasures(t, treasuresByDraw[filled(t.state, 'draw')]!);
  drawRituals(t, powerOf(t.state, 'draw'));
  yield* discardRituals(t);
}

/** MM-458, MM-801, MM-802 It has to place as many as it can, each on an empty Dark tile. */
function* placeTreasures(t: Vast, count: number): Rule {
  for (let left = count; left > 0 && treasuresLeft(t.state) > 0; left--) {
    const dark = emptyTiles(t.state, false);
    if (dark.length === 0) return;
    const options = dark.map((square) => tap(`space:${square}`, `Hide a treasure on ${chartName(square)}`, square));
    placeTreasure(
      t,
      dark.length === 1
        ? dark[0]!
        : yield* choose('manor', 'manor.treasure', `Hide a treasure on an empty Dark tile (${left} left).`, options),
    );
  }
}

function drawRituals(t: Vast, count: number): void {
  const holding = manorOf(t).rituals;
  const cards = drawFrom(t, holding, count);
  if (cards.length === 0) return;
  putOn(holding, 'hand', ...cards);
  t.tellOnly('manor', { fact: 'ritualsDrawn', count: cards.length, cards }, { fact: 'ritualsDrawn', count: cards.length, cards: [] });
}

/** MM-460 */
function* discardRituals(t: Vast): Rule {
  const holding = manorOf(t).rituals;
  while (holding.hand.length > handLimit) {
    const prompt = `Keep ${handLimit} rituals: discard ${holding.hand.length - handLimit} more.`;
    const card = yield* choose<RitualId>(
      'manor',
      'manor.discard',
      prompt,
      holding.hand.map((one) => tap(`card:${one}`, `Discard ${rituals[one].name}`, one)),
      { secret: true },
    );
    holding.hand = holding.hand.filter((one) => one !== card);
    putOn(holding, 'discard', card);
    t.tell({ fact: 'ritualDiscarded', card });
  }
}
