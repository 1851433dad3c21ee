import { alsoBy, button, declining, drag, type Option } from '../../../../kernel/option.ts';
import { boundary, choose, lazily, type Rule } from '../../../../kernel/rule.ts';
import { spells, type SpellId } from '../../content/spells.ts';
import type { MagicAction } from '../../roleStates.ts';
import type { Vast } from '../../state.ts';
import { casts } from './casts.ts';
import { conjure, conjureSquares, summon, summonSquares, syphon, syphonable } from './conjuring.ts';
import { cursesLeft } from './curses.ts';
import { assignToSpell, hasMagic } from './magic.ts';
import { sneak, sneakMoves } from './sneak.ts';
import { warlockOf } from './values.ts';

/** MM-501, MM-502 Actions in any order and as often as he likes, while cubes last. */
export function* takeActions(t: Vast): Rule {
  while (!t.state.ended && hasMagic(t.state)) {
    const { unassigned } = warlockOf(t).cubes;
    const action = yield* choose<(() => Rule) | null>(
      'warlock',
      'warlock.action',
      `Take an action: ${unassigned === 1 ? 'one magic cube is' : `${unassigned} magic cubes are`} left.`,
      lazily(() => [...actionsOffered(t), declining(
          button('end-turn', 'End your turn', null),
          unassigned === 1 ? 'one magic cube is not spent' : `${unassigned} magic cubes are not spent`,
        )]),
    );
    if (!action) return;
    yield* action();
    yield* boundary();
  }
}

const labels: Readonly<Record<MagicAction, string>> = {
  sneak: 'Sneak to a Dark tile, a Pit or a crypt',
  summon: 'Summon a poltergeist on a Lit tile around you',
  conjure: 'Conjure a treasure on a Dark tile around you',
  syphon: 'Syphon Curses from the figures around you',
};

const takes: Readonly<Record<MagicAction, (t: Vast) => Rule>> = { sneak: (t) => sneak(t), summon, conjure, syphon };

/** A cube is not offered where it would buy nothing. */
function actionsOffered(t: Vast): Option<() => Rule>[] {
  const { state } = t;
  const moves = sneakMoves(state, (to) => () => sneak(t, to));
  const boxes: readonly (readonly [MagicAction, boolean])[] = [
    ['sneak', moves.length > 0],
    ['summon', summonSquares(state).length > 0],
    ['conjure', conjureSquares(state).length > 0],
    ['syphon', syphonable(state) > 0 && cursesLeft(state) > 0],
  ];
  return [
    ...boxes.filter(([, buys]) => buys).map(([box]) => drag('cubes:magic', `box:${box}`, labels[box], () => takes[box](t))),
    ...spellActions(t),
    // The short cut of taking the figure itself: the cube is spent and the way made in one gesture.
    ...moves,
  ];
}

/** MM-499, HD-13 Played spells that are actions, each costing a cube put on its card. */
function spellActions(t: Vast): Option<() => Rule>[] {
  return warlockOf(t).spells.inPlay.filter(isAction).filter((card) => casts[card].can(t.state)).map((card) =>
    alsoBy(
      drag('cubes:magic', `card:${card}`, `${spells[card].name}: ${spells[card].text}`, function* () {
        assignToSpell(t, card);
        yield* casts[card].cast(t);
      }),
      { kind: 'tap', on: `card:${card}` },
    ));
}

const isAction = (card: SpellId): card is keyof typeof casts => card in casts;
