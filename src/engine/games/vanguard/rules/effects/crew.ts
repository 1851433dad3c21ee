import { button, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { takeCard } from '../../../../pieces/deck.ts';
import { colorOf, facesOf, kindOf, type DieId } from '../../content/dice.ts';
import type { EffectOf } from '../../content/effects.ts';
import { cardOf, equipmentOf } from '../../content/find.ts';
import type { Section } from '../../content/vocabulary.ts';
import type { PoolDie, Vanguard } from '../../state.ts';
import { ask } from '../asking.ts';
import { availableDice, boardOf, planetNow } from '../board.ts';
import { discardOne, drawCards, keepLimit } from '../cards.ts';
import { rollDanger } from '../danger.ts';
import { dieOptions, putBack, refresh, sacrificeDie, spend, spendDie } from '../dice.ts';
import { gainInjury, removeInjury, removeInjuryDie, turnDown } from '../injuries.ts';
import { poolOptions, toSpent } from '../check/pool.ts';
import type { Acting } from './whom.ts';

export function* refreshed(t: Vanguard, whom: Section, { n, color, kind, from, into }: EffectOf<'refresh'>, { spent: used }: Acting): Rule {
  const wanted = (die: DieId): boolean =>
    (!color || colorOf(die) === color) && (!kind || kindOf(die) === kind) && (from !== 'check' || (used?.includes(die) ?? false));
  const { check } = planetNow(t.state);
  if (from === 'roll') {
    if (!check) return;
    for (let left = n === 'all' ? 99 : n; left > 0 && check.pool.length > 0; left--) {
      const die = yield* ask<PoolDie | null>(t, whom, 'refresh.rolled', 'Which die goes back to its board unspent?', () => [
        ...poolOptions(check.pool),
        button('enough', 'That is all', null),
      ]);
      if (!die || !check.pool.includes(die)) return;
      check.pool = check.pool.filter((one) => one.die !== die.die);
      boardOf(t.state, die.owner).spent.push(die.die);
      putBack(t, die.owner, die.die);
    }
    return;
  }
  if (into === 'roll') {
    const { spent } = boardOf(t.state, whom);
    if (!check || spent.length === 0) return;
    const die = yield* ask(t, whom, 'refresh.die', 'Which spent die do you roll?', () => dieOptions(spent));
    // A power may have brought it back while this was asked.
    if (!spent.includes(die)) return;
    spent.splice(spent.indexOf(die), 1);
    check.pool.push({ die, owner: whom, side: t.roll(facesOf(die).length) - 1 });
    return;
  }
  yield* refresh(t, whom, n === 'all' ? 99 : n, wanted);
}

/** Sacrificed dice come back into play, spent or to the board; in answer to a sacrifice, the die that was given up. */
export function* regain(t: Vanguard, whom: Section, { n, to }: EffectOf<'regain'>, { happened }: Acting): Rule {
  const board = boardOf(t.state, whom);
  for (let left = n; left > 0 && board.sacrificed.length > 0; left--) {
    const die =
      happened?.die ?? (yield* ask(t, whom, 'regain.die', 'Which given-up die comes back?', () => dieOptions(board.sacrificed)));
    if (!board.sacrificed.includes(die)) return;
    board.sacrificed.splice(board.sacrificed.indexOf(die), 1);
    const { dice } = t.state.sections[whom];
    dice.splice(dice.indexOf(die), 1);
    board.spent.push(die);
    if (to === 'board') putBack(t, whom, die);
    else t.tell({ fact: 'dice', who: whom, dice: [die], to: 'spent' });
  }
}

/** One more use of something that serves once in an exploration. */
export function* reuse(t: Vanguard, whom: Section, _: EffectOf<'reuse'>): Rule {
  const { used } = boardOf(t.state, whom);
  const prefix = 'exploration:equipment:';
  const keys = (): string[] => Object.keys(used).filter((key) => key.startsWith(prefix));
  if (keys().length === 0) return;
  const key = yield* ask(t, whom, 'reuse.equipment', 'What can be used once more?', () =>
    keys().map((one) => tap(`equipment:${one.slice(prefix.length)}`, equipmentOf(one.slice(prefix.length)).name, one)),
  );
  if (used[key]! > 1) used[key]! -= 1;
  else delete used[key];
}

export function* spent(t: Vanguard, whom: Section, { n, color, from, icon }: EffectOf<'spend'>): Rule {
  for (let left = n; left > 0; left--) {
    const { check } = planetNow(t.state);
    if (from === 'roll') {
      const own = (): NonNullable<typeof check>['pool'] =>
        (check?.pool ?? []).filter(({ owner, die, side }) => (icon ? facesOf(die)[side]!.includes(icon) : owner === whom));
      if (!check || own().length === 0) return;
      const die = yield* ask(t, whom, 'spend.rolled', 'Which rolled die goes to the spent pool?', () => poolOptions(own()));
      toSpent(t, check, [die]);
    } else if (from === 'board') {
      const own = availableDice(boardOf(t.state, whom));
      if (own.length === 0) return;
      const die = yield* ask(t, whom, 'spend.die', 'Which die do you spend?', () => dieOptions(own));
      spend(t, whom, die);
    } else yield* spendDie(t, whom, color ?? null);
  }
}

export function* sacrificed(t: Vanguard, whom: Section, { n, color }: EffectOf<'sacrifice'>): Rule {
  for (let left = n; left > 0; left--) yield* sacrificeDie(t, whom, color ?? null);
}

export function* drawn(t: Vanguard, whom: Section, { n, from }: EffectOf<'draw'>): Rule {
  if (!from) {
    yield* drawCards(t, whom, n);
    return;
  }
  const { deck, hand } = boardOf(t.state, whom);
  for (let left = n; left > 0 && deck.discard.length > 0; left--) {
    const card = yield* ask(t, whom, 'draw.discard', 'Which discarded card do you take?', () =>
      deck.discard.map((one) => tap(`card:${one}`, cardOf(one).name, one)),
    );
    if (takeCard(deck.discard, card)) hand.push(card);
  }
  yield* keepLimit(t, whom);
}

export function* discarded(t: Vanguard, whom: Section, { n }: EffectOf<'discard'>): Rule {
  for (let left = n; left > 0; left--) yield* discardOne(t, whom);
}

/** IV-092 Charges have no upper end. */
export function charged(t: Vanguard, whom: Section, { n }: EffectOf<'charge'>): void {
  const board = boardOf(t.state, whom);
  board.charges = Math.max(0, board.charges + n);
  t.tell({ fact: 'charges', who: whom, n: board.charges });
}

export const injured = (t: Vanguard, whom: Section, { injury }: EffectOf<'gainInjury'>): Rule => gainInjury(t, whom, injury);

export function* flipped(t: Vanguard, whom: Section, { n, of, remove }: EffectOf<'flipInjury'>): Rule {
  const { injuries } = boardOf(t.state, whom);
  for (let left = n === 'all' ? 99 : n; left > 0; left--) {
    const open = injuries.map((card, at) => ({ card, at })).filter(({ card }) => !card.down && (!of || of.includes(card.name)));
    if (open.length === 0) return;
    const at = yield* ask(t, whom, 'injury.turn', 'Which injury is treated?', () =>
      open.map(({ card, at: place }) => tap(`injury:${whom}:${place}`, card.name, place)),
    );
    if (remove) removeInjury(t, whom, at);
    else turnDown(t, whom, at);
  }
}

export function dieRemoved(t: Vanguard, whom: Section, { n }: EffectOf<'removeInjuryDie'>): void {
  for (let left = n; left > 0; left--) if (!removeInjuryDie(t, whom)) return;
}

export function* dangerRolled(t: Vanguard, whom: Section, { table, n }: EffectOf<'rollDanger'>): Rule {
  for (let left = n; left > 0; left--) yield* rollDanger(t, whom, table);
}

export function extraAction(t: Vanguard, { who }: Acting, { n, special }: EffectOf<'extraAction'>): void {
  const { turn } = planetNow(t.state);
  if (turn?.who !== who) return;
  turn.actions += n;
  if (special) turn.special += n;
}

export function noTravel(t: Vanguard): void {
  const { turn } = planetNow(t.state);
  if (turn) turn.noTravel = true;
}
