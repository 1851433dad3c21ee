import { boundary, type Rule } from '../../../kernel/rule.ts';
import { nextSeat } from '../../../pieces/turnOrder.ts';
import type { Vantage } from '../state.ts';
import { endGame } from './ending.ts';
import { checkGoals } from './goals/checking.ts';
import { powerRules } from './powers/list.ts';
import { registerPowers } from './powers/offers.ts';
import { nodeRules } from './result/list.ts';
import { registerNodes } from './result/script.ts';
import { inOrbit } from './setup/orbit.ts';
import { inPods } from './setup/pods.ts';
import { endTurn, takeTurn } from './turn.ts';

registerNodes(nodeRules);
registerPowers(powerRules);

/** Orbit, pods, then turns clockwise until the game ends. */
export function* playVantage(t: Vantage): Rule {
  const s = t.state;
  if (s.phase === 'orbit') {
    yield* inOrbit(t);
    s.phase = 'pods';
    yield* boundary();
  }
  if (s.phase === 'pods') {
    yield* inPods(t);
    if (s.ended) return;
    s.phase = 'turns';
    s.turns = 1;
    yield* boundary();
  }
  while (!s.ended) {
    yield* takeTurn(t, s.active);
    if (s.ended) return;
    endTurn(t, s.active);
    // A round is full when the next player is the first one.
    if (nextSeat(s.seats, s.active) === s.first) s.quietRounds += 1;
    yield* checkGoals(t);
    passOn(t);
    yield* boundary();
  }
}

/** VA-011, VA-376 The player on the left is next; the game may have been given so many turns. */
function passOn(t: Vantage): void {
  const s = t.state;
  if (s.ended) return;
  s.active = nextSeat(s.seats, s.active)!;
  s.turns += 1;
  if (s.house.evening !== null && s.turns > s.house.evening * s.seats.length) endGame(t, 'agreed');
}
