import type { Gesture, Refusal } from '../../../kernel/option.ts';
import type { Decision, Seat } from '../../../kernel/rule.ts';
import type { Hex } from '../../../pieces/hexGrid.ts';
import { isMaterial } from '../content/faces.ts';
import type { Face } from '../content/materials.ts';
import type { StructureId } from '../content/structures.ts';
import { costs } from '../content/values.ts';
import { forageable, minable, waters, zones, type Zone } from '../content/vocabulary.ts';
import type { CharacterId, StonesagaState } from '../state.ts';
import { charactersOf, isIncapacitated, nameOf } from './characters.ts';
import { refuseForaging } from './foraging/sight.ts';
import { refuseOutpost, technologiesFor } from './outposts.ts';
import { adjacent, crossing, hasFeature } from './places.ts';
import {
  refuse,
  refuseAid,
  refuseCraft,
  refuseDesign,
  refuseExchange,
  refuseFire,
  refuseOmen,
  refusePack,
  refuseProcess,
  refuseScavenge,
  refuseShare,
  refuseStore,
  refuseStructure,
} from './refusals.ts';
import { surcharge } from './sites.ts';

/** The rule that forbids a gesture, so that every refused drop is explained. Null if the gesture is on offer. */
export function whyNot(state: StonesagaState, seat: Seat, gesture: Gesture, open: readonly Decision[]): Refusal | null {
  if (open.some(({ options }) => options.some((option) => same(option.gesture, gesture)))) return null;
  if (state.ended) return refuse('SS-180', 'The game is over.');
  const asked = open.some(({ ask }) => ask === 'day.turn' || ask === 'day.beside');
  const who = actorOf(state, seat, gesture);
  if (who && state.characters[who].seat !== seat) return refuse('SS-013', `${nameOf(state, who)} is not yours.`);
  if (open.length === 0 && who && state.phase.step === 'day' && state.scene === null) {
    const idle = refuseIdle(state, who);
    if (idle) return idle;
  }
  if (open.length === 0) return refuse('SS-202', 'Others decide now.');
  if (who && asked) {
    const idle = refuseIdle(state, who);
    if (idle) return idle;
    const why =
      gesture.kind === 'drag'
        ? refuseDrag(state, who, gesture.from, gesture.onto)
        : gesture.kind === 'button'
          ? refuseButton(state, who, gesture.word)
          : gesture.kind === 'tap'
            ? refuseTap(state, who, gesture.on)
            : null;
    if (why) return why;
  }
  if (state.scene?.kind === 'foraging') {
    const why = refuseForaging(state, state.scene, gesture.kind === 'tap' ? gesture.on : gesture.kind === 'button' ? gesture.word : '');
    if (why) return why;
  }
  if (!state.phase.step.startsWith('setup') && state.phase.step !== 'day') return refuse('SS-565', `It is night. ${open[0]!.prompt}`);
  return refuse('SS-200', `That does nothing now. ${open[0]!.prompt}`);
}

function refuseIdle(state: StonesagaState, who: CharacterId): Refusal | null {
  if (isIncapacitated(state, who)) return refuse('SC-028', `${nameOf(state, who)} is incapacitated and waits for aid.`);
  return state.characters[who].passed ? refuse('SS-201', `${nameOf(state, who)} has passed for today.`) : null;
}

/** The character whose piece is in hand. */
function namedBy(state: StonesagaState, gesture: Gesture): CharacterId | undefined {
  const words =
    gesture.kind === 'drag' ? gesture.from : gesture.kind === 'button' ? gesture.word : gesture.kind === 'tap' ? gesture.on : '';
  return words.split(':').find((part): part is CharacterId => part in state.characters);
}
const actorOf = (state: StonesagaState, seat: Seat, gesture: Gesture): CharacterId | undefined =>
  namedBy(state, gesture) ?? charactersOf(state, seat)[0];

/** Whose piece a gesture takes in hand: four people at one screen are each refused in their own name. */
export function whoseHand(state: StonesagaState, gesture: Gesture): Seat | null {
  const who = namedBy(state, gesture);
  return who ? state.characters[who].seat : null;
}

