import type { Gesture, Refusal } from '../../../kernel/option.ts';
import type { Decision, Seat } from '../../../kernel/rule.ts';
import type { SpaceId } from '../content/manor.ts';
import type { VastState } from '../state.ts';
import { refuseManor } from './manor/refusals.ts';
import { refuse } from './movement.ts';
import { refuseCard, refuseCube, refuseFury, refuseLight, refusePillar } from './paladin/refusals.ts';
import { refuseMove, refuseTarget, type IsAsked } from './paladin/moveRefusals.ts';
import { refuseSkeletons } from './skeletons/refusals.ts';
import { refuseSpider } from './spider/refusals.ts';
import { parts } from './things.ts';
import { refuseWarlock } from './warlock/refusals.ts';

/** The rule that forbids a gesture, so that every refused drop is explained. Null if the gesture is on offer. */
export function whyNot(state: VastState, seat: Seat, gesture: Gesture, open: readonly Decision[]): Refusal | null {
  if (open.some(({ options }) => options.some((option) => sameGesture(option.gesture, gesture)))) return null;
  if (state.ended) return refuse('MM-074', 'The game is over.');
  if (open.length === 0) return refuse('MM-072', `It is not for the ${seat} to decide now.`);
  const asked: IsAsked = (ask) => open.some((decision) => decision.ask === ask);
  // whoever settles a tie of the Skeletons must not hear of the Paladin's turn
  if (seat === 'paladin' && state.phase.step !== 'actions') {
    const [kind, id] = parts(gesture.kind === 'drag' ? gesture.from : gesture.kind === 'tap' ? gesture.on : '');
    const others = kind === 'figure' && id !== 'paladin';
    if (others) return refuse('MM-016', `That does nothing now. ${open[0]!.prompt}`);
    return refuse('MM-126', `The Paladin acts in his Take Actions phase only. ${open[0]!.prompt}`);
  }
  return explain[seat]?.(state, gesture, asked) ?? refuse('MM-016', `That does nothing now. ${open[0]!.prompt}`);
}

/** Why a piece cannot be taken in hand: whose it is, or what is asked instead. */
export function whyNotLift(state: VastState, seat: Seat, thing: string, open: readonly Decision[]): Refusal | null {
  if (state.ended) return refuse('MM-074', 'The game is over.');
  if (open.length === 0) return refuse('MM-072', `It is not for the ${seat} to decide now.`);
  const [kind, id] = parts(thing);
  const foreign = kind === 'figure' && (seat === 'paladin' || seat === 'warlock') && id !== seat && id !== 'pillar';
  const why = foreign ? 'That figure is not yours to move.' : 'This cannot be moved now.';
  return refuse(foreign ? 'MM-126' : 'MM-016', `${why} ${open[0]!.prompt}`);
}

/** Each role knows why its own gestures fail. */
const explain: Readonly<Partial<Record<Seat, (state: VastState, gesture: Gesture, asked: IsAsked) => Refusal | null>>> = {
  paladin: refusePaladin,
  skeletons: refuseSkeletons,
  spider: refuseSpider,
  manor: refuseManor,
  warlock: refuseWarlock,
};

function refusePaladin(state: VastState, gesture: Gesture, asked: IsAsked): Refusal | null {
  switch (gesture.kind) {
    case 'drag':
      return refuseDrag(state, gesture.from, gesture.onto, asked);
    case 'tap':
      return refuseTap(state, gesture.on, asked);
    case 'button':
      return refuseButton(state, gesture.word, asked);
    case 'turn':
      return asked('reveal.orient')
        ? refuse('MM-094', 'Turned like that, no open edge would meet the tile it has to be joined to.')
        : refuse('MM-093', 'A tile is turned only when it is revealed.');
    case 'throw':
      return refuse('MM-114', 'Nothing is rolled now.');
  }
}

/** A card, a token, a cube or a figure put somewhere. While another question waits, only powers go on beside it. */
function refuseDrag(state: VastState, from: string, onto: string, asked: IsAsked): Refusal | null {
  const [kind, id] = parts(from);
  if (from === 'figure:paladin') return refuseMove(state, parts(onto)[1] as SpaceId, asked);
  if (from === 'cubes:unassigned') return refuseCube(state, onto, asked);
  if (from === 'token:fury') return refuseFury(state, onto);
  if (from === 'token:light') return refuseLight(state, onto);
  if (from === 'figure:pillar') return refusePillar(state, parts(onto)[1] as SpaceId, asked);
  if (kind === 'card') return refuseCard(state, id, onto, asked);
  if (kind === 'figure') return refuse('MM-126', 'That figure is not yours to move.');
  return null;
}

function refuseTap(state: VastState, on: string, asked: IsAsked): Refusal | null {
  const [kind, id] = parts(on);
  if (kind === 'figure') return refuseTarget(state, id, asked);
  if (kind === 'card') return refuseCard(state, id, null, asked);
  if (kind === 'space') return refuse('MM-169', 'Drag the Paladin to a tile to crusade there; a tap only means staying in a crusade.');
  return null;
}

function refuseButton({ houseRules }: VastState, word: string, asked: IsAsked): Refusal | null {
  if (word === 'end-turn') return refuse('MM-159', 'The turn cannot end in the middle of an action.');
  if (word === 'no-attack' && asked('crusade.attack'))
    return refuse('MM-113', 'You entered the tile of a figure that forces you to attack.');
  if (word === 'stop-sprint' && asked('sprint.move')) return refuse('RU-34', 'A sprint goes at least one space.');
  if (word === 'shrine:exchange' && asked('crusade.shrine'))
    return refuse('MM-193', 'Vigor and Illuminate cannot be exchanged, and you have no other favor.');
  if (word.startsWith('shrine:') && houseRules.noShrines) return refuse('MM-534', 'Shrines give nothing to a Justicar.');
  if (word.startsWith('shrine:')) return refuse('MM-529', 'A Shrine gives its gift in a crusade on its tile.');
  return null;
}

function sameGesture(a: Gesture, b: Gesture): boolean {
  switch (a.kind) {
    case 'tap':
      return b.kind === 'tap' && a.on === b.on;
    case 'drag':
      return b.kind === 'drag' && a.from === b.from && a.onto === b.onto;
    case 'turn':
      return b.kind === 'turn' && a.thing === b.thing && a.to === b.to;
    case 'throw':
      return b.kind === 'throw' && a.dice === b.dice && a.count === b.count;
    case 'button':
      return b.kind === 'button' && a.word === b.word;
  }
}
