import type { Rule } from '../../../kernel/rule.ts';
import { dangerDie } from '../content/dice.ts';
import { dangers } from '../content/decks/dangers.ts';
import type { DangerTable, Section } from '../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../state.ts';
import { isWindingUp, moment } from './asking.ts';
import { boardOf, planetNow } from './board.ts';
import { forget, lastingIn, wardsOff } from './effects/lasting.ts';
import { resolve } from './effects/resolve.ts';
import { powersAt, type Happened } from './powers.ts';

/** One danger die. HD-IV-21 In Deadly Space a 0 counts as 1. */
export function dangerSide(t: Vanguard): number {
  const side = dangerDie[t.roll(dangerDie.length) - 1]!;
  return t.state.house.deadly ? Math.max(1, side) : side;
}

export function* rollDanger(t: Vanguard, who: Section, table: DangerTable): Rule {
  yield* applyDanger(t, who, table, dangerSide(t));
}

/** IV-202, IV-278 The result is looked up in the table with the letter of the icon, unless somebody cancels it. */
export function* applyDanger(t: Vanguard, who: Section, table: DangerTable, rolled: number): Rule {
  t.tell({ fact: 'dangerRolled', who, table, side: rolled });
  if (rolled === 0 || isWindingUp(t.state)) return;
  const { sector } = boardOf(t.state, who);
  if (shielded(t, table, sector)) return;
  const happened: Happened = { cancelled: false, whom: who, sector, table };
  yield* moment(t, 'danger.react', `Danger ${table}: ${dangers[table].sides[rolled]!.text}`, () =>
    happened.cancelled || happened.lower ? [] : powersAt(t.state, 'danger', happened),
  );
  if (happened.cancelled) return;
  const side = happened.lower ? rolled - 1 : rolled;
  yield* resolve(t, { who, source: `danger:${table}` }, dangers[table].sides[side]!.effects ?? []);
}

/** Something that stays on the board serves once in each turn. */
const turnKey = ({ planet }: VanguardState): string => `${planet!.round} ${planet!.turn?.who ?? ''}`;
const isFirst = ({ planet }: VanguardState, key: string): boolean => !planet!.once.includes(key);

/** Something that was laid out earlier cancels the result by itself. */
function shielded(t: Vanguard, table: DangerTable, sector: number): boolean {
  const { check } = planetNow(t.state);
  if (check && check.cancelDanger > 0) {
    check.cancelDanger -= 1;
    return true;
  }
  const shield = lastingIn(t.state, 'cancelDanger', sector).find(
    ({ effect, until, source }) =>
      effect.op === 'cancelDanger' &&
      wardsOff(effect.of, table) &&
      (until !== 'exploration' || isFirst(t.state, `${source} ${turnKey(t.state)}`)),
  );
  if (!shield) return false;
  if (shield.until === 'exploration') planetNow(t.state).once.push(`${shield.source} ${turnKey(t.state)}`);
  else if (shield.effect.op === 'cancelDanger' && shield.effect.n !== 'all')
    forget(t.state, (one) => one === shield);
  return true;
}
