import { WARLOCK } from '../../printed/warlockBoard.ts';
import type { RoleBoard } from '../board.ts';
import { layWarlock, warlockPlaces } from './lay.ts';
import type { Warlock } from './kinds.ts';
import { spellDeck } from './spells.ts';

/** All the cubes he has, spent or not: what he will have again on his next turn. */
const cubesOf = ({ cubes, onSpells }: Warlock): number => {
  const { supply: _, ...his } = cubes;
  return [...Object.values(his), ...Object.values(onSpells)].reduce((sum, count) => sum + count, 0);
};

export const warlockBoard: RoleBoard = {
  role: 'warlock',
  frame: 'playerboard/warlock',
  size: { w: WARLOCK.w, h: WARLOCK.h },
  lay: layWarlock,
  places: warlockPlaces,
  held: ({ warlock }) => (warlock ? [spellDeck(warlock)] : []),
  glance: ({ warlock }) => ({
    portrait: 'warlock',
    goal: 'Dominated',
    numbers: warlock
      ? [
          { sign: 'curses', value: warlock.curses },
          { sign: 'magic', value: cubesOf(warlock) },
          { sign: 'cards', value: warlock.spells.hand.length },
        ]
      : [],
    heads: [],
  }),
};
