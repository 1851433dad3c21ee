import type { Section } from '../content/vocabulary.ts';
import type { VanguardState } from '../state.ts';
import { availableCount, availableDice, boardOf, diceInPlay, refreshable, team } from './board.ts';
import { countLooks, refresh, sacrificeDie } from './dice.ts';
import { gainInjury } from './injuries.ts';
import { moment } from './asking.ts';
import { anyTimePowers, powersAt, type Happened, type Power } from './powers.ts';

/** IV-076 to IV-081 Everything that may be done beside whatever is asked: during a landing, in anybody's turn, before an event. */
export function powersBeside(state: VanguardState): Power[] {
  const { planet, phase } = state;
  const down = phase.at === 'turn' || phase.at === 'round' || (phase.at === 'page' && (phase.page === 23 || phase.page === 24));
  if (!planet || planet.over !== null || !down) return [];
  return team(state).flatMap((who) => [...exertion(state, who), ...anyTimePowers(state, planet, who)]);
}

/** IV-082 to IV-086, RU-IV-16 to RU-IV-19 Offered as long as something would come back. */
function exertion(state: VanguardState, who: Section): Power[] {
  const board = boardOf(state, who);
  const few = diceInPlay(state, who) <= 3;
  if (refreshable(state, who).length === 0 || (!few && availableCount(board) + board.spent.length < 2)) return [];
  return [
    {
      id: `exert:${who}`,
      who,
      label: few ? 'Exert: Exhausted, and refresh 5 dice' : 'Exert: give up a die, and refresh 5 dice',
      ...(few || countLooks([...availableDice(board), ...board.spent]) < 2 ? {} : { then: 'which die' }),
      when: 'any',
      *run(t) {
        if (few) {
          t.tell({ fact: 'exerted', who, price: 'Exhausted' });
          yield* gainInjury(t, who, 'Exhausted');
        } else {
          const before = board.sacrificed.length;
          yield* sacrificeDie(t, who, null, { second: true });
          const die = board.sacrificed[before];
          if (die === undefined) return;
          t.tell({ fact: 'exerted', who, price: die });
          const happened: Happened = { cancelled: false, whom: who, sector: board.sector, die };
          yield* moment(t, 'exert.react', 'A die is given up.', () =>
            board.sacrificed.includes(die) ? powersAt(t.state, 'exert', happened) : [],
          );
        }
        if (t.state.planet?.over === null) yield* refresh(t, who, 5);
      },
    },
  ];
}
