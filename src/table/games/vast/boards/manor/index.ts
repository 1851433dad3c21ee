import type { RoleBoard } from '../board.ts';

export const manorBoard: RoleBoard = {
  role: 'manor',
  frame: 'playerboard/manor',
  size: { w: 1250, h: 200 },
  lay: () => ({ things: [], dealt: [] }),
  places: () => [],
  held: ({ manor }) => (manor ? [{ kind: 'ritual', ...manor.rituals }] : []),
  glance: ({ manor, goals }) => ({
    portrait: 'wraith',
    goal: { have: manor?.seals ?? 0, need: goals.seals, word: 'Seals' },
    numbers: manor
      ? [
          { sign: 'omens', value: manor.unassignedOmens },
          { sign: 'portents', value: manor.portentsLeft },
          { sign: 'cards', value: manor.rituals.hand.length },
        ]
      : [],
    heads: [],
  }),
};
