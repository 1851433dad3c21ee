import type { Gesture, Refusal } from '../../../kernel/option.ts';
import type { Decision, Seat } from '../../../kernel/rule.ts';
import { planetOf } from '../content/find.ts';
import { sectionNames, sections, type Section } from '../content/vocabulary.ts';
import type { VanguardState } from '../state.ts';
import { boardOf, iconsIn, planetNow, team } from './board.ts';
import { holds } from './conditions.ts';
import { mayTravel } from './travel.ts';

const refuse = (rule: string, why: string): Refusal => ({ rule, why });

/** The rule that forbids a gesture which nothing on offer matches. */
export function whyNot(state: VanguardState, seat: Seat, gesture: Gesture, open: readonly Decision[]): Refusal | null {
  if (open.some(({ options }) => options.some((option) => same(option.gesture, gesture)))) return null;
  if (state.ended) return refuse('IV-075', 'The game is over.');
  const who = whose(state, gesture);
  if (who && state.players[who] !== seat) return refuse('IV-015', `The player of ${sectionNames[who]} decides that.`);
  if (open.length === 0) return refuse('IV-051', 'Somebody else decides now.');
  if (gesture.kind === 'button') return refuseButton(state, gesture.word);
  if (who && gesture.kind === 'drag' && gesture.onto.startsWith('sector:'))
    return refuseTravel(state, who, Number(gesture.onto.slice('sector:'.length)));
  if (gesture.kind === 'tap' && gesture.on.startsWith('action:'))
    return refuse('IV-129', 'One special action in a turn, and only where it is printed.');
  if (gesture.kind === 'tap' && gesture.on.startsWith('die:')) return refuse('IV-150', 'That die cannot be taken now.');
  return refuse('IV-054', 'That is not possible now.');
}

const same = (a: Gesture, b: Gesture): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The section whose piece a gesture takes in hand. */
export function whose(state: VanguardState, gesture: Gesture): Section | null {
  const thing = gesture.kind === 'drag' ? gesture.from : gesture.kind === 'tap' ? gesture.on : null;
  const part = thing?.split(':')[1];
  return sections.find((section) => section === part && state.boards[section] !== undefined) ?? null;
}

function refuseButton(state: VanguardState, word: string): Refusal {
  if (word === 'rest' && state.planet?.supplies === 0) return refuse('IV-116', 'There are no supplies left to rest with.');
  if (word === 'lift-off' && state.planet?.lander === null) return refuse('IV-754', 'There is no lander on this planet.');
  if (word === 'lift-off') return refuse('IV-124', 'Only somebody in the lander sector can lift off.');
  if (word === 'travel') return refuse('IV-095', 'Something holds you in this sector.');
  return refuse('IV-054', 'That is not possible now.');
}

function refuseTravel(state: VanguardState, who: Section, to: number): Refusal {
  if (!team(state).includes(who) || planetNow(state).turn?.who !== who) return refuse('IV-052', 'It is not their turn.');
  const { sector } = boardOf(state, who);
  const path = planetOf(planetNow(state).id).planet.paths.find(({ a, b }) => (a === sector && b === to) || (a === to && b === sector));
  if (!path) return refuse('IV-097', 'No path leads there from here.');
  if (path.oneWay && path.a !== sector) return refuse('IV-098', 'That path goes only the other way.');
  if (path.needs && !holds(state, path.needs, who)) return refuse('IV-097', 'That way is still closed.');
  if (iconsIn(state, sector).includes('NO_MOVE') && !mayTravel(state, who)) return refuse('IV-095', 'Something holds you in this sector.');
  return refuse('IV-106', 'Take the Travel action first.');
}
