import { button, declining, drag, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName, type SpaceId, type SquareId } from '../../content/manor.ts';
import type { spells, SpellId } from '../../content/spells.ts';
import { sides } from '../../content/tiles.ts';
import type { EdgeId, PoltergeistId, Vast, VastState } from '../../state.ts';
import { figureSpaces } from '../empty.ts';
import { isCrypt, layFromStack } from '../fill.ts';
import { edgeName, markersLeft, placeForceWall } from '../markers.ts';
import { beyond, edgeBeyond, squaresWithin, surroundingSquares } from '../spaces.ts';
import { isOpen } from '../walls.ts';
import { chooseSquare } from './conjuring.ts';
import { curseOptions } from './cursePhase.ts';
import { putCurses } from './curses.ts';
import { isHidingPlace } from './hiding.ts';
import { isGhost, networkOf, squareOfPiece } from './network.ts';
import { warlockSquare } from './values.ts';

/** An action that a played spell adds: whether it would do anything now, and what it does once its cube is paid. */
interface Cast {
  can(state: VastState): boolean;
  /** What is chosen once the cube is paid; null where there is no choice. */
  asks(state: VastState): string | null;
  cast(t: Vast): Rule;
}

type ActionSpell = { [S in SpellId]: (typeof spells)[S]['kind'] extends 'action' ? S : never }[SpellId];

const wallsPerCast = 2;
const dragReach = 2;

/** SP-01 Crypts around him. */
const expandable = (state: VastState): SquareId[] =>
  surroundingSquares[warlockSquare(state)]!.filter((square) => isCrypt(state, square));

/** SP-02 Open edges between two tiles, Lit or Dark, of which one is his or around him. */
function enclosable(state: VastState): EdgeId[] {
  if (markersLeft(state, 'forceWall') === 0) return [];
  const here = warlockSquare(state);
  const edges = new Set<EdgeId>();
  for (const square of [here, ...surroundingSquares[here]!]) {
    if (isCrypt(state, square)) continue;
    for (const side of sides) {
      const other = beyond[square]![side];
      if (other !== undefined && !isCrypt(state, other) && isOpen(state, square, side)) edges.add(edgeBeyond[square]![side]!);
    }
  }
  return [...edges];
}

const wallDrags = (state: VastState): Option<EdgeId | null>[] =>
  enclosable(state).map((edge) => drag('wall:force', `edge:${edge}`, `Raise a force wall between ${edgeName(edge)}`, edge));

interface Dragged {
  readonly figure: PoltergeistId;
  readonly to: SquareId;
}

/** SP-07 Lit tiles without figures within two spaces of where a poltergeist stands. */
const dragEnds = (state: VastState, figure: PoltergeistId, taken: ReadonlySet<SpaceId>): SquareId[] =>
  squaresWithin[squareOfPiece(state, figure)!]![dragReach]!.filter((to) => state.map[to]?.lit === true && !taken.has(to));

const drags = (state: VastState, taken = figureSpaces(state)): Option<Dragged>[] =>
  networkOf(state)
    .filter(isGhost)
    .flatMap((figure) =>
      dragEnds(state, figure, taken).map((to) =>
        drag(`figure:${figure}`, `space:${to}`, `Drag the poltergeist to ${chartName(to)}`, { figure, to }),
      ),
    );

/** SP-10 Hiding places around the pieces of the network. */
function blinkable(state: VastState): SquareId[] {
  const near = new Set(networkOf(state).flatMap((piece) => surroundingSquares[squareOfPiece(state, piece)!]!));
  return [...near].filter((square) => isBlinkable(state, square)).sort();
}

const isBlinkable = (state: VastState, square: SquareId): boolean => square !== warlockSquare(state) && isHidingPlace(state, square);

export const casts: { readonly [S in ActionSpell]: Cast } = {
  expand: {
    can: (state) => state.stack.length > 0 && expandable(state).length > 0,
    asks: (state) => (expandable(state).length > 1 ? 'which crypt' : null),
    *cast(t) {
      layFromStack(
        t,
        yield* chooseSquare('warlock.expand', 'Expand: choose the crypt for the new tile.', 'Lay a Dark tile on', expandable(t.state)),
      );
    },
  },
  enclose: {
    can: (state) => enclosable(state).length > 0,
    asks: () => 'which edges',
    *cast(t) {
      for (let placed = 0; placed < wallsPerCast; placed++) {
        const edges = wallDrags(t.state);
        if (edges.length === 0) return;
        const edge = yield* choose(
          'warlock',
          'warlock.enclose',
          placed === 0 ? 'Enclose: choose an open edge.' : 'Enclose: choose a second open edge, or stop.',
          [...edges, ...(placed > 0 ? [declining(button('done', 'One wall is enough', null))] : [])],
          { second: true },
        );
        if (edge === null) return;
        placeForceWall(t, edge);
      }
    },
  },
  drag: {
    can(state) {
      const taken = figureSpaces(state);
      return networkOf(state).some((piece) => isGhost(piece) && dragEnds(state, piece, taken).length > 0);
    },
    asks: () => 'which poltergeist and where to',
    *cast(t) {
      const { figure, to } = yield* choose(
        'warlock',
        'warlock.drag',
        'Drag a poltergeist of your network to a Lit tile up to 2 spaces away.',
        drags(t.state),
        { second: true },
      );
      const from = squareOfPiece(t.state, figure)!;
      t.state.figures[figure] = to;
      t.tell({ fact: 'poltergeistDragged', figure, from, to });
    },
  },
  fester: {
    can: (state) => state.warlock!.curses > 0 && networkOf(state).length > 0,
    asks: () => 'which piece',
    *cast(t) {
      putCurses(
        t,
        yield* choose(
          'warlock',
          'warlock.fester',
          'Fester: put 1 Curse under a piece of your network.',
          curseOptions(t, networkOf(t.state)),
          { second: true },
        ),
        1,
      );
    },
  },
  blink: {
    can: (state) =>
      networkOf(state).some((piece) => surroundingSquares[squareOfPiece(state, piece)!]!.some((square) => isBlinkable(state, square))),
    asks: () => 'where to',
    *cast(t) {
      const options = blinkable(t.state).map((to) => drag('figure:warlock', `space:${to}`, `Blink to ${chartName(to)}`, to));
      const at = yield* choose('warlock', 'warlock.blink', 'Blink to a hiding place around your network.', options, { second: true });
      t.state.figures.warlock = at;
      t.tell({ fact: 'figurePlaced', figure: 'warlock', at });
    },
  },
};
