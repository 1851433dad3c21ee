import { drag, type Option } from '../../../../kernel/option.ts';
import type { PowerOffer, Rule } from '../../../../kernel/rule.ts';
import { favors } from '../../content/favors.ts';
import { treasures } from '../../content/treasures.ts';
import type { Vast } from '../../state.ts';
import { masonsPick } from './breaching.ts';
import { playFavor } from './favors.ts';
import { favorUses, type FavorMoment } from './favorUses.ts';
import { prepareOptions } from './prepare.ts';
import { playTreasure } from './treasures.ts';

/**
 * MM-162, MM-221, MM-224 Everything the Paladin may do beside any question of his Take Actions phase. Between actions
 * prepare is an action among the others, so it is not offered a second time.
 */
export function powersBeside(t: Vast, moment: FavorMoment): PowerOffer[] {
  const options = [...(moment === 'within' ? prepareOptions(t) : []), ...cardPlays(t), ...favorUses(t, moment), ...masonsPick(t)];
  const prompt = 'At any time: prepare, play a card, or use a favor.';
  return [{ seat: 'paladin', ask: 'paladin.powers', prompt, kind: 'power', secret: true, options }];
}

function cardPlays(t: Vast): Option<() => Rule>[] {
  const { favors: held, treasures: found } = t.state.paladin;
  return [
    ...held.hand.map((card) => drag(`card:${card}`, 'board:paladin', `Play ${favors[card].name}`, () => playFavor(t, card))),
    ...found.hand.map((card) => drag(`card:${card}`, 'board:paladin', `Play ${treasures[card].name}`, () => playTreasure(t, card))),
  ];
}

/** Whether a sprinter who sees no way may still make one: a breach, or Disdain. */
export const canOpenTheWay = (t: Vast): boolean =>
  powersBeside(t, 'within').some(({ options }) => options.some(({ id }) => id.includes('>edge:') || id === 'card:disdain'));
