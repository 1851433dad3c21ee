import type { SpellId } from '../../../../../engine/games/vast/content/spells.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Retell } from '../../factRetold.ts';
import { without } from '../hands.ts';
import type { MagicAction, Warlock } from './kinds.ts';

const warlock = (view: VastView, change: (warlock: Warlock) => Partial<Warlock>): VastView => ({
  ...view,
  warlock: view.warlock && { ...view.warlock, ...change(view.warlock) },
});

/** What the facts of the Warlock do to his board. Pieces and Curses on the map are told with those of all roles. */
export const retellWarlock: Retell = {
  magicAssigned: (view, { on }) =>
    warlock(view, ({ cubes, onSpells }) => {
      const left = { ...cubes, unassigned: cubes.unassigned - 1 };
      if (on in cubes) return { cubes: { ...left, [on]: cubes[on as MagicAction] + 1 } };
      return { cubes: left, onSpells: { ...onSpells, [on]: (onSpells[on as SpellId] ?? 0) + 1 } };
    }),
  magicCollected: (view, { count }) =>
    warlock(view, ({ cubes }) => ({
      cubes: { unassigned: count, sneak: 0, summon: 0, conjure: 0, syphon: 0, supply: cubes.supply },
      onSpells: {},
    })),
  magicGained: (view) =>
    warlock(view, ({ cubes }) => ({ cubes: { ...cubes, supply: cubes.supply - 1, unassigned: cubes.unassigned + 1 } })),
  spellsDrawn: (view, { count, cards }) =>
    warlock(view, ({ spells }) => {
      const drawn: readonly (SpellId | 'face-down')[] =
        cards.length > 0 ? cards : Array.from({ length: count }, () => 'face-down' as const);
      return { spells: { ...spells, deck: Math.max(0, spells.deck - count), hand: [...spells.hand, ...drawn] } };
    }),
  spellPlayed: (view, { card }) =>
    warlock(view, ({ spells }) => ({ spells: { ...spells, hand: without(spells.hand, card), inPlay: [...spells.inPlay, card] } })),
  spellsDiscarded: (view, { cards }) =>
    warlock(view, ({ spells, cubes, onSpells }) => {
      const freed = cards.reduce((sum, card) => sum + (onSpells[card] ?? 0), 0);
      return {
        cubes: { ...cubes, unassigned: cubes.unassigned + freed },
        onSpells: Object.fromEntries(Object.entries(onSpells).filter(([card]) => !cards.includes(card as SpellId))),
        spells: {
          ...spells,
          hand: cards.reduce((hand, card) => (spells.inPlay.includes(card) ? hand : without(hand, card)), spells.hand),
          inPlay: spells.inPlay.filter((card) => !cards.includes(card)),
          discard: [...spells.discard, ...cards],
        },
      };
    }),
};
