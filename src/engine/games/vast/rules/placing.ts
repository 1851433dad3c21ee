import { having } from '../../../pieces/shared.ts';
import type { SpaceId } from '../content/manor.ts';
import type { TokenKind, Vast } from '../state.ts';
import { hatch } from './spider/eggs.ts';
import { tokensLeft, tokensOn } from './tokens.ts';

/** MM-007, MM-038 False, and nothing placed, when the supply has run out. */
export function placeToken(t: Vast, at: SpaceId, kind: TokenKind): boolean {
  if (tokensLeft(t.state, kind) <= 0) return false;
  t.state.tokens = having(t.state.tokens, at, { ...t.state.tokens[at], [kind]: tokensOn(t.state, at, kind) + 1 });
  t.tell({ fact: 'tokenPlaced', token: kind, at });
  hatch(t, at);
  return true;
}