function refuseDrag(state: StonesagaState, who: CharacterId, from: string, onto: string): Refusal | null {
  const at = state.characters[who].at;
  if (at === null) return null;
  if (from.startsWith('mini:') && onto.startsWith('hex:')) return refuseMove(state, at, onto.slice(4) as Hex);
  if (from.startsWith('board:') && onto.startsWith('board:')) return refuseExchange(state, who, onto.slice(6) as CharacterId);
  if (from.startsWith('energy:') && onto.startsWith('board:')) return refuseAid(state, who, onto.slice(6) as CharacterId);
  if (from.startsWith('energy:') && onto.startsWith('zone:')) return refuseZone(state, who, onto);
  if (from.startsWith('energy:') && onto.startsWith('hex:')) return refuseFire(state, who);
  if (from.startsWith('res:') && onto.startsWith('board:'))
    return refuseShare(state, who, from.split(':').at(-1) as Face, onto.slice(6) as CharacterId);
  if (from.startsWith('res:') && onto.startsWith('goal:')) return refuse('SC-709', 'That goal has no open place for it.');
  if (from.startsWith('res:') && (onto.startsWith('item:') || onto.startsWith('structure:'))) return refuseStore(state, who, onto);
  if (from.startsWith('res:') && onto.startsWith('bench:'))
    return isMaterial(from.split(':').at(-1) as Face)
      ? refuseCraft(state, who)
      : refuse('SS-285', 'Only materials have edges to craft with.');
  if (from.startsWith('item:') && onto.startsWith('slot:'))
    return refuse('SC-156', 'Items are packed and unpacked in a pack action or an exchange.');
  if (from.startsWith('item:') && onto.startsWith('board:')) return refuse('SS-208', 'An item changes hands in an exchange.');
  if (from.startsWith('design:')) return refuseStructure(state, who, from.slice(7) as StructureId);
  return null;
}

function refuseMove(state: StonesagaState, from: Hex, to: Hex): Refusal {
  const near = adjacent(state, from).find(({ hex }) => hex === to);
  if (!near) return refuse('SS-216', 'A move goes to an adjacent hex of the valley.');
  return crossing(state, from, near.direction).passage === 'impassable'
    ? refuse('SS-223', 'Nobody can cross that edge.')
    : refuse('SS-200', 'Finish what you are doing first.');
}

function refuseZone(state: StonesagaState, who: CharacterId, onto: string): Refusal {
  const rule = refuseOutpost(state, who);
  if (rule === 'SS-326') return refuse(rule, 'There is an outpost in this hex already.');
  if (rule === 'SS-322') return refuse(rule, 'Your population cannot keep another outpost.');
  if (rule) return refuse('SS-327', `An outpost costs ${costs.buildOutpost} energy from those who are here.`);
  const zone = onto.at(-1) as Zone;
  const hex = state.map[state.characters[who].at!]!;
  if (!zones.includes(zone) || hex.zones[zone] || hex.whole) return refuse('SS-332', 'Something lies on that zone already.');
  const needs = technologiesFor(state, who, zone);
  return refuse('SS-333', `That zone asks for ${needs.join(' and ') || 'nothing'}.`);
}

const needsFeature = {
  fish: [waters, 'SS-403'],
  forage: [forageable, 'SS-445'],
  mine: [minable, 'SS-511'],
  'gather-water': [waters, 'SS-390'],
  'prepare-shelter': [['cave'], 'SS-395'],
} as const;

function refuseButton(state: StonesagaState, who: CharacterId, word: string): Refusal | null {
  const at = state.characters[who].at;
  const verb = word.split(':')[0] as keyof typeof needsFeature;
  const wanted = needsFeature[verb];
  if (at === null) return null;
  if (!wanted) return verbs[verb]?.(state, who) ?? null;
  if (!hasFeature(state, at, wanted[0])) return refuse(wanted[1], `This hex has no ${wanted[0].join(', ')}.`);
  if (verb === 'prepare-shelter' && state.map[at]!.shelter === 2) return refuse('SS-399', 'The shelter here is as large as it gets.');
  const more = verb === 'fish' || verb === 'forage' || verb === 'mine' ? surcharge(state, at) : 0;
  return refuse(
    more > 0 ? 'SS-386' : 'SS-120',
    more > 0 ? `The hex is depleted: it costs ${2 + more} energy.` : 'You have not enough energy.',
  );
}

const verbs: Readonly<Record<string, (state: StonesagaState, who: CharacterId) => Refusal>> = {
  craft: refuseCraft,
  process: refuseProcess,
  pack: refusePack,
  scavenge: refuseScavenge,
  'make-fire': refuseFire,
  'far-sight': () => refuse('SS-120', 'Far sight must be known, costs one energy, and needs something unexplored nearby.'),
  lore: () => refuse('SC-709', 'Lore is laid down in a hex with a cave or a chasm, while the goal is open.'),
  use: () => refuse('SC-176', 'That is used up for today, or it cannot be used here.'),
};

function refuseTap(state: StonesagaState, who: CharacterId, on: string): Refusal | null {
  if (on.startsWith('design:')) return refuseDesign(state, on.split(':')[1] as StructureId);
  if (on.startsWith('omen:')) return refuseOmen(state, who);
  return null;
}

function same(a: Gesture, b: Gesture): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
