import { button, drag, type Option } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { spells, type SpellId } from '../../content/spells.ts';
import type { MagicAction } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { casts } from './casts.ts';
import { conjure, conjureSquares, summon, summonSquares, syphon, syphonable } from './conjuring.ts';
import { assignToSpell, hasMagic } from './magic.ts';
import { sneak, sneakEnds, sneakMoves } from './sneak.ts';
import { warlockOf } from './values.ts';

/** MM-501, MM-502 Actions in any order and as often as he likes, while cubes last. */
export function* takeActions(t: Vast): Rule {
  while (!t.state.ended && hasMagic(t.state)) {
    const { unassigned } = warlockOf(t).cubes;
    const action = yield* choose<(() => Rule) | null>('warlock', 'warlock.action', `Take an action: ${unassigned === 1 ? 'one magic cube is' : `${unassigned} magic cubes are`} left.`, [
      ...actionsOffered(t),
      button('end-turn', 'End your turn', null),
    ]);
    if (!action) return;
    yield* action();
    yield* boundary();
  }
}

interface Action {
  readonly label: string;
  /** A cube is not offered where it would buy nothing. */
  can(state: VastState): boolean;
  take(t: Vast): Rule;
}

export const actions: Readonly<Record<MagicAction, Action>> = {
  sneak: { label: 'Sneak to a Dark tile, a Pit or a crypt', can: (state) => sneakEnds(state).length > 0, take: (t) => sneak(t) },
  summon: { label: 'Summon a poltergeist on a Lit tile around you', can: (state) => summonSquares(state).length > 0, take: summon },
  conjure: { label: 'Conjure a treasure on a Dark tile around you', can: (state) => conjureSquares(state).length > 0, take: conjure },
  syphon: { label: 'Syphon Curses from the figures around you', can: (state) => syphonable(state) > 0, take: syphon },
};

function actionsOffered(t: Vast): Option<() => Rule>[] {
  const boxes = (Object.keys(actions) as MagicAction[]).filter((box) => actions[box].can(t.state));
  return [
    ...boxes.map((box) => drag('cubes:magic', `box:${box}`, actions[box].label, () => actions[box].take(t))),
    ...spellActions(t),
    // The short cut of taking the figure itself: the cube is spent and the way made in one gesture.
    ...sneakMoves(t.state, (to) => () => sneak(t, to)),
  ];
}

/** MM-499, HD-13 Played spells that are actions, each costing a cube put on its card. */
function spellActions(t: Vast): Option<() => Rule>[] {
  return warlockOf(t).spells.inPlay.filter(isAction).filter((card) => casts[card].can(t.state)).map((card) =>
    drag('cubes:magic', `card:${card}`, `${spells[card].name}: ${spells[card].text}`, function* () {
      assignToSpell(t, card);
      yield* casts[card].cast(t);
    }));
}

export const isAction = (card: SpellId): card is keyof typeof casts => card in casts;
