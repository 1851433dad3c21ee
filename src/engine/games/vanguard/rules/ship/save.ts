import { button } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { reshuffle } from '../../../../pieces/deck.ts';
import { planetOf } from '../../content/find.ts';
import type { Vanguard } from '../../state.ts';
import { askGroup } from '../asking.ts';
import { holds } from '../conditions.ts';
import { readLogNow } from '../logs.ts';
import { recordOf } from './planetBoard.ts';
import { readShipLogs } from './shipLogs.ts';

/** Page 39: IV-684 to IV-704 The place to stop, and where the campaign ends. */
export function* savePoint(t: Vanguard): Rule {
  const { state } = t;
  yield* readShipLogs(t, 'save');
  if (yield* finale(t)) return;
  if (state.house.landings !== null && state.story.landings >= state.house.landings) {
    state.ended = { winners: [], why: 'The voyage was broken off' };
    return;
  }
  const stops = yield* askGroup(t, 'save.stop', 'Save and stop here, or fly on?', () => [
    button('on', 'Fly on', false),
    button('save', 'Save', true),
  ]);
  if (!stops) {
    state.phase = { at: 'page', page: 2, step: 0 };
    return;
  }
  const { ship, planet } = state;
  // IV-686 to IV-697 The planet is recorded unless nobody can land there again.
  if (planet && !ship.gone.includes(planetOf(planet.id).planet.landingCard))
    ship.records[planet.id] = recordOf(planet, ship.scanner?.card ?? null);
  state.planet = null;
  // IV-700, RU-IV-67
  ship.bag = { energy: ship.energy, command: ship.command, success: ship.success, penalty: ship.penalty };
  Object.assign(ship, { energy: 0, command: 0, success: 0, penalty: false });
  reshuffle(t, state.events);
  t.tell({ fact: 'saved' });
  state.phase = { at: 'page', page: 1, step: 0 };
}

/** Page 1: IV-374 to IV-382 What was put away comes back to its pools. */
export function resume(t: Vanguard): void {
  const { ship } = t.state;
  ship.energy += ship.bag.energy;
  ship.command += ship.bag.command;
  ship.success += ship.bag.success;
  ship.penalty = ship.penalty || ship.bag.penalty;
  ship.bag = { energy: 0, command: 0, success: 0, penalty: false };
  t.state.phase = { at: 'page', page: 2, step: 0 };
}

/** HD-IV-22 What each choice at the switch leaves behind, and the logs it leads to. */
export const endings = [
  { flag: 'house.dark', id: 'dark', log: 490, grade: { when: { morale: 'normal', orBetter: true }, log: 493, otherwise: 494 } },
  { flag: 'house.answer', id: 'answer', log: 491, grade: { when: { value: 'uniques', atLeast: 12 }, log: 495, otherwise: 496 } },
  {
    flag: 'house.decoy',
    id: 'decoy',
    log: 492,
    grade: {
      when: {
        all: [
          { value: 'uniques', atLeast: 10 },
          { morale: 'normal', orBetter: true },
        ],
      },
      log: 497,
      otherwise: 498,
    },
  },
] as const;

/** HD-IV-22 The ending that was chosen at the switch, its grade, and the last entry. */
export function* finale(t: Vanguard): Rule<boolean> {
  const { state } = t;
  const ending = endings.find(({ flag }) => state.flags.includes(flag));
  if (!ending) return false;
  state.story.ending = ending.id;
  const { when, log, otherwise } = ending.grade;
  for (const n of [ending.log, holds(state, when, null) ? log : otherwise, 499])
    if (!state.logs.includes(n)) yield* readLogNow(t, 'recon', n);
  state.ended = { winners: [...state.seats], why: `The line was settled: ${ending.id}` };
  t.tell({ fact: 'ended', why: state.ended.why });
  return true;
}
