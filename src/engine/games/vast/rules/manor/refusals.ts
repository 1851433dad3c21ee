import type { Gesture, Refusal } from '../../../../kernel/option.ts';
import type { SpaceId, SquareId } from '../../content/manor.ts';
import { tracks, trackIds, type RitualId, type TrackId } from '../../content/rituals.ts';
import type { EdgeId, VastState } from '../../state.ts';
import { isEmpty } from '../empty.ts';
import { markersLeft, squaresAt } from '../markers.ts';
import { refuse } from '../movement.ts';
import type { IsAsked } from '../paladin/moveRefusals.ts';
import { isSquare, squareDistance } from '../spaces.ts';
import { parts } from '../things.ts';
import { isFull, isMovable, touchesTile } from './tiles.ts';
import { hasRoom, powerLeft, powerOf } from './values.ts';

/** Why the Manor cannot do that now. */
export function refuseManor(state: VastState, gesture: Gesture, asked: IsAsked): Refusal | null {
  if (state.active !== 'manor') return refuse('MM-776', 'On other turns you only answer what you are asked.');
  switch (gesture.kind) {
    case 'drag':
      return refuseDrag(state, gesture.from, gesture.onto, asked);
    case 'tap':
      return refuseTap(state, parts(gesture.on), asked);
    case 'turn':
      return refuseTurn(state, parts(gesture.thing), asked);
    default:
      return null;
  }
}

function refuseDrag(state: VastState, from: string, onto: string, asked: IsAsked): Refusal | null {
  const [kind, id] = parts(from);
  const target = parts(onto)[1];
  if (from === 'omens:unassigned') return refuseOmen(state, target as TrackId, asked);
  if (from === 'figure:wraith') return refuseWraith(state, target as SpaceId, asked);
  if (from === 'wall:force') return refuseWall(state, target as EdgeId, asked);
  if (kind === 'card') return refuseRitual(state, id as RitualId, asked);
  if (kind === 'space') return refuseTile(state, id as SquareId, target as SquareId, asked);
  return kind === 'figure' ? refuse('MM-126', 'That figure is not yours to move.') : null;
}

function refuseOmen(state: VastState, track: TrackId, asked: IsAsked): Refusal | null {
  if (!asked('manor.assign')) return refuse('MM-409', 'Omens are assigned at the beginning of your turn.');
  if (!trackIds.includes(track)) return refuse('MM-409', 'An omen goes on a power track.');
  return hasRoom(state, track) ? null : refuse('MM-410', `All three spaces of ${tracks[track].title} are filled.`);
}

function refuseWraith(state: VastState, to: SpaceId, asked: IsAsked): Refusal | null {
  if (!asked('manor.wraith') && !asked('manor.enter')) return outOfTurn(state, 'wraith');
  if (!isSquare(to) || !state.map[to]) return refuse('MM-405', 'The Wraith keeps to tiles: it enters neither crypts nor the grounds.');
  return asked('manor.enter')
    ? refuse('MM-068', 'The Wraith first appears on a tile without figures.')
    : refuse('MM-440', `That is farther than ${powerLeft(state, 'wraith')} spaces.`);
}

function refuseWall(state: VastState, edge: EdgeId, asked: IsAsked): Refusal | null {
  if (!asked('manor.walls'))
    return markersLeft(state, 'forceWall') === 0 ? refuse('MM-007', 'No force wall is left in the supply.') : outOfTurn(state, 'walls');
  if (!squaresAt(edge).every((square) => state.map[square])) return refuse('MM-438', 'A force wall needs a tile on both sides.');
  return refuse('MM-436', 'There is a wall already.');
}

function refuseTile(state: VastState, from: SquareId, to: SquareId, asked: IsAsked): Refusal | null {
  const shifting = asked('manor.shift') || asked('manor.shift.tile');
  if (!shifting && !asked('manor.swap') && !asked('manor.swap.tile'))
    return state.phase.step === 'manor.shift' ? outOfTurn(state, 'shift') : outOfTurn(state, 'swap');
  if (!isSquare(to)) return refuse('MM-078', 'No tile can lie in the grounds.');
  if (!state.map[from]) return refuse('MM-025', 'There is no tile to take.');
  if (!isMovable(state, from) || (state.map[to] && !isMovable(state, to))) return fixed;
  const swapping = !shifting || isFull(state);
  if (!swapping && state.map[to]) return refuse('MM-422', 'A tile is shifted to a crypt; that space has a tile already.');
  if (swapping && !state.map[to]) return refuse('MM-429', 'Two tiles change places; there is no tile on that space.');
  const reach = powerOf(state, shifting ? 'shift' : 'swap');
  if (squareDistance(from, to) > reach)
    return refuse(shifting ? 'MM-427' : 'MM-435', `Your track reaches ${reach} ${reach === 1 ? 'space' : 'spaces'} far.`);
  if (!swapping && !touchesTile(state, to, from)) return refuse('RU-72', 'The crypt has to touch another tile by an edge.');
  return refuse(shifting ? 'MM-420' : 'MM-429', 'Take that tile first, then say where it goes.');
}

const fixed = refuse('RU-38', 'Nobody moves the Entrance.');

/** MM-413, MM-414 A power that has no cube, or whose moment is not now. */
const outOfTurn = (state: VastState, track: TrackId): Refusal =>
  powerOf(state, track) === 0
    ? refuse('MM-414', `${tracks[track].title} needs a cube on its track.`)
    : refuse('MM-413', 'Powers are used from top to bottom of your board, and a power that has been passed does not come back this turn.');

function refuseRitual(state: VastState, card: RitualId, asked: IsAsked): Refusal | null {
  if (!state.manor!.rituals.hand.includes(card)) return null;
  if (!asked('manor.ritual')) return refuse('MM-441', 'One ritual is performed after the powers.');
  return refuse('MM-450', 'From the Wraith its way cannot be traced over Lit tiles without figures and walls, however you turn it.');
}

function refuseTap(state: VastState, [kind, id]: [string, string], asked: IsAsked): Refusal | null {
  if (kind !== 'space') return null;
  const laid = state.map[id as SquareId];
  if (asked('manor.reveal')) return refuse('MM-417', laid ? 'That tile is Lit already.' : 'Only Dark tiles are revealed.');
  if (asked('manor.spooky')) return refuse('MM-406', 'The poltergeist appears on the revealed tile or on an empty Lit one.');
  if (!asked('manor.treasure')) return null;
  return refuse(
    'MM-457',
    laid && !laid.lit && !isEmpty(state, id as SquareId) ? 'That tile is not empty.' : 'Treasures are hidden on empty Dark tiles.',
  );
}

function refuseTurn(state: VastState, [kind, id]: [string, string], asked: IsAsked): Refusal | null {
  if (kind === 'card') return refuse('MM-442', 'Turned like that, the way of the card cannot be traced.');
  const laid = state.map[id as SquareId];
  if (laid && !laid.lit) return refuse('MM-799', 'A Dark tile has no orientation.');
  const turning = [
    'manor.shift',
    'manor.shift.tile',
    'manor.swap',
    'manor.swap.tile',
    'manor.swap.second',
    'manor.orient',
    'reveal.orient',
  ].some(asked);
  if (!turning) return refuse('MM-093', 'Tiles are turned when they are revealed, shifted or swapped.');
  return laid && !isMovable(state, id as SquareId)
    ? fixed
    : refuse('MM-799', 'Turned like that, no open edge would meet a neighbour that it has to be joined to.');
}
