import { having, kept, lacking } from '../../../pieces/shared.ts';
import type { SpaceId } from '../content/manor.ts';
import type { Role } from '../content/roles.ts';
import { supply } from '../content/values.ts';
import type { FigureId, TokenKind, Vast, VastState } from '../state.ts';
import { ownerOf } from './figures.ts';

/** MM-044 Round pieces on spaces: lamps, blood, webs and cackling skulls. */
export const tokenKinds: readonly TokenKind[] = ['lamp', 'blood', 'web', 'skulls'];

const owners: Readonly<Record<TokenKind, Role>> = { lamp: 'paladin', blood: 'spider', web: 'spider', skulls: 'skeletons' };

/** MM-087 Tokens of one's own role are no enemies. */
export const isEnemyToken = (kind: TokenKind, figure: FigureId): boolean => owners[kind] !== ownerOf(figure);

export const tokensOn = (state: VastState, space: SpaceId, kind: TokenKind): number => state.tokens[space]?.[kind] ?? 0;

/** The spaces on which tokens of each kind lie. */
export const tokenSpaces = ({ tokens }: VastState): Readonly<Record<TokenKind, readonly SpaceId[]>> => lying(tokens);

const lying = kept((tokens: VastState['tokens']) => {
  const spaces: Record<TokenKind, SpaceId[]> = { lamp: [], blood: [], web: [], skulls: [] };
  for (const at in tokens) for (const kind in tokens[at as SpaceId]) spaces[kind as TokenKind].push(at as SpaceId);
  return spaces;
});

export function tokensOnMap(state: VastState, kind: TokenKind): number {
  let sum = 0;
  for (const at of lying(state.tokens)[kind]) sum += tokensOn(state, at, kind);
  return sum;
}

/** MM-006, MM-220 A lamp is a flipped light token, so the Paladin's Light and the lamps share one supply. */
export function tokensLeft(state: VastState, kind: TokenKind): number {
  const onMap = tokensOnMap(state, kind);
  switch (kind) {
    case 'lamp':
      return supply.lightTokens - state.paladin.light - onMap;
    case 'blood':
      return supply.bloodTokens - onMap - (state.spider?.blood ?? 0); // MM-396
    case 'web':
      return supply.webTokens - onMap;
    case 'skulls':
      return supply.skullsTokens - onMap;
  }
}

/** MM-039, MM-781 Back to the supply: a removed lamp is nobody's Light until it is gained again. */
export function removeToken(t: Vast, at: SpaceId, kind: TokenKind, by: FigureId): boolean {
  const there = tokensOn(t.state, at, kind);
  if (there === 0) return false;
  const { [kind]: _, ...others } = t.state.tokens[at]!;
  const rest = there > 1 ? { ...others, [kind]: there - 1 } : others;
  // No empty records: two states that mean the same must have the same checksum.
  t.state.tokens = Object.keys(rest).length > 0 ? having(t.state.tokens, at, rest) : lacking(t.state.tokens, at);
  t.tell({ fact: 'tokenRemoved', token: kind, at, by });
  return true;
}

/** All tokens of a kind on a space. */
export function removeTokens(t: Vast, at: SpaceId, kind: TokenKind, by: FigureId): void {
  for (let left = tokensOn(t.state, at, kind); left > 0; left--) removeToken(t, at, kind, by);
}
