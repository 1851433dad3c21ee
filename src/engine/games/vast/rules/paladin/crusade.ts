import { drag, tap, withValue, type Option } from '../../../../kernel/option.ts';
import { chooseBeside, lazily, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { Vast } from '../../state.ts';
import { moveOnto } from '../entering.ts';
import { figuresOn } from '../figures.ts';
import { crusadeSteps, paladinSquare } from '../movement.ts';
import { squares } from '../spaces.ts';
import { attackStep } from './attackStep.ts';
import { powersBeside } from './powers.ts';
import { assignCube } from './prepare.ts';
import type { Entry } from './entry.ts';
import { revealStep } from './revealStep.ts';
import { shrineStep } from './shrine.ts';
import { treasureStep } from './treasureStep.ts';

/** MM-169 Move 0 or 1 space, then reveal, attack, Shrine, treasures. */
export function* crusade(t: Vast, straightTo?: SquareId): Rule {
  assignCube(t, 'crusade');
  const to = straightTo ?? (yield* chooseMove(t));
  const entry = yield* enter(t, to);
  for (const step of [revealStep, attackStep, shrineStep, treasureStep]) {
    if (t.state.ended) return;
    yield* step(t, entry);
  }
}

const chooseMove = (t: Vast): Rule<SquareId> =>
  chooseBeside(
    'paladin',
    'crusade.move',
    () => 'Crusade: move to an adjacent tile, or tap your own to stay.',
    () => lazily(() => [...crusadeMoves(t, (to) => to), stay(t)]),
    () => powersBeside(t, 'within'),
    { second: true },
  );

/** MM-170 Dark tiles and tiles with forcing figures included. */
export const crusadeMoves = <V>(t: Vast, value: (to: SquareId) => V): Option<V>[] =>
  crusadeSteps(t.state).map((to) => withValue(moves[to]!, value(to)));

const moves = Object.fromEntries(
  squares.map((to) => [to, drag('figure:paladin', `space:${to}`, `Crusade to ${chartName(to)}`, null)]),
) as Readonly<Record<SquareId, Option>>;

function stay(t: Vast): Option<SquareId> {
  const here = paladinSquare(t.state);
  return tap(`space:${here}`, 'Stay on this tile', here);
}

function* enter(t: Vast, to: SquareId): Rule<Entry | null> {
  const from = paladinSquare(t.state);
  if (to === from) return null;
  const met = figuresOn(t.state, to);
  yield* moveOnto(t, 'paladin', to, 'crusade');
  return { from, met };
}
