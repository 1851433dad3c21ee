import type { Gesture, Refusal } from '../../../../kernel/option.ts';
import type { SpaceId } from '../../content/manor.ts';
import { dominationTrack, spells, type SpellId } from '../../content/spells.ts';
import type { CursedId, MagicAction } from '../../roleStates.ts';
import type { VastState } from '../../state.ts';
import { hasFigure } from '../empty.ts';
import { refuse } from '../movement.ts';
import type { IsAsked } from '../paladin/moveRefusals.ts';
import { nextPoltergeist } from '../reveal.ts';
import { isSquare, squareDistance } from '../spaces.ts';
import { parts } from '../things.ts';
import { treasuresLeft } from '../treasureMarkers.ts';
import { isHidingPlace } from './hiding.ts';
import { cursesLeft } from './curses.ts';
import { networkOf } from './network.ts';
import { sneakLength } from './sneak.ts';
import { hasSpell, warlockSquare } from './values.ts';

/** Why the Warlock cannot do that now. */
export function refuseWarlock(state: VastState, gesture: Gesture, asked: IsAsked): Refusal | null {
  if (gesture.kind === 'tap') return refuseTap(parts(gesture.on)[0], asked);
  if (gesture.kind !== 'drag') return null;
  const [kind, id] = parts(gesture.from);
  const [place, target] = parts(gesture.onto);
  if (gesture.from === 'figure:warlock') return refuseMove(state, target as SpaceId, asked);
  if (gesture.from === 'cubes:magic') return asked('warlock.action') ? refuseCube(state, place, target) : between;
  if (gesture.from === 'curses:box') return refuseCurse(state, target as CursedId, asked);
  if (gesture.from === 'wall:force')
    return refuse('SP-02', 'Enclose raises force walls on open edges between two tiles, one of them yours or around you.');
  if (place === 'dominated') return refuseDomination(state, id as CursedId, Number(target), asked);
  if (kind === 'figure' && asked('warlock.drag'))
    return refuse('SP-07', 'Drag takes a poltergeist of your network to a Lit tile without figures, up to 2 spaces away.');
  return kind === 'figure' ? refuse('MM-126', 'That figure is not yours to move.') : null;
}

const between = refuse('MM-501', 'A magic cube buys an action in the last phase of your turn, one action after the other.');

function refuseTap(kind: string, asked: IsAsked): Refusal | null {
  if (kind === 'card' && (asked('warlock.spells.play') || asked('warlock.spells.keep')))
    return refuse('MM-497', 'Only spells in your hand can be chosen.');
  if (kind === 'card' && asked('warlock.renew')) return refuse('MM-492', 'Only a played spell can be discarded for new ones.');
  if (kind !== 'space') return null;
  if (asked('warlock.summon')) return refuse('MM-506', 'A poltergeist is summoned on a Lit tile around you without figures.');
  if (asked('warlock.conjure')) return refuse('MM-507', 'A treasure is conjured on a Dark tile around you without figures.');
  return asked('warlock.expand') ? refuse('SP-01', 'Expand fills a crypt around you.') : null;
}

function refuseMove(state: VastState, to: SpaceId, asked: IsAsked): Refusal | null {
  if (!isSquare(to)) return refuse('MM-469', 'The Warlock does not go into the grounds.');
  if (asked('warlock.flee')) return refuse('MM-476', 'You flee to the nearest hiding place that is at least 2 spaces away.');
  if (asked('warlock.enter'))
    return isHidingPlace(state, to) && hasFigure(state, to) ? refuse('HD-07', 'Somebody stands there already.') : litTile;
  if (asked('warlock.blink')) return refuse('SP-10', 'Blink leads to a hiding place around a piece of your network.');
  if (!asked('warlock.sneak') && !asked('warlock.action')) return between;
  if (squareDistance(warlockSquare(state), to) > sneakLength(state))
    return refuse('MM-503', `A sneak goes up to ${sneakLength(state)} spaces.`);
  if (to === warlockSquare(state)) return refuse('MM-079', 'You are there already.');
  return hasSpell(state, 'sneakSpecialize') ? refuse('SP-04', 'On a Lit tile a sneak ends only where no figure stands.') : litTile;
}

const litTile = refuse('MM-504', 'You hide on Dark tiles, Pits and crypts only.');

function refuseCube(state: VastState, place: string, id: string): Refusal | null {
  if (place === 'box') return refuseAction(state, id as MagicAction);
  if (place !== 'card' || !(id in spells)) return null;
  const { name, kind } = spells[id as SpellId];
  if (!hasSpell(state, id as SpellId)) return refuse('MM-499', `${name} has to be in play to be used.`);
  return refuse('HD-13', kind === 'passive' ? `${name} works by itself.` : `${name} would do nothing now.`);
}

function refuseAction(state: VastState, action: MagicAction): Refusal | null {
  switch (action) {
    case 'sneak':
      return refuse('MM-504', 'There is no hiding place that you can reach.');
    case 'summon':
      return nextPoltergeist(state)
        ? refuse('MM-506', 'No Lit tile around you is without figures.')
        : refuse('MM-007', 'No poltergeist is left.');
    case 'conjure':
      return treasuresLeft(state) > 0
        ? refuse('MM-507', 'No Dark tile around you is without figures.')
        : refuse('MM-007', 'No treasure marker is left.');
    case 'syphon':
      return cursesLeft(state) > 0
        ? refuse('MM-511', 'There is nobody around you to syphon from.')
        : refuse('MM-513', 'All twenty curse markers are in use.');
    default:
      return null;
  }
}

function refuseCurse(state: VastState, piece: CursedId, asked: IsAsked): Refusal {
  if (!asked('warlock.curse') && !asked('warlock.fester')) return refuse('MM-480', 'Curses are laid at the beginning of your turn.');
  return networkOf(state).includes(piece)
    ? refuse('MM-481', 'Curses are spread evenly: that piece has got its own.')
    : refuse('MM-482', 'Only pieces of your network can be cursed.');
}

function refuseDomination({ cursed, warlock }: VastState, piece: CursedId, space: number, asked: IsAsked): Refusal | null {
  const wanted = dominationTrack[space];
  if (!asked('warlock.dominate')) return refuse('MM-483', 'Pieces are dominated right after your Curses have been laid.');
  if (!wanted) return null;
  if (warlock!.dominated[space] !== null) return refuse('MM-486', 'A piece lies on that space already.');
  return (cursed[piece] ?? 0) < wanted.needs
    ? refuse('MM-486', `That space asks for ${wanted.needs} curse markers.`)
    : refuse('MM-484', 'Only pieces of your network can be dominated.');
}
