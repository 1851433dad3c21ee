import type { Refusal } from '../../../../kernel/option.ts';
import { favors, type FavorId } from '../../content/favors.ts';
import type { SpaceId } from '../../content/manor.ts';
import { treasures, type TreasureId } from '../../content/treasures.ts';
import type { EdgeId, PaladinTurn, VastState } from '../../state.ts';
import { figuresOn, isSkeleton } from '../figures.ts';
import { markersLeft, squaresAt } from '../markers.ts';
import { paladinSquare, refuse, sprintRefusal } from '../movement.ts';
import { adjacent, isSquare, sideTowards } from '../spaces.ts';
import { isOpen } from '../walls.ts';
import { canPay } from './furyAndLight.ts';
import type { IsAsked } from './moveRefusals.ts';
import { hasCube } from './prepare.ts';
import { hasFavor, hasTreasure } from './values.ts';

/** Why a hero cube cannot go on that box. */
export function refuseCube(state: VastState, onto: string, asked: IsAsked): Refusal | null {
  if (!hasCube(state)) return refuse('MM-157', 'No unassigned hero cube is left.');
  if (!asked('paladin.action'))
    return refuse('MM-159', 'Finish the action under way first; only prepare may be taken in the middle of it.');
  return onto === 'box:sprint' ? refuse('RU-34', 'There is no Lit tile to sprint to.') : null;
}

/** FA-1 Why Vigor cannot be used for that. */
export function refuseFury(state: VastState, onto: string): Refusal | null {
  if (!canPay(state, favors.vigor.cost)) return tooDear('vigor');
  return onto.startsWith('edge:')
    ? refuseBreach(state, onto.slice('edge:'.length))
    : refuse('FA-1', 'Fury goes to Strength, to Defense, or to a wall of your tile.');
}

function refuseBreach(state: VastState, edge: string): Refusal {
  const [a, b] = squaresAt(edge as EdgeId);
  if (!b || !isSquare(a) || !isSquare(b)) return refuse('MM-141', 'A wall that faces the grounds can never be breached.');
  if (![a, b].includes(paladinSquare(state))) return refuse('FA-1', 'Only walls of your own tile can be breached.');
  if (isOpen(state, a, sideTowards(a, b)!)) return refuse('MM-143', 'That edge is open already.');
  return refuse('MM-007', `No breach is left: ${markersLeft(state, 'breach')} in the supply.`);
}

/** FA-2 Why no lamp can stand there. */
export function refuseLight(state: VastState, onto: string): Refusal | null {
  if (!canPay(state, favors.illuminate.cost)) return tooDear('illuminate');
  const space = onto.slice('space:'.length) as SpaceId;
  return onto.startsWith('space:') ? refuseNearTile(state, space, 'A lamp') : null;
}

/** FA-5 Why the pillar cannot stand there. */
export function refusePillar(state: VastState, to: SpaceId, asked: IsAsked): Refusal | null {
  const refusal = refuseFavor(state, 'pillarOfLight', asked);
  if (refusal) return refusal;
  if (state.figures.pillar) return refuse('FA-5', 'The pillar already stands; it comes back when you next collect.');
  if (to === paladinSquare(state)) return refuse('FA-5', 'The pillar goes on an adjacent tile.');
  return (
    refuseNearTile(state, to, 'The pillar') ??
    (figuresOn(state, to).some(isSkeleton) ? refuse('FA-5', 'The pillar needs a tile without Skeletons.') : null)
  );
}

function refuseNearTile(state: VastState, space: SpaceId, what: string): Refusal | null {
  const here = paladinSquare(state);
  if (!isSquare(space) || !state.map[space]) return refuse('MM-025', `${what} needs a tile to stand on.`);
  if (space !== here && !adjacent[here]!.includes(space)) return refuse('MM-024', `${what} reaches no farther than adjacent tiles.`);
  return null;
}

/** Why a card cannot be played, or not be used on that. */
export function refuseCard(state: VastState, id: string, onto: string | null, asked: IsAsked): Refusal | null {
  if (onto === 'board:paladin') return refuse('MM-221', 'Only cards in your hand can be played.');
  if (id in favors) return refuseFavor(state, id as FavorId, asked) ?? refuseAim(state, id as FavorId, onto);
  if (id in treasures) return refuseTreasure(state, id as TreasureId, onto);
  return null;
}

function refuseFavor(state: VastState, card: FavorId, asked: IsAsked): Refusal | null {
  const used = state.paladin.turn[card as keyof PaladinTurn];
  if (!hasFavor(state, card)) return refuse('MM-224', `${favors[card].name} has to be in play to be used.`);
  if (used === true || used === 2) return refuse('HD-08', `${favors[card].name} cannot be used again this turn.`);
  if (!canPay(state, favors[card].cost)) return tooDear(card);
  const waits = card === 'pillarOfLight' || card === 'swiftZeal';
  return waits && !asked('paladin.action') ? refuse('HD-08', `${favors[card].name} waits until no action is under way.`) : null;
}

/** What each favor may be aimed at, once it could be paid for. */
function refuseAim(state: VastState, card: FavorId, onto: string | null): Refusal | null {
  if (onto !== null && card === 'vigor') return refuseFury(state, onto);
  if (onto !== null && card === 'illuminate') return refuseLight(state, onto) ?? refuse('FA-2', 'Illuminate sets a lamp on a tile.');
  if (card === 'swiftZeal' && onto?.startsWith('space:')) return sprintRefusal(state, onto.slice('space:'.length) as SpaceId);
  if (card === 'judgment') return refuse('FA-6', 'Judgment reaches figures on your tile or on a visible tile up to two spaces away.');
  if (card === 'beacon') return refuse('FA-9', 'Beacon reveals a Dark tile beyond an open edge of your Lit tile.');
  if (card === 'mendingPrayer' && onto === 'track:health') return refuse('FA-7', 'You have all the Health you began with.');
  if (card === 'radiantLamps') return refuse('FA-4', 'Radiant Lamps works by itself.');
  return null;
}

function refuseTreasure(state: VastState, card: TreasureId, onto: string | null): Refusal | null {
  if (card !== 'masonsPick' || !onto?.startsWith('edge:'))
    return refuse('HD-09', `${treasures[card].name} works by itself once it is in play.`);
  if (!hasTreasure(state, card)) return refuse('MM-223', "Mason's Pick has to be in play to be used.");
  if (state.paladin.turn.masonsPick) return refuse('TR-5', "Mason's Pick works once per turn.");
  return refuseBreach(state, onto.slice('edge:'.length));
}

function tooDear(card: FavorId): Refusal {
  const { fury = 0, light = 0 }: { fury?: number; light?: number } = favors[card].cost;
  const cost = [...(fury > 0 ? [`${fury} Fury`] : []), ...(light > 0 ? [`${light} Light`] : [])].join(' and ');
  return refuse('MM-761', `${favors[card].name} costs ${cost}, and that cannot be paid.`);
}
