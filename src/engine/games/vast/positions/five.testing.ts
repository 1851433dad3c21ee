import { picker } from '../../../kernel/chance.ts';
import type { Role } from '../content/roles.ts';
import { full } from '../full.testing.ts';
import type { VastMatch } from '../vast.testing.ts';

/** Rounds of random play before the table is shown: enough for tokens, webs, curses and walls to lie about. */
const rounds = 5;

/** All five roles some rounds into a random game, when it is this role's turn to decide. */
export function fiveAt(role: Role, seed = 3): VastMatch {
  const match = full('five', undefined, seed);
  const pick = picker(seed);
  const there = (): boolean =>
    match.peek().round >= rounds &&
    match.open[0]?.seat === role &&
    match.peek().active === role &&
    (match.open[0]?.options.length ?? 0) > 2;
  for (let k = 0; k < 6000 && !match.over && !there(); k++) {
    const decision = match.open[pick(match.open.length)]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
  }
  return match;
}
