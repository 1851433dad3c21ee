import { button } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { DiceCheck } from '../../content/types.ts';
import { isMet, payments, type Payment } from '../../reckoning/payments.ts';
import type { CheckState, Vanguard } from '../../state.ts';
import { saying } from '../announcing.ts';
import { ask, isWindingUp, moment } from '../asking.ts';
import { boardOf } from '../board.ts';
import { foreseen } from '../effects/foreseeing.ts';
import { powersAt, type Happened } from '../powers.ts';
import { applyOutcome, isOnTable } from './outcomes.ts';
import { payingOptions } from './paying.ts';
import { convertsOf, poolOf, toSpent } from './pool.ts';
import { finishTrack, markerOn } from './tracks.ts';

/**
 * IV-228 to IV-233, RU-IV-34 From the top down, unless there are tracks. A row met by printed icons is marked; one that needs VAN or
 * a convert may be passed.
 */
export function* markOutcome(t: Vanguard, check: CheckState, { rows = [], tracks = [] }: DiceCheck): Rule {
  for (const row of tracks.length > 0 ? [] : rows) {
    const pool = poolOf(check);
    const left = check.pool.filter(({ owner }) => owner === check.roller).map(({ die }) => die);
    const found = payments(row.need, pool, { converts: convertsOf(t.state, check.roller) });
    if (found.length === 0) continue;
    const forced = row.color === 'red' || isMet(row.need, pool, { converts: [], printed: true });
    const dice = yield* ask<Payment | null>(t, check.roller, 'check.row', `Pay for the ${row.color} row?`, () => [
      ...payingOptions<Payment | null>(
        found.map((dice) => ({
          id: `dice:${dice.map(({ id }) => id).join('+')}`,
          label: `${row.color} with ${dice.map(({ icons }) => icons.join('+')).join(', ')}`,
          dice,
          value: dice,
        })),
        `row:${row.id}`,
      ).map((option) => saying(option, row.color === 'red' ? null : foreseen(t.state, check.roller, row.effects, left))),
      ...(forced ? [] : [button('pass', 'Leave this row', null)]),
    ]);
    if (!dice) continue;
    toSpent(
      t,
      check,
      dice.map(({ id }) => ({ die: id })),
    );
    check.marked = row.id;
    return;
  }
}

/** IV-235 to IV-238 The marked row, or every track whose marker has reached its end, from the top down. */
export function* resolveOutcomes(t: Vanguard, check: CheckState, card: DiceCheck): Rule {
  const happened: Happened = { cancelled: false, whom: check.roller, sector: boardOf(t.state, check.roller).sector };
  if (check.immediate !== null) {
    yield* applyOutcome(t, check.roller, card, check.immediate);
    return;
  }
  if (check.marked !== null) {
    const color = card.rows?.find(({ id }) => id === check.marked)?.color;
    if (color === 'red')
      yield* moment(t, 'check.redRow', 'The red row is marked.', () =>
        happened.cancelled ? [] : powersAt(t.state, 'redRow', happened),
      );
    if (!happened.cancelled) yield* applyOutcome(t, check.roller, card, check.marked);
    return;
  }
  for (const track of card.tracks ?? []) {
    const named = { check: card.id, track };
    const isFull = (): boolean => markerOn(t.state, named) >= track.length;
    if (track.color === 'red' && isFull())
      yield* moment(t, 'check.redTrack', 'A red track is full.', () =>
        isFull() ? powersAt(t.state, 'redTrack', happened) : [],
      );
    if (isFull() && !isWindingUp(t.state) && isOnTable(t, card)) yield* finishTrack(t, check.roller, named);
  }
}
