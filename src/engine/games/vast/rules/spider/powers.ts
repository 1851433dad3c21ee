import { button, declining, tap } from '../../../../kernel/option.ts';
import { chooseBeside, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SquareId } from '../../content/manor.ts';
import type { PowerCardId, PowerKind } from '../../content/powers.ts';
import type { SpiderForm } from '../../roleStates.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { canBeAttacked, takeHit } from '../attack.ts';
import { figuresOnMap, nameOf } from '../figures.ts';
import { reveal } from '../reveal.ts';
import { seenFrom } from '../sight.ts';
import { isSquare, neighbours } from '../spaces.ts';
import { placeToken } from '../placing.ts';
import { tokensLeft, tokensOn } from '../tokens.ts';
import { bloodBeside, gainBlood } from './blood.ts';
import { spendPowers } from './hand.ts';
import { spiderFigures, spiderOf, spiderSquares, squareOf } from './values.ts';

/** What one use of a power card falls on: a tile or, for Fangs, a figure on it. */
export interface PowerTarget {
  readonly square: SquareId;
  readonly figure: FigureId | null;
}

const websOnTile = 3;

/** MM-354 to MM-357 How often one card works; Spiderlings use it once on each of their tiles. */
const uses: Readonly<Record<SpiderForm, number>> = { sorcerer: 1, giant: 2, spiderlings: Infinity };

const prompts: Readonly<Record<PowerKind, string>> = {
  eyes: 'Eyes: choose a Dark tile to reveal.',
  fangs: 'Fangs: choose whom to bite.',
  webs: 'Webs: choose a tile for a web.',
};

/** MM-345 Played from hand, used up at once. RU-64 What a use cannot do is lost, and so is the card. */
export function* playPower(t: Vast, card: PowerCardId, as: PowerKind, first: PowerTarget | null = null): Rule {
  const { form, turn } = spiderOf(t);
  spendPowers(t, [card]);
  turn.moving = null;
  t.tell({ fact: 'powerPlayed', card, as });
  const done: SquareId[] = [];
  for (let use = 0; use < uses[form] && !t.state.ended; use++) {
    const target = first && use === 0 ? first : yield* chooseTarget(t, as, done);
    if (!target) return;
    yield* effects[as](t, target);
    done.push(target.square);
  }
}

/** MM-354 to MM-358, MM-791 to MM-793 Tiles only: what the Sorcerer sees, what lies beside the Giant Spider, where Spiderlings stand. */
function tilesInReach(state: VastState, done: readonly SquareId[]): SquareId[] {
  const { form } = state.spider!;
  if (form === 'spiderlings') return spiderSquares(state).filter((square) => !done.includes(square));
  const here = squareOf(state, form);
  const near = form === 'giant' ? neighbours[here]! : seenFrom(state, here).filter(isSquare);
  return near.filter((square) => state.map[square] !== undefined);
}

/** RU-64 Where a use would do something. */
export const targetsOf = (state: VastState, kind: PowerKind): PowerTarget[] => usefulOn(state, kind, tilesInReach(state, []));

function usefulOn(state: VastState, kind: PowerKind, tiles: readonly SquareId[]): PowerTarget[] {
  switch (kind) {
    case 'eyes':
      return tiles.filter((square) => !state.map[square]!.lit).map(onTile);
    case 'webs':
      return tokensLeft(state, 'web') > 0 ? tiles.filter((square) => tokensOn(state, square, 'web') < websOnTile).map(onTile) : [];
    case 'fangs':
      return figuresOnMap(state).flatMap((figure) => {
        const square = state.figures[figure] as SquareId;
        return canBeAttacked(figure, 'giant') && tiles.includes(square) ? [{ square, figure }] : [];
      });
  }
}

const onTile = (square: SquareId): PowerTarget => ({ square, figure: null });

export const thingOf = ({ square, figure }: PowerTarget): string => (figure ? `figure:${figure}` : `space:${square}`);

/** Nothing is asked where there is nothing to choose. */
function* chooseTarget(t: Vast, as: PowerKind, done: readonly SquareId[]): Rule<PowerTarget | null> {
  const tiles = tilesInReach(t.state, done);
  const targets = usefulOn(t.state, as, tiles);
  const optional = done.length > 0 && mayStop(t.state, as, targets.length < tiles.length);
  if (targets.length === 0) return null;
  if (!optional && !asksForTarget(t.state, as, targets.length)) return targets[0]!;
  return yield* chooseBeside<PowerTarget | null>(
    'spider',
    `spider.cast.${as}`,
    () => prompts[as],
    () => [
      ...targets.map((target) => tap(thingOf(target), labelOf(as, target), target)),
      ...(optional ? [declining(button('let-go', 'Leave it at that', null))] : []),
    ],
    () => [bloodBeside(t)],
    { second: done.length === 0 },
  );
}

/** Whether there is anything to choose among so many targets. */
export const asksForTarget = (state: VastState, as: PowerKind, targets: number): boolean =>
  targets > 1 && !anyOrder(state, as, targets);

/** RU-16 An attack is allowed, not ordered. MM-356, RU-64 The second use of the Giant Spider may fall on a tile where it does nothing. */
const mayStop = ({ spider }: VastState, as: PowerKind, idle: boolean): boolean => as === 'fangs' || (spider!.form === 'giant' && idle);

/** MM-357 Her order matters for webs only if there are too few of them. */
const anyOrder = (state: VastState, as: PowerKind, tiles: number): boolean =>
  as === 'webs' && state.spider!.form === 'spiderlings' && tokensLeft(state, 'web') >= tiles;

export const labelOf = (as: PowerKind, { square, figure }: PowerTarget): string =>
  as === 'fangs'
    ? `Bite ${nameOf(figure!)} on ${chartName(square)}`
    : as === 'eyes'
      ? `Reveal ${chartName(square)}`
      : `Spin a web on ${chartName(square)}`;

const effects: Readonly<Record<PowerKind, (t: Vast, target: PowerTarget) => Rule>> = {
  /** MM-346 to MM-349 */
  *eyes(t, { square }) {
    const kind = yield* reveal(t, { square, seat: 'spider' });
    if (kind === 'blood') gainBlood(t, 1);
  },

  /** MM-306, MM-350, MM-351, MM-794, RU-41 Every bite is a hit, whatever the Defense, and every bite is worth 1 Blood. */
  *fangs(t, { square, figure }) {
    const attacker = spiderFigures(t.state).find((one) => t.state.figures[one] === square) ?? spiderFigures(t.state)[0]!;
    t.tell({ fact: 'bitten', attacker, defender: figure! });
    yield* takeHit(t, figure!, attacker);
    gainBlood(t, 1);
  },

  /** MM-352, MM-353 */
  *webs(t, { square }) {
    placeToken(t, square, 'web');
  },
};
