import { gain } from '../../../../pieces/dial.ts';
import { spellSymbols } from '../../content/spells.ts';
import { dials } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { drawFrom, putOn } from '../holding.ts';
import { warlockOf } from './values.ts';

const spellsPerSymbol = 3;

/** MM-514, MM-515, HD-07 One space on; a symbol gives its cards when the cube arrives, and at the end nothing more comes. */
export function advanceSpells(t: Vast): void {
  const { changed, to } = gain(warlockOf(t), 'spellsTrack', 1, dials.spells);
  if (changed === 0) return;
  t.tell({ fact: 'spellsAdvanced', to });
  if (spellSymbols.includes(to)) drawSpells(t);
}

/** MM-516 They stay in hand, seen by him alone. */
export function drawSpells(t: Vast): void {
  const { spells } = warlockOf(t);
  const cards = drawFrom(t, spells, spellsPerSymbol);
  putOn(spells, 'hand', ...cards);
  t.tellOnly('warlock', { fact: 'spellsDrawn', count: cards.length, cards }, { fact: 'spellsDrawn', count: cards.length, cards: [] });
}
