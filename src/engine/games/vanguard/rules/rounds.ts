import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { roundFrom } from '../../../pieces/turnOrder.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { takeAction } from './actions.ts';
import { atRest } from './announcing.ts';
import { ask, isWindingUp, moment } from './asking.ts';
import { boardOf, crewName, planetNow, team } from './board.ts';
import { endOfTurnEvent } from './events.ts';
import { forget } from './effects/lasting.ts';
import { endExploration } from './ending.ts';
import { checkMissions } from './missions.ts';
import { powersAt } from './powers.ts';

/** IV-048 to IV-050, IV-070, IV-071 Tokens are turned back and the start token is handed on. */
export function* beginRound(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  planet.round += 1;
  if (t.state.house.rounds !== null && planet.round > t.state.house.rounds) {
    endExploration(t, 'evac');
    return;
  }
  planet.deeds = planet.deeds.filter((deed) => deed.startsWith('kept:') || deed.startsWith('stays:'));
  for (const who of team(t.state)) {
    const board = boardOf(t.state, who);
    board.done = false;
    wipe(board.used, 'round:');
  }
  forget(t.state, ({ until }) => until === 'round');
  planet.lasting = planet.lasting.map((one) => (one.until === 'nextRound' ? { ...one, until: 'round' } : one));
  const giver: Section = planet.start ?? 'recon';
  planet.start = yield* ask(t, giver, 'round.start', 'Who takes the start token?', () =>
    team(t.state).map((who) => tap(`crew:${who}`, crewName(t.state, who), who)),
  );
  t.tell({ fact: 'roundBegan', round: planet.round, start: planet.start });
  yield* moment(t, 'round.react', 'A round begins.', () =>
    powersAt(t.state, 'roundStart', { cancelled: false, whom: planet.start!, sector: boardOf(t.state, planet.start!).sector }),
  );
  t.state.phase = { at: 'turn' };
}

function wipe(used: Record<string, number>, prefix: string): void {
  for (const key of Object.keys(used)) if (key.startsWith(prefix)) delete used[key];
}

/** IV-051, IV-052 Clockwise from the start token; everybody has exactly one turn. */
const nextUp = (t: Vanguard): Section | undefined => {
  const order = roundFrom(team(t.state), planetNow(t.state).start ?? team(t.state)[0]!) as Section[];
  return order.find((who) => !boardOf(t.state, who).done);
};

/** IV-053 Two actions, then the end of the turn. Goes on in the middle if a turn was begun. */
export function* takeTurn(t: Vanguard): Rule {
  const planet = planetNow(t.state);
  if (!planet.turn) {
    const who = nextUp(t);
    if (who === undefined) {
      t.state.phase = { at: 'round' };
      return;
    }
    planet.turn = { who, actions: 2, special: 1, noTravel: false, skipEvent: false, secondary: false };
    forget(t.state, ({ until, by }) => until === 'untilMyTurn' && by === who);
    t.tell({ fact: 'turnBegan', who });
  }
  const { turn } = planet;
  const { who } = turn;
  while (turn.actions > 0 && !isWindingUp(t.state)) yield* takeAction(t, who);
  if (isWindingUp(t.state)) return;
  yield* endTurn(t, who);
  yield* atRest(t);
}

/** IV-061, IV-062 The token is turned, then an event is drawn. */
function* endTurn(t: Vanguard, who: Section): Rule {
  const planet = planetNow(t.state);
  const turn = planet.turn!;
  const board = boardOf(t.state, who);
  board.done = true;
  turn.secondary = planet.lasting.some(
    ({ effect, by }) => effect.op === 'peekEvents' && effect.then === 'secondary' && (by === who || effect.who === 'all'),
  );
  yield* checkMissions(t, who);
  if (!turn.skipEvent && !isWindingUp(t.state)) yield* endOfTurnEvent(t, who);
  wipe(board.used, 'turn:');
  wipe(board.used, 'check:');
  forget(t.state, ({ until, by }) => until === 'turn' || (until === 'nextCheck' && by === who));
  t.tell({ fact: 'turnEnded', who });
  planet.turn = null;
}
