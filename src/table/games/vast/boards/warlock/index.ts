import type { RoleBoard } from '../board.ts';

export const warlockBoard: RoleBoard = {
  role: 'warlock',
  frame: 'playerboard/warlock',
  size: { w: 1250, h: 200 },
  lay: () => ({ things: [], dealt: [] }),
  places: () => [],
  held: ({ warlock }) => (warlock ? [{ kind: 'spell', ...warlock.spells }] : []),
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
