import type { Rule } from '../../../kernel/rule.ts';
import type { SpaceId, SquareId } from '../content/manor.ts';
import type { VastFact } from '../facts.ts';
import type { FigureId, TokenKind, Vast, VastState } from '../state.ts';
import { kindOf } from './figures.ts';
import { afterBloodRemoved } from './solo/hooks.ts';
import { isSquare } from './spaces.ts';
import { takeBloodBefore } from './spider/blood.ts';
import { skittish } from './warlock/skittish.ts';
import { isEnemyToken, removeToken, tokenKinds, tokensOn } from './tokens.ts';

type Stop = 'lamp' | 'web';
type MovedBy = Extract<VastFact, { fact: 'moved' }>['by'];

/** MM-079 One space of movement onto a tile. Says what stopped the figure, if anything did. */
export function* moveOnto(t: Vast, figure: FigureId, to: SquareId, by: MovedBy): Rule<Stop | null> {
  return yield* moveAlong(t, figure, [t.state.figures[figure]!, to], by);
}

/** Several spaces in one go. Only for paths on which nothing happens before the last space. */
export function* moveAlong(t: Vast, figure: FigureId, path: readonly SpaceId[], by: MovedBy): Rule<Stop | null> {
  const to = path.at(-1)!;
  t.state.figures[figure] = to;
  t.tell({ fact: 'moved', figure, path, by });
  return yield* enterSpace(t, figure, to);
}

/**
 * MM-762, RU-65 What an entry does, in order: the Warlock flees, one of each enemy token goes (the Spider may take her
 * blood first, RU-70), a web or lamp that lay there stops the figure. The forced attack comes last and belongs to
 * whoever moves.
 */
export function* enterSpace(t: Vast, figure: FigureId, at: SpaceId): Rule<Stop | null> {
  yield* skittish(t, figure, at);
  return isSquare(at) ? yield* enterTile(t, figure, at) : null;
}

export function* enterTile(t: Vast, figure: FigureId, at: SquareId): Rule<Stop | null> {
  if (!t.state.map[at]) return null; // MM-523 tokens on crypts stay
  if (ignoresTokens(figure)) return null;
  yield* takeBloodBefore(t, figure, at);
  const stop = stopsOn(t.state, figure, at); // MM-763 judged before the tokens go
  for (const kind of tokenKinds) if (isRemovedBy(t.state, kind, figure)) removeEntered(t, figure, at, kind);
  if (stop) t.tell({ fact: 'stopped', figure, at, by: stop });
  return stop;
}

/** MM-403, MM-404, MM-472, MM-473 The Wraith and the Warlock neither heed tokens nor remove them. */
export const ignoresTokens = (figure: FigureId): boolean => figure === 'wraith' || figure === 'warlock';

/** MM-085, MM-086 One of each kind, however many lie there. */
function removeEntered(t: Vast, figure: FigureId, at: SquareId, kind: TokenKind): void {
  if (removeToken(t, at, kind, figure) && kind === 'blood' && figure === 'paladin') afterBloodRemoved(t, 1);
}

/** MM-625 On a journey Skeletons walk over blood and leave it. */
export const isRemovedBy = (state: VastState, kind: TokenKind, figure: FigureId): boolean =>
  isEnemyToken(kind, figure) && !(state.journey && kind === 'blood' && kindOf(figure) === 'skeleton');

/** MM-168, MM-226, MM-227, MM-525 Lamps stop Skeletons; webs stop Skeletons and the Paladin. */
function stopsOn(state: VastState, figure: FigureId, at: SquareId): Stop | null {
  const kind = kindOf(figure);
  if (kind === 'skeleton' && tokensOn(state, at, 'lamp') > 0) return 'lamp';
  if ((kind === 'skeleton' || kind === 'paladin') && tokensOn(state, at, 'web') > 0) return 'web';
  return null;
}
