import type { Json } from '../../engine/kernel/rule.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';

/** What chance gave once: the number of a roll, the thing that was picked, or all cards of a shuffled pile in their new order. */
export type Outcome = Json;

/** The table of whichever game is played. */
type AnyTable = Parameters<AnyRules['play']>[0];

const changing = (rules: AnyRules, change: (t: AnyTable) => Partial<AnyTable>): AnyRules => ({
  ...rules,
  play: (t) => rules.play({ ...t, ...change(t) }),
});

/** The same rules, with everything that chance gives written down. */
export const keepingOutcomes = (rules: AnyRules, kept: Outcome[]): AnyRules => {
  const keep = <T>(outcome: T): T => {
    kept.push(JSON.parse(JSON.stringify(outcome)) as Outcome);
    return outcome;
  };
  return changing(rules, (t) => ({
    roll: (sides) => keep(t.roll(sides)),
    pick: (from) => keep(t.pick(from)),
    shuffle: (cards) => {
      t.shuffle(cards);
      keep(cards);
    },
  }));
};

/**
 * The same rules, with chance giving what was written down. A pile holds the cards that it held then, so a card that has come to the
 * game since is in none of them.
 */
export const withOutcomes = (rules: AnyRules, outcomes: readonly Outcome[]): AnyRules => {
  let used = 0;
  const next = (t: AnyTable): Outcome => {
    if (used === outcomes.length) throw new Error('The rules ask more of chance than was recorded.');
    t.fence();
    return outcomes[used++]!;
  };
  return changing(rules, (t) => ({
    roll: (sides) => {
      const face = next(t);
      if (typeof face !== 'number' || face > sides) throw new Error(`A roll of ${sides} gave ${JSON.stringify(face)} when recorded.`);
      return face;
    },
    pick: (from) => {
      const wanted = JSON.stringify(next(t));
      const found = from.find((one) => JSON.stringify(one) === wanted);
      if (found === undefined) throw new Error(`${wanted} was picked when it was recorded, and is not there now.`);
      return found;
    },
    shuffle: <T>(cards: T[]) => {
      const order = next(t);
      if (!Array.isArray(order)) throw new Error(`A shuffle gave ${JSON.stringify(order)} when recorded.`);
      cards.splice(0, cards.length, ...(order as T[]));
    },
  }));
};
