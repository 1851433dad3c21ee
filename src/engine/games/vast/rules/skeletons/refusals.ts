import type { Gesture, Refusal } from '../../../../kernel/option.ts';
import { gear, type GearId } from '../../content/gear.ts';
import type { SpaceId } from '../../content/manor.ts';
import { skeletonNames, type SkeletonId } from '../../content/values.ts';
import type { EdgeId, FigureId, TreasureMarkerId, VastState } from '../../state.ts';
import { canBeAttacked } from '../attack.ts';
import { distance } from '../distance.ts';
import { kindOf } from '../figures.ts';
import { markersLeft, squaresAt } from '../markers.ts';
import { refuse } from '../movement.ts';
import type { IsAsked } from '../paladin/moveRefusals.ts';
import { isPit } from '../pits.ts';
import { nextToAct } from '../solo/activation.ts';
import { isSquare, sideTowards } from '../spaces.ts';
import { parts } from '../things.ts';
import { tokensLeft } from '../tokens.ts';
import { isOpen } from '../walls.ts';
import { tileUnder } from './ground.ts';
import { canSpend } from './stability.ts';
import { movement } from './steps.ts';
import { wears } from './values.ts';

/** Why the Skeletons cannot do that now. */
export function refuseSkeletons(state: VastState, gesture: Gesture, asked: IsAsked): Refusal | null {
  if (state.active !== 'skeletons') return refuse('MM-776', 'On other turns you only answer what you are asked.');
  switch (gesture.kind) {
    case 'drag':
      return refuseDrag(state, gesture.from, gesture.onto, asked);
    case 'tap':
      return refuseTap(state, gesture.on, asked);
    case 'button':
      return refuseButton(state, gesture.word, asked);
    case 'throw':
      return refuseSummon(state, asked);
    case 'turn':
      return refuse('MM-093', 'Skeletons reveal and turn no tiles.');
  }
}

function refuseDrag(state: VastState, from: string, onto: string, asked: IsAsked): Refusal | null {
  const [kind, id] = parts(from);
  const [target, to] = parts(onto);
  if (kind === 'card' && id in gear) return refuseGear(state, id as GearId, target, to);
  if (from === 'token:skulls') return refuseSkulls(state);
  if (from === 'march:screamy') return refuseScream(state, to);
  if (kind !== 'figure') return null;
  if (kindOf(id as FigureId) !== 'skeleton') return refuse('MM-126', 'That figure is not yours to move.');
  const skeleton = id as SkeletonId;
  if (state.figures[skeleton] === undefined || (!asked('skeleton.scream') && nextToAct(state) !== skeleton))
    return notItsTurn(state, skeleton);
  if (target === 'edge') return refuseBreach(state, skeleton, to as EdgeId, asked);
  return target === 'space' ? refuseMove(state, skeleton, to as SpaceId, asked) : null;
}

function notItsTurn(state: VastState, skeleton: SkeletonId): Refusal {
  const acting = nextToAct(state);
  if (state.skeletons.faceDown.includes(skeleton)) return refuse('MM-064', `${skeletonNames[skeleton]} has not been summoned yet.`);
  return refuse(
    'MM-245',
    acting ? `${skeletonNames[acting]} acts now: Skeletons act in March Order, each once.` : 'All Skeletons have acted this turn.',
  );
}

function refuseMove(state: VastState, skeleton: SkeletonId, to: SpaceId, asked: IsAsked): Refusal {
  const here = state.figures[skeleton]!;
  if (state.figures.pillar === to) return refuse('FA-5', 'The pillar of light lets no Skeleton in.');
  if (asked('skeleton.action')) {
    return isPit(state, to)
      ? refuse('MM-264', 'TUNNEL!! leads from a Pit to another Pit without enemies.')
      : refuse('MM-249', 'After its movement a Skeleton takes one action and moves no more.');
  }
  if (!asked('skeleton.move') && !asked('skeleton.scream')) return refuse('MM-253', 'Its movement is over.');
  if (distance(here, to) > movement) return refuse('MM-247', `A Skeleton moves up to ${movement} spaces.`);
  if (distance(here, to) === 1)
    return refuse(
      'MM-236',
      asked('skeleton.scream') ? 'A wall is in the way, or somebody there would force an attack.' : 'Skeletons cannot cross walls.',
    );
  return refuse('MM-247', 'That is too far, or something would happen on the way there: go space by space.');
}

function refuseBreach(state: VastState, skeleton: SkeletonId, edge: EdgeId, asked: IsAsked): Refusal {
  const [a, b] = squaresAt(edge);
  const here = tileUnder(state, skeleton);
  if (!asked('skeleton.action')) return refuse('MM-248', 'Finish the movement first; BREACH!! is an action.');
  if (!b || !isSquare(a) || !isSquare(b)) return refuse('MM-263', 'A wall that faces the grounds can never be breached.');
  if (here === null) return refuse('MM-787', 'BREACH!! needs a Skeleton on a tile.');
  if (here !== a && here !== b) return refuse('MM-261', 'Only walls at its own tile can be breached.');
  if (isOpen(state, a, sideTowards(a, b)!)) return refuse('MM-143', 'That edge is open already.');
  return canSpend(state, 1)
    ? refuse('MM-007', `No breach is left: ${markersLeft(state, 'breach')} in the supply.`)
    : tooDear('BREACH!!', 1);
}

