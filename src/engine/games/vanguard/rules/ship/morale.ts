import { button, tap } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { colorOf, kindOf, type DieId } from '../../content/dice.ts';
import { upgradeOf } from '../../content/find.ts';
import { moraleLevels, sections, type Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import type { Announced } from '../announcing.ts';
import { askSeat, isWindingUp, seatOf } from '../asking.ts';
import { availableDice, boardOf, ownedDice } from '../board.ts';
import { countLooks, lift } from '../dice.ts';

export const diceFloor = 4;

/** IV-404 to IV-412, RU-IV-70 Above high nothing happens; below very low the sections pay. */
export function* changeMorale(t: Vanguard, n: number): Rule {
  for (let left = Math.abs(n); left > 0; left--) {
    if (n < 0 && (yield* isSpared(t))) continue;
    const at = moraleLevels.indexOf(t.state.ship.morale) - Math.sign(n);
    const next = moraleLevels[at];
    if (next) {
      t.state.ship.morale = next;
      t.tell({ fact: 'morale', level: next });
    } else if (n < 0) yield* payForDespair(t);
  }
}

/** An upgrade buys off one loss in a ship management. */
function* isSpared(t: Vanguard): Rule<boolean> {
  const { ship } = t.state;
  const price = ship.upgrades.map((id) => upgradeOf(id).rule?.ignoreMoraleLoss).find((one) => one !== undefined);
  if (price === undefined || ship.moraleSpared || ship.energy < price || t.state.phase.at !== 'page' || isWindingUp(t.state)) return false;
  const pays = yield* choose(seatOf(t.state, 'recon'), 'morale.spare', `Pay ${price} energy to keep up morale?`, [
    button('pay', 'Pay', true),
    button('no', 'Let it fall', false),
  ]);
  if (!pays) return false;
  ship.energy -= price;
  ship.moraleSpared = true;
  return true;
}

function* payForDespair(t: Vanguard): Rule {
  if (sections.some((section) => ownedDice(t.state, section) <= diceFloor)) {
    loseSuccess(t, 2);
    return;
  }
  yield* returnDice(t, 'Morale is at its lowest. Which die goes back to the box?');
}

/** IV-411, IV-412, RU-IV-70 From the pool, the bag, and what lies on the lander or the planet. */
export function loseSuccess(t: Vanguard, n: number): void {
  const { ship, planet } = t.state;
  let left = n;
  const take = (from: number): number => {
    const taken = Math.min(left, from);
    left -= taken;
    return from - taken;
  };
  ship.success = take(ship.success);
  ship.bag.success = take(ship.bag.success);
  if (planet) planet.success = take(planet.success);
}

/** IV-755 From the compartment if it has one, otherwise from board or spent pool. */
function returnable(state: VanguardState, section: Section): readonly DieId[] {
  const store = state.sections[section];
  const board = state.boards[section] ? boardOf(state, section) : null;
  const onBoard = board ? [...availableDice(board), ...board.spent] : [];
  const free = store.dice.filter((die) => !(board?.sacrificed.includes(die) ?? false));
  return free.length > 0 ? free : onBoard.length > 0 ? onBoard : store.dice;
}

/** What losing a die in each section asks a seat first: only the player of the first section that has a choice is asked at once. */
export function returning(state: VanguardState, seat: Seat): Announced | null {
  if (sections.some((section) => ownedDice(state, section) <= diceFloor)) return null;
  const first = sections.find((section) => countLooks(returnable(state, section)) > 1);
  return first !== undefined && seatOf(state, first) === seat ? 'dice.return' : null;
}

/** RU-IV-76, IV-755 Each section gives one die: from the compartment if it has one, otherwise from board or spent pool. */
export function* returnDice(t: Vanguard, prompt: string): Rule {
  for (const section of sections) {
    const store = t.state.sections[section];
    const board = t.state.boards[section] ? boardOf(t.state, section) : null;
    const from = returnable(t.state, section);
    if (from.length === 0) continue;
    const die = yield* pickDie(t, section, 'dice.return', prompt, from);
    if (store.dice.includes(die)) store.dice.splice(store.dice.indexOf(die), 1);
    else if (board) lift(board, die);
    if (board) board.sacrificed = board.sacrificed.filter((one) => one !== die);
    t.state.box.push(die);
    t.tell({ fact: 'diceSold', section, die });
  }
}

/** A die by its look; one that leaves no choice is not asked for. */
export function* pickDie(t: Vanguard, section: Section, ask: string, prompt: string, dice: readonly DieId[]): Rule<DieId> {
  const looks = new Map(dice.map((die) => [`${colorOf(die)} ${kindOf(die)}`, die]));
  if (looks.size === 1 || isWindingUp(t.state)) return dice[0]!;
  return yield* askSeat(
    t,
    section,
    ask,
    prompt,
    [...looks].map(([look, die]) => tap(`die:${die}`, look, die)),
  );
}
