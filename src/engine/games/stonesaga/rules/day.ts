import { askingLate } from '../../../kernel/late.ts';
import { button, costing, declining, withValue, type Option } from '../../../kernel/option.ts';
import { firstOf, type TypedDecision, type Rule, type Seat } from '../../../kernel/rule.ts';
import { lacking } from '../../../pieces/shared.ts';
import { costs } from '../content/values.ts';
import type { CharacterId, Phase, Stonesaga, StonesagaState } from '../state.ts';
import { besides, dayActions } from './actions.ts';
import { charactersOf, everybody, nameOf } from './characters.ts';
import { canAct } from './energy.ts';
import { afterAction, checkGoals, mayEnd } from './goals.ts';
import { succeed } from './hardcore.ts';
import { endWell } from './introduction.ts';
import { beforeNight } from './nightCheck.ts';
import { replaceFallen } from './setup/replacing.ts';
import { surcharge } from './sites.ts';
import { fillCisterns } from './structures.ts';

/** SC-574, RU-SC-13, SC-253 Before any action of the day: powers turn back, cisterns fill, replacements arrive. */
export function* breakDay(t: Stonesaga): Rule<Phase> {
  yield* succeed(t);
  t.state.day += 1;
  t.tell({ fact: 'dayBroke', day: t.state.day });
  t.state.today = { investigated: [], investigators: {}, moreLore: false };
  if (t.state.challenge) t.state.challenge.goesOn = false;
  for (const who of everybody(t.state)) {
    const character = t.state.characters[who];
    character.passed = false;
    character.fed = character.watered = character.comforted = false;
    for (const mark in character.used) if (!mark.startsWith('game:')) character.used = lacking(character.used, mark);
    if (character.power && !character.powerReady) {
      character.powerReady = true;
      t.tell({ fact: 'powerFlipped', who, ready: true });
    }
  }
  yield* replaceFallen(t);
  fillCisterns(t);
  yield* checkGoals(t);
  return { step: 'day' };
}

/** SS-200 to SS-204, SC-667 */
const isAwake = (state: StonesagaState, who: CharacterId): boolean => !state.characters[who].passed && canAct(state, who);

/** One turn, of whoever takes it first. The day is over when nobody is left who may act. */
export function* takeDay(t: Stonesaga): Rule<Phase> {
  if (!everybody(t.state).some((who) => isAwake(t.state, who))) return { step: 'dusk' };
  const { chosen } = yield* firstOf(t.state.seats.flatMap((seat) => offersTo(t, seat)));
  yield* chosen();
  return { step: 'day' };
}

/** Spelled when somebody looks: of all that are asked at once only one answers, and forks mostly know their answer. */
function spelledLate(
  seat: Seat,
  ask: string,
  prompt: () => string,
  kind: 'main' | 'power',
  spell: () => Option<() => Rule>[],
): TypedDecision<() => Rule> {
  return askingLate({ seat, ask, kind, certain: true, optional: kind === 'power' }, { prompt, options: spell });
}

function offersTo(t: Stonesaga, seat: Seat): TypedDecision<() => Rule>[] {
  const own = charactersOf(t.state, seat);
  const turns = own.filter((who) => isAwake(t.state, who));
  const open = own.filter((who) => canAct(t.state, who));
  return [
    // Whoever is awake can pass, so there is something to choose.
    ...(turns.length > 0
      ? [
          spelledLate(
            seat,
            'day.turn',
            () => promptFor(t.state, turns),
            'main',
            () => turns.flatMap((who) => turnOptions(t, who)),
          ),
        ]
      : []),
    ...(mayEnd(t.state) || open.some((who) => hasBeside(t, who))
      ? [
          spelledLate(
            seat,
            'day.beside',
            () => 'Before or after any action.',
            'power',
            () => [...open.flatMap((who) => besideOptions(t, who)), ...ending(t)],
          ),
        ]
      : []),
  ];
}

/**
 * Looked up for every seat at every turn, and the list itself is mostly not wanted: an item is enough, for it can be discarded at
 * any time.
 */
function hasBeside(t: Stonesaga, who: CharacterId): boolean {
  for (const _ in t.state.characters[who].items) return true;
  return besides().some((beside) => beside(t, who).length > 0);
}

const promptFor = (state: StonesagaState, turns: readonly CharacterId[]): string =>
  `Take an action or pass: ${turns.map((who) => `${nameOf(state, who)} has ${state.characters[who].energy} energy`).join(', ')}.`;

/** What an action takes before it begins; what it may take later is asked for then. */
function energyFor(state: StonesagaState, who: CharacterId, action: string): number {
  const { at } = state.characters[who];
  const more = at !== null && (action === 'fish' || action === 'forage' || action === 'mine') ? surcharge(state, at) : 0;
  return (Object.hasOwn(costs, action) ? costs[action as keyof typeof costs] : 0) + more;
}

function turnOptions(t: Stonesaga, who: CharacterId): Option<() => Rule>[] {
  const options: Option<() => Rule>[] = [];
  for (const action of dayActions()) {
    const offers = action.offers(t, who);
    if (offers.length === 0) continue;
    const energy = energyFor(t.state, who, action.id);
    const cost = energy > 0 ? `${energy} energy` : undefined;
    for (const offer of offers) {
      const option = withValue(offer, () => take(t, who, action.id, offer.value));
      options.push(cost === undefined || option.cost !== undefined ? option : costing(option, cost));
    }
  }
  options.push(declining(button(`pass:${who}`, `${nameOf(t.state, who)} passes`, () => pass(t, who)), beforeNight(t.state, who)));
  return options;
}

function* take(t: Stonesaga, who: CharacterId, action: string, rule: () => Rule): Rule {
  t.tell({ fact: 'actionTaken', who, action });
  yield* rule();
  t.state.scene = null;
  if (!t.state.ended) yield* afterAction(t, who, action);
}

function* pass(t: Stonesaga, who: CharacterId): Rule {
  t.state.characters[who].passed = true;
  t.tell({ fact: 'passed', who });
  yield* checkGoals(t);
}

/** What is done beside actions may complete a goal as well: a state is looked at whenever the game rests. */
const besideOptions = (t: Stonesaga, who: CharacterId): Option<() => Rule>[] =>
  besides().flatMap((beside) => beside(t, who).map((offer) => withValue(offer, () => aside(t, who, offer.value))));

function* aside(t: Stonesaga, who: CharacterId, rule: () => Rule): Rule {
  yield* rule();
  t.state.scene = null;
  yield* checkGoals(t, who);
}

/** R-SS-102 */
const ending = (t: Stonesaga): Option<() => Rule>[] =>
  mayEnd(t.state) ? [declining(button('end-challenge', 'End the challenge here', () => endWell(t)))] : [];