function refuseSkulls(state: VastState): Refusal {
  if (nextToAct(state) !== 'casty') return refuse('MM-276', 'Only Casty places skulls, and only while he is acting.');
  if (tokensLeft(state, 'skulls') === 0) return refuse('MM-279', 'Both cackling skulls are on the map.');
  return canSpend(state, 1) ? refuse('MM-277', 'That space is too far from Casty.') : tooDear('Casty', 1);
}

function refuseScream(state: VastState, to: string): Refusal {
  if (nextToAct(state) !== 'screamy') return refuse('MM-276', 'Screamy screams only while she is acting.');
  if (state.skeletons.turn.screamed) return refuse('MM-282', 'Screamy screams once per turn.');
  if (!canSpend(state, 1)) return tooDear('Screamy', 1);
  return to === 'screamy'
    ? refuse('MM-253', 'A scream is no way out of an attack that is forced.')
    : refuse('MM-282', 'Only Skeletons near Screamy hear her.');
}

function refuseGear(state: VastState, card: GearId, target: string, to: string): Refusal {
  const { name, for: owner, cost, text } = gear[card];
  if (target === 'march' && !wears(state, card))
    return refuse('MM-295', to === owner ? 'Only gear in your hand can be played.' : `${name} belongs to ${skeletonNames[owner]}.`);
  if (!wears(state, card)) return refuse('MM-296', `${name} has to be in play to be used.`);
  if (nextToAct(state) !== owner) return refuse('RU-56', `${name} works while ${skeletonNames[owner]} is acting.`);
  return canSpend(state, cost) ? refuse('HD-10', `${name}: ${text}`) : tooDear(name, cost);
}

function refuseTap(state: VastState, on: string, asked: IsAsked): Refusal | null {
  const [kind, id] = parts(on);
  const skeleton = nextToAct(state);
  if (on === 'march:slashy') return refuseSharpen(state);
  if (on === 'march:stabby') return refuse('MM-293', 'Stabby makes it worse after she has hit the Paladin, for 1 Stability.');
  if (kind === 'treasure') return refuseLoot(state, id as TreasureMarkerId, asked);
  if (kind !== 'figure' || !skeleton) return null;
  if (!canBeAttacked(id as FigureId, skeleton)) return refuse('MM-127', 'Nobody of yours can attack that figure.');
  if (asked('skeleton.strike')) return refuse('MM-784', 'Only who forces the attack can be attacked now.');
  if (!asked('skeleton.action')) return refuse('MM-248', 'Finish the movement first; STRIKE!! is an action.');
  if (!canSpend(state, 1)) return tooDear('STRIKE!!', 1);
  return skeleton === 'shooty'
    ? refuse('MM-286', 'Shooty needs a figure on her space, or one she sees exactly 2 spaces away for 2 Stability.')
    : refuse('MM-254', 'STRIKE!! reaches enemy figures on its own space.');
}

function refuseSharpen(state: VastState): Refusal {
  if (nextToAct(state) !== 'slashy') return refuse('MM-276', 'Slashy whets her blade only while she is acting.');
  return state.skeletons.turn.sharpened ? refuse('MM-292', 'Her Strength is 2 already.') : tooDear('Slashy', 1);
}

function refuseLoot(state: VastState, marker: TreasureMarkerId, asked: IsAsked): Refusal {
  const skeleton = nextToAct(state);
  if (state.skeletons.turn.looted) return refuse('MM-260', 'LOOT!! can be used once per turn.');
  if (!asked('skeleton.action')) return refuse('MM-248', 'Finish the movement first; LOOT!! is an action.');
  return refuse(
    'MM-259',
    skeleton && state.treasureMarkers[marker] === tileUnder(state, skeleton)
      ? 'This treasure cannot be taken now.'
      : 'LOOT!! takes a treasure from its own tile.',
  );
}

function refuseButton(state: VastState, word: string, asked: IsAsked): Refusal | null {
  if (word === 'arm') return refuse('MM-266', 'ARM!! is an action on an Armory, while there is gear to draw.');
  if (word === 'dig')
    return refuse('HD-10', 'DIG!! needs the right gear, 2 Stability, a pit marker, and a tile without enemies that is no Pit.');
  if (word === 'stay' && asked('skeleton.strike')) return refuse('MM-253', 'It entered the space of a figure that forces it to attack.');
  if (word === 'no-action' && asked('skeleton.strike')) return refuse('MM-253', 'STRIKE!! is the action of this activation.');
  return word === 'summon' ? refuseSummon(state, asked) : null;
}

function refuseSummon(state: VastState, asked: IsAsked): Refusal {
  if (!asked('skeletons.summon')) return refuse('MM-269', 'Skeletons are summoned after all have acted.');
  return state.skeletons.faceDown.length === 0 ? refuse('MM-273', 'Everybody has been summoned.') : tooDear('Summoning', 3);
}

const tooDear = (what: string, cost: number): Refusal => refuse('MM-761', `${what} costs ${cost} Stability, and that cannot be paid.`);
