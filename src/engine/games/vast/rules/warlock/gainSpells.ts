import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { spells, type SpellId } from '../../content/spells.ts';
import type { Vast } from '../../state.ts';
import { putInPlay, putOn } from '../holding.ts';
import { warlockOf } from './values.ts';

const batch = 3;

/** MM-497, MM-498 Of every three cards one is played and two are discarded; which ones, and which stay over, he says. */
export function* gainSpells(t: Vast): Rule {
  const held = warlockOf(t).spells.hand.length;
  const plays = Math.floor(held / batch);
  if (plays === 0) return;
  for (let left = plays; left > 0; left--) {
    const card = yield* chooseSpell(
      t,
      'warlock.spells.play',
      left === 1 ? 'Choose a spell to play.' : `Choose ${left} spells to play.`,
      'Play',
      [],
    );
    putInPlay(warlockOf(t).spells, card);
    t.tell({ fact: 'spellPlayed', card });
  }
  const kept: SpellId[] = [];
  for (let left = held % batch; left > 0; left--)
    kept.push(
      yield* chooseSpell(
        t,
        'warlock.spells.keep',
        left === 1 ? 'Choose the spell that stays in your hand.' : 'Choose the spells that stay in your hand.',
        'Keep',
        kept,
      ),
    );
  discardAllBut(t, kept);
}

function chooseSpell(t: Vast, ask: string, prompt: string, verb: string, without: readonly SpellId[]): Rule<SpellId> {
  const cards = warlockOf(t).spells.hand.filter((card) => !without.includes(card));
  const options = cards.map((card) => tap(`card:${card}`, `${verb} ${spells[card].name}`, card));
  return choose('warlock', ask, prompt, options, { secret: true });
}

/** MM-775 Discards are open to all. */
function discardAllBut(t: Vast, kept: readonly SpellId[]): void {
  const held = warlockOf(t).spells;
  const cards = held.hand.filter((card) => !kept.includes(card));
  held.hand = [...kept];
  putOn(held, 'discard', ...cards);
  t.tell({ fact: 'spellsDiscarded', cards });
}
