import { gain, lose } from '../../../../pieces/dial.ts';
import { button, declining, tap, type Option } from '../../../../kernel/option.ts';
import { choose, type PowerOffer, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import { dials } from '../../content/values.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { ownerOf } from '../figures.ts';
import { removeToken, tokensLeft, tokensOn } from '../tokens.ts';
import { eggsOn } from './eggs.ts';
import { spiderFigures, spiderOf, spiderSquares } from './values.ts';

/** MM-396 Her Blood is made of the same fifteen tokens that lie on the map. */
export function gainBlood(t: Vast, by: number): void {
  const { changed, to } = gain(spiderOf(t), 'blood', Math.min(by, tokensLeft(t.state, 'blood')), dials.blood);
  if (changed !== 0) t.tell({ fact: 'bloodChanged', by: changed, to });
}

export function spendBlood(t: Vast, by: number): void {
  const { changed, to } = lose(spiderOf(t), 'blood', by, dials.blood);
  t.tell({ fact: 'bloodChanged', by: changed, to });
}

/** MM-393, MM-394 Tokens on a tile of hers that she may take; those beside an Egg stay. */
const bloodAt = (state: VastState, square: SquareId): number =>
  eggsOn(state, square).length > 0 ? 0 : tokensOn(state, square, 'blood');

export const bloodInReach = (state: VastState): number => spiderSquares(state).reduce((sum, square) => sum + bloodAt(state, square), 0);

/** MM-393 Off the tile and into her box. */
function takeBlood(t: Vast, square: SquareId): void {
  const taker = spiderFigures(t.state).find((figure) => t.state.figures[figure] === square)!;
  if (removeToken(t, square, 'blood', taker)) gainBlood(t, 1);
}

/** RU-70, MM-796 On her own turn she may take blood beside any question, and say what she wants on other turns. */
export function bloodBeside(t: Vast): PowerOffer {
  const taking = spiderSquares(t.state).filter((square) => bloodAt(t.state, square) > 0);
  const options = [
    ...taking.map((square) => tap(`blood:${square}`, `Take a blood token from ${chartName(square)}`, taken(t, square))),
    standingOrder(t),
  ];
  return {
    seat: 'spider',
    ask: 'spider.blood',
    prompt: 'At any time: take Blood from your tile, or say when to.',
    kind: 'power',
    options,
  };
}

const taken = (t: Vast, square: SquareId) =>
  function* (): Rule {
    takeBlood(t, square);
  };

function standingOrder(t: Vast): Option<() => Rule> {
  const other = spiderOf(t).takesBlood === 'ask' ? 'always' : 'ask';
  const label = other === 'always' ? 'On other turns, always take blood without being asked' : 'On other turns, ask before taking blood';
  return button(`blood:${other}`, label, function* () {
    spiderOf(t).takesBlood = other;
  });
}

/** RU-70 On other turns she is asked when blood and a figure of hers have come to share a tile. */
export function* offerBlood(t: Vast, square: SquareId): Rule {
  if (!t.state.spider || t.state.active === 'spider' || !spiderSquares(t.state).includes(square)) return;
  const there = bloodAt(t.state, square);
  if (there === 0) return;
  const count = spiderOf(t).takesBlood === 'always' ? there : yield* chooseAmount(t, square, there);
  for (let i = 0; i < count; i++) takeBlood(t, square);
}

function* chooseAmount(t: Vast, square: SquareId, there: number): Rule<number> {
  const amounts = Array.from({ length: there }, (_, i) =>
    button(`take:${i + 1}`, i === 0 ? 'Take 1 blood token' : `Take ${i + 1} blood tokens`, i + 1),
  );
  const chosen = yield* choose(
    'spider',
    'spider.take',
    `There is blood on your tile ${chartName(square)}. Take it before somebody else does?`,
    [...amounts, declining(button('take:none', 'Leave it there', 0)), button('take:always', 'Take it all, now and from now on', -1)],
  );
  if (chosen >= 0) return chosen;
  spiderOf(t).takesBlood = 'always';
  return there;
}

/** RU-70 Before an enemy's entry takes a token, the Spider may take blood that shares the tile with her. */
export function* takeBloodBefore(t: Vast, mover: FigureId, at: SquareId): Rule {
  if (t.state.spider && ownerOf(mover) !== 'spider') yield* offerBlood(t, at);
}
