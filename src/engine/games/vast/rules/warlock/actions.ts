import { alsoBy, button, declining, drag, thenAsking, type Option } from '../../../../kernel/option.ts';
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
  const boxes: readonly (readonly [MagicAction, ways: number])[] = [
    ['sneak', moves.length],
    ['summon', summonSquares(state).length],
    ['conjure', conjureSquares(state).length],
    ['syphon', syphonable(state) > 0 && cursesLeft(state) > 0 ? 1 : 0],
  ];
  return [
    ...boxes.filter(([, ways]) => ways > 0).map(([box, ways]) => boxOption(t, box, ways)),
    ...spellActions(t),
    // The short cut of taking the figure itself: the cube is spent and the way made in one gesture.
    ...moves,
  ];
}

/** He sneaks by a choice of its own, though there be only one way; the others ask only where there are several. */
function boxOption(t: Vast, box: MagicAction, ways: number): Option<() => Rule> {
  const option = drag('cubes:magic', `box:${box}`, labels[box], () => takes[box](t));
  return box === 'sneak' || ways > 1 ? thenAsking(option, box === 'sneak' ? 'where to' : 'which tile') : option;
}

/** MM-499, HD-13 Played spells that are actions, each costing a cube put on its card. */
function spellActions(t: Vast): Option<() => Rule>[] {
  return warlockOf(t).spells.inPlay.filter(isAction).filter((card) => casts[card].can(t.state)).map((card) =>
    alsoBy(
      spellOption(t, card),
      { kind: 'tap', on: `card:${card}` },
    ));
}

function spellOption(t: Vast, card: keyof typeof casts): Option<() => Rule> {
  const option = drag('cubes:magic', `card:${card}`, `${spells[card].name}: ${spells[card].text}`, function* () {
    assignToSpell(t, card);
    yield* casts[card].cast(t);
  });
  const asked = casts[card].asks(t.state);
  return asked === null ? option : thenAsking(option, asked);
}

const isAction = (card: SpellId): card is keyof typeof casts => card in casts;
