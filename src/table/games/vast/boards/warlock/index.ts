import { WARLOCK } from '../../../../../../assets/vast/boards/warlock.ts';
import type { RoleBoard } from '../board.ts';
import { layWarlock, warlockPlaces } from './lay.ts';
import { spellDeck } from './spells.ts';

export const warlockBoard: RoleBoard = {
  role: 'warlock',
  frame: 'playerboard/warlock',
  size: { w: WARLOCK.w, h: WARLOCK.h },
  lay: layWarlock,
  places: warlockPlaces,
  held: ({ warlock }) => (warlock ? [spellDeck(warlock)] : []),
  glance: ({ warlock, goals }) => ({
    portrait: 'warlock',
    goal: { have: warlock?.dominated.filter((piece) => piece !== null).length ?? 0, need: goals.dominated, word: 'Dominated' },
    numbers: warlock
      ? [
          { sign: 'curses', value: warlock.curses },
          { sign: 'magic', value: warlock.cubes.unassigned },
          { sign: 'cards', value: warlock.spells.hand.length },
        ]
      : [],
    heads: [],
  }),
};
