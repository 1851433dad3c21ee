import type { Gesture, Refusal } from '../../../kernel/option.ts';
import type { Decision, Seat } from '../../../kernel/rule.ts';
import type { Hex } from '../../../pieces/hexGrid.ts';
import { costs } from '../content/values.ts';
import { forageable, minable, waters, zones, type Zone } from '../content/vocabulary.ts';
import type { CharacterId, StonesagaState } from '../state.ts';
import { charactersOf, isIncapacitated, nameOf } from './characters.ts';
import { refuseOutpost, technologiesFor } from './outposts.ts';
import { adjacent, crossing, hasFeature } from './places.ts';
import { surcharge } from './sites.ts';

const refuse = (rule: string, why: string): Refusal => ({ rule, why });

/** The rule that forbids a gesture, so that every refused drop is explained. Null if the gesture is on offer. */
export function whyNot(state: StonesagaState, seat: Seat, gesture: Gesture, open: readonly Decision[]): Refusal | null {
  if (open.some(({ options }) => options.some((option) => same(option.gesture, gesture)))) return null;
  if (state.ended) return refuse('SS-180', 'The game is over.');
  if (open.length === 0) return refuse('SS-202', 'Others decide now.');
  const asked = open.some(({ ask }) => ask === 'day.turn' || ask === 'day.beside');
  const who = actorOf(state, seat, gesture);
  if (who && state.characters[who].seat !== seat) return refuse('SS-013', `${nameOf(state, who)} is not yours.`);
  if (who && asked) {
    if (isIncapacitated(state, who)) return refuse('SC-028', `${nameOf(state, who)} is incapacitated and waits for aid.`);
    if (state.characters[who].passed) return refuse('SS-201', `${nameOf(state, who)} has passed for today.`);
    const why = gesture.kind === 'drag' ? refuseDrag(state, who, gesture.from, gesture.onto) : gesture.kind === 'button' ? refuseButton(state, who, gesture.word) : null;
    if (why) return why;
  }
  if (!state.phase.step.startsWith('setup') && state.phase.step !== 'day') return refuse('SS-565', `It is night. ${open[0]!.prompt}`);
  return refuse('SS-200', `That does nothing now. ${open[0]!.prompt}`);
}

/** The character whose piece is in hand. */
function actorOf(state: StonesagaState, seat: Seat, gesture: Gesture): CharacterId | undefined {
  const words = gesture.kind === 'drag' ? gesture.from : gesture.kind === 'button' ? gesture.word : gesture.kind === 'tap' ? gesture.on : '';
  const named = words.split(':').find((part): part is CharacterId => part in state.characters);
  return named ?? charactersOf(state, seat)[0];
}

function refuseDrag(state: StonesagaState, who: CharacterId, from: string, onto: string): Refusal | null {
  const at = state.characters[who].at;
  if (at === null) return null;
  if (from.startsWith('mini:') && onto.startsWith('hex:')) return refuseMove(state, at, onto.slice(4) as Hex);
  if (from.startsWith('board:') && onto.startsWith('board:')) {
    const other = onto.slice(6) as CharacterId;
    if (state.characters[other]?.at !== at) return refuse('SS-241', 'An exchange needs both in the same hex.');
    if (isIncapacitated(state, other)) return refuse('SS-248', `${nameOf(state, other)} is incapacitated.`);
    return refuse('SS-240', 'An exchange costs one energy.');
  }
  if (from.startsWith('energy:') && onto.startsWith('board:')) return refuse('SS-254', 'Aid is for an incapacitated character in your hex, and costs one energy.');
  if (from.startsWith('energy:') && onto.startsWith('zone:')) return refuseZone(state, who, onto);
  if (from.startsWith('energy:') && onto.startsWith('hex:')) return refuse('SC-371', 'Your people do not know how to make fire here.');
  if (from.startsWith('res:') && onto.startsWith('board:')) return refuse('SS-208', 'Only food and water are shared without an action, and only in the same hex.');
  if (from.startsWith('design:')) return refuse('SS-363', 'A structure needs an active outpost here with a free place, its energy, its materials and its technologies.');
  return null;
}

function refuseMove(state: StonesagaState, from: Hex, to: Hex): Refusal {
  const near = adjacent(state, from).find(({ hex }) => hex === to);
  if (!near) return refuse('SS-216', 'A move goes to an adjacent hex of the valley.');
  return crossing(state, from, near.direction).passage === 'impassable' ? refuse('SS-223', 'Nobody can cross that edge.') : refuse('SS-200', 'Finish what you are doing first.');
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

const needsFeature = { fish: [waters, 'SS-403'], forage: [forageable, 'SS-445'], mine: [minable, 'SS-511'], 'gather-water': [waters, 'SS-390'], 'prepare-shelter': [['cave'], 'SS-395'] } as const;

function refuseButton(state: StonesagaState, who: CharacterId, word: string): Refusal | null {
  const at = state.characters[who].at;
  const verb = word.split(':')[0] as keyof typeof needsFeature;
  const wanted = needsFeature[verb];
  if (!wanted || at === null) return word.startsWith('craft') || word.startsWith('process') ? refuse('SS-120', 'You need one energy, and materials or tools that fit.') : null;
  if (!hasFeature(state, at, wanted[0])) return refuse(wanted[1], `This hex has no ${wanted[0].join(', ')}.`);
  if (verb === 'prepare-shelter' && state.map[at]!.shelter === 2) return refuse('SS-399', 'The shelter here is as large as it gets.');
  const more = verb === 'fish' || verb === 'forage' || verb === 'mine' ? surcharge(state, at) : 0;
  return refuse(more > 0 ? 'SS-386' : 'SS-120', more > 0 ? `The hex is depleted: it costs ${2 + more} energy.` : 'You have not enough energy.');
}

function same(a: Gesture, b: Gesture): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
