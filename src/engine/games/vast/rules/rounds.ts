import { boundary, type Rule } from '../../../kernel/rule.ts';
import { roleOrder, type Role } from '../content/roles.ts';
import { roundLimit } from '../content/values.ts';
import type { Vast } from '../state.ts';
import { manorTurn } from './manor/turn.ts';
import { paladinTurn } from './paladin/turn.ts';
import type { RoleTurn } from './roleTurn.ts';
import { skeletonsTurn } from './skeletons/turn.ts';
import { spiderTurn } from './spider/turn.ts';
import { warlockTurn } from './warlock/turn.ts';

const turns: Readonly<Record<Role, RoleTurn>> = {
  paladin: paladinTurn,
  skeletons: skeletonsTurn,
  spider: spiderTurn,
  manor: manorTurn,
  warlock: warlockTurn,
};

/** §3 The full game: each round the roles in play act in their order, until one of them has won. */
export function* playRounds(t: Vast): Rule {
  if (t.state.phase.step === 'set-up') beginTurn(t, t.state.roles[0]!, 1);
  while (t.state.ended === null) {
    const next = yield* turns[t.state.active].play(t);
    if (next) t.state.phase = next;
    else passTurn(t);
    yield* boundary();
  }
}

/** MM-072, MM-073 Roles that are not in play are skipped. */
function passTurn(t: Vast): void {
  const { roles, active, round, limited } = t.state;
  const after = roles.find((role) => roleOrder.indexOf(role) > roleOrder.indexOf(active));
  if (after) return beginTurn(t, after, round);
  if (limited && round >= roundLimit) t.state.ended = { winners: [], why: `Nobody has won in ${roundLimit} rounds.` };
  else beginTurn(t, roles[0]!, round + 1);
}

function beginTurn(t: Vast, role: Role, round: number): void {
  if (round !== t.state.round) t.tell({ fact: 'roundBegan', round });
  t.state.round = round;
  t.state.active = role;
  t.state.phase = turns[role].first;
  t.tell({ fact: 'turnBegan', role });
}
