import { tap, type Option } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { colorOf, kindOf, type DieId } from '../content/dice.ts';
import type { Color, Section } from '../content/vocabulary.ts';
import type { CrewBoard, Vanguard } from '../state.ts';
import { ask } from './asking.ts';
import { availableDice, boardOf, capacity, inRollPool, refreshable } from './board.ts';
import { carried } from './carrying.ts';
import { resolve } from './effects/resolve.ts';

const lookOf = (die: DieId): string => `${colorOf(die)} ${kindOf(die)}`;

/** How many dice differ: those that are alike are not asked about. */
export const countLooks = (dice: readonly DieId[]): number => new Set(dice.map(lookOf)).size;

/** One option for each look: dice that are alike are not offered twice. With a place they are carried there. */
export function dieOptions(dice: readonly DieId[], onto?: string): Option<DieId>[] {
  const seen = new Set<string>();
  return dice
    .filter((die) => !seen.has(lookOf(die)) && seen.add(lookOf(die)))
    .map((die) => carried(tap(`die:${die}`, `The ${lookOf(die)} die`, die), onto));
}

const takeOut = (list: DieId[], die: DieId): boolean => {
  const at = list.indexOf(die);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
};

/** Takes a die off the board or out of the spent pool. */
export const lift = (board: CrewBoard, die: DieId): boolean => takeOut(board.columns[colorOf(die)].dice, die) || takeOut(board.spent, die);

/** IV-255 From the spent pool to a slot of its colour. */
export function putBack(t: Vanguard, who: Section, die: DieId): void {
  const board = boardOf(t.state, who);
  takeOut(board.spent, die);
  board.columns[colorOf(die)].dice.push(die);
  t.tell({ fact: 'dice', who, dice: [die], to: 'board' });
}

/** IV-083, RU-IV-11, RU-IV-15 Up to so many spent dice of the player's choice go back, as far as they fit. */
export function* refresh(t: Vanguard, who: Section, n: number, wanted: (die: DieId) => boolean = () => true): Rule {
  for (let left = n; left > 0; left--) {
    const found = refreshable(t.state, who).filter(wanted);
    if (found.length === 0) return;
    const die = yield* ask(t, who, 'refresh.die', 'Which spent die comes back?', () =>
      dieOptions(
        refreshable(t.state, who)
          .filter(wanted)
          .concat(found)
          .filter((one, at, all) => all.indexOf(one) === at),
      ),
    );
    if (refreshable(t.state, who).includes(die)) putBack(t, who, die);
  }
}

/** IV-709 to IV-711, RU-IV-20, RU-IV-21 From the board to the spent pool; without such a die one must be sacrificed. */
export function* spendDie(t: Vanguard, who: Section, color: Color | null): Rule {
  const fits = (die: DieId): boolean => color === null || colorOf(die) === color;
  const found = availableDice(boardOf(t.state, who)).filter(fits);
  if (found.length > 0) {
    const die = yield* ask(t, who, 'spend.die', 'Which die do you spend?', () => dieOptions(found));
    spend(t, who, die);
    return;
  }
  yield* sacrificeDie(t, who, color);
}

export function spend(t: Vanguard, who: Section, die: DieId): void {
  const board = boardOf(t.state, who);
  if (!lift(board, die)) return;
  board.spent.push(die);
  t.tell({ fact: 'dice', who, dice: [die], to: 'spent' });
}

/** IV-256, IV-712, RU-IV-20, RU-IV-21 To the compartment; with no die in play at all an Exhausted injury is gained instead. */
export function* sacrificeDie(t: Vanguard, who: Section, color: Color | null, marks?: QuestionMarks): Rule {
  const board = boardOf(t.state, who);
  const own = (list: readonly DieId[]): DieId[] => list.filter((die) => color !== null && colorOf(die) === color);
  const resting = [...availableDice(board), ...board.spent];
  const found = [own(resting), resting, inRollPool(t.state, who)].find((list) => list.length > 0);
  if (!found) {
    yield* resolve(t, { who, source: 'no-dice' }, [{ op: 'gainInjury', injury: 'Exhausted' }]);
    return;
  }
  const prompt = 'Which die do you give up for this exploration?';
  const die = yield* ask(t, who, 'sacrifice.die', prompt, () => dieOptions(found), marks);
  sacrifice(t, who, die);
}

export function sacrifice(t: Vanguard, who: Section, die: DieId): void {
  const board = boardOf(t.state, who);
  if (!lift(board, die)) {
    const check = t.state.planet?.check;
    if (!check?.pool.some((one) => one.die === die)) return;
    check.pool = check.pool.filter((one) => one.die !== die);
  }
  board.sacrificed.push(die);
  t.state.sections[who].dice.push(die);
  t.tell({ fact: 'dice', who, dice: [die], to: 'compartment' });
}

/** IV-347 to IV-349 What no longer fits a column goes to the spent pool, as the player chooses. */
export function* pushOut(t: Vanguard, who: Section, color: Color): Rule {
  const { dice } = boardOf(t.state, who).columns[color];
  while (dice.length > capacity(t.state, who, color)) {
    const die = yield* ask(t, who, 'push.die', 'Which die is pushed out?', () => dieOptions(dice));
    spend(t, who, die);
  }
}
