import { having } from '../../../pieces/shared.ts';
import { firstFree } from '../../../pieces/supply.ts';
import { turn as turnTo } from '../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../kernel/rule.ts';
import type { SquareId } from '../content/manor.ts';
import { tileFaces, type TileKind, type Turn } from '../content/tiles.ts';
import type { PoltergeistId, Vast, VastState } from '../state.ts';
import { poltergeistIds } from './figures.ts';
import { settleEdges } from './markers.ts';
import { spooky } from './manor/spooky.ts';
import { differInWalls, legalTurns } from './orienting.ts';
import { offerBlood } from './spider/blood.ts';
import { placeToken } from './placing.ts';
import { placeTreasure } from './treasureMarkers.ts';

interface Revealing {
  readonly square: SquareId;
  readonly seat: Seat;
  /** The tile that an open edge of the new one has to meet, if the role asks for it. */
  readonly joinedTo?: SquareId | undefined;
}

/** MM-092 Flip and orient, fill crypts, resolve the tile. */
export function* reveal(t: Vast, revealing: Revealing): Rule<TileKind> {
  const { kind } = tileFaces[t.state.map[revealing.square]!.tile]!;
  yield* flipAndOrient(t, revealing);
  settleEdges(t);
  const at = kind === 'poltergeist' && nextPoltergeist(t.state) ? yield* spooky(t, revealing.seat, revealing.square) : revealing.square;
  resolveTile(t, at, kind);
  if (kind === 'blood') yield* offerBlood(t, revealing.square);
  return kind;
}

/** MM-093 The face is seen before it is turned, so the tile already lies Lit when its owner is asked. */
function* flipAndOrient(t: Vast, { square, seat, joinedTo }: Revealing): Rule {
  const { tile } = t.state.map[square]!;
  const turns = legalTurns(t.state, square, tile, joinedTo);
  const lay = (turn: Turn): void => void (t.state.map = having(t.state.map, square, { tile, lit: true, turn }));
  t.fence();
  lay(turns[0]!);
  t.tell({ fact: 'tileRevealed', at: square, kind: tileFaces[tile]!.kind, turn: turns[0]! });
  if (!differInWalls(tile, turns)) return;
  const options = turns.map((turn) =>
    turnTo(`space:${square}`, turn, turn === 0 ? 'Leave it as it is drawn' : `Turn it by ${turn * 90} degrees`, turn),
  );
  lay(yield* choose(seat, 'reveal.orient', 'Turn the revealed tile the way it should lie.', options));
}

/** MM-105 to MM-110, MM-111 Every time a tile is revealed, and only then. */
function resolveTile(t: Vast, square: SquareId, kind: TileKind): void {
  if (kind === 'blood') placeToken(t, square, 'blood');
  if (kind === 'treasure') placeTreasure(t, square);
  if (kind === 'poltergeist') placePoltergeist(t, square);
}

/** MM-107 With none left in the supply the tile is simply empty. */
export function placePoltergeist(t: Vast, at: SquareId): void {
  const figure = nextPoltergeist(t.state);
  if (!figure) return;
  t.state.figures[figure] = at;
  t.tell({ fact: 'poltergeistAppeared', figure, at });
}

/** The one that comes into play next, if any is left. */
export const nextPoltergeist = (state: VastState): PoltergeistId | undefined => firstFree(poltergeistsInSupply(state), state.figures);

/** MM-604, RU-51 What has been caught on a journey or dominated by the Warlock is out of the supply. */
const poltergeistsInSupply = ({ journey, warlock }: VastState) =>
  poltergeistIds.filter((id) => !journey?.caught.includes(id) && !warlock?.dominated.includes(id));
