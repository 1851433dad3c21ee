import { copied, having, lacking } from '../../../../pieces/shared.ts';
import type { SpaceId, SquareId } from '../../content/manor.ts';
import type { FigureId, Tokens, TreasureMarkerId, Vast, VastState } from '../../state.ts';
import { takeMarkersOff } from '../markers.ts';
import { tokenKinds } from '../tokens.ts';

type Route = Readonly<Partial<Record<SpaceId, SquareId>>>;

/** MM-423, MM-425, RU-66 The tile goes to a crypt with all that is on it, and under whatever is there. */
export function shiftTile(t: Vast, from: SquareId, to: SquareId): void {
  takeMarkersOff(t, from);
  t.state.map = lacking(having(t.state.map, to, t.state.map[from]!), from);
  carry(t.state, { [from]: to });
  t.tell({ fact: 'tileShifted', from, to });
}

/** MM-431, MM-433, RU-53 Dark tiles stay Dark. */
export function swapTiles(t: Vast, a: SquareId, b: SquareId): void {
  const { map } = t.state;
  takeMarkersOff(t, a);
  takeMarkersOff(t, b);
  t.state.map = having(having(map, a, map[b]!), b, map[a]!);
  carry(t.state, { [a]: b, [b]: a });
  t.tell({ fact: 'tilesSwapped', a, b });
}

/**
 * MM-090, RU-53, RU-54 Figures, treasures, tokens and pit markers ride along; nobody has moved or entered. Curses lie
 * under pieces, not on squares, and need no help.
 */
function carry(state: VastState, route: Route): void {
  for (const id in state.figures) {
    const to = route[state.figures[id as FigureId]!];
    if (to) state.figures[id as FigureId] = to;
  }
  for (const id in state.treasureMarkers) {
    const to = route[state.treasureMarkers[id as TreasureMarkerId]!];
    if (to) state.treasureMarkers = having(state.treasureMarkers, id as TreasureMarkerId, to);
  }
  carryLying(state, Object.entries(route) as [SquareId, SquareId][]);
}

/** What is kept by square is lifted everywhere before it is put down, or two exchanged tiles would mix up their pieces. */
function carryLying(state: VastState, routes: readonly [SquareId, SquareId][]): void {
  const [tokens, pitMarkers] = [copied(state.tokens), copied(state.pitMarkers)];
  const lifted = routes.map(([from, to]) => ({ to, tokens: tokens[from], pit: pitMarkers[from] }));
  for (const [from] of routes) {
    delete tokens[from];
    delete pitMarkers[from];
  }
  for (const { to, tokens: carried, pit } of lifted) {
    if (carried) tokens[to] = together(tokens[to], carried);
    if (pit) pitMarkers[to] = true;
  }
  state.tokens = tokens;
  state.pitMarkers = pitMarkers;
}

function together(there: Tokens | undefined, carried: Tokens): Tokens {
  if (!there) return carried;
  const sum: Tokens = {};
  for (const kind of tokenKinds) {
    const count = (there[kind] ?? 0) + (carried[kind] ?? 0);
    if (count > 0) sum[kind] = count;
  }
  return sum;
}
