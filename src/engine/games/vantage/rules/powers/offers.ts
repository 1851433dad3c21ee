import { tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { cardOf } from '../../content/cards.ts';
import type { EffectName, EffectOf } from '../../content/effects.ts';
import type { Power } from '../../content/kinds.ts';
import type { Placed, Vantage, VantageState } from '../../state.ts';
import { changeBoost } from '../gaining.ts';
import { gridCards, nameOf, playerOf, standing } from '../people.ts';
import { rerollHere } from './holdings.ts';
import type { Moment, PowerRule, PowerRules } from './kinds.ts';

let rules: PowerRules<EffectName>;

/** Called once, by the sequence of play, so that no power imports the list that it stands in itself. Without the call no power works. */
export function registerPowers(all: PowerRules<EffectName>): void {
  rules = all;
}

/** VA-306, VA-309 The powers on somebody's own grid cards that can be paid and used now. */
export function powersAt(t: Vantage, seat: Seat, moment: Moment): readonly Option<() => Rule>[] {
  const found: Option<() => Rule>[] = [];
  for (const placed of playerOf(t.state, seat).grid) {
    if (!placed) continue;
    const { num } = placed;
    const { powers } = cardOf(num);
    // In loops: this is asked for everybody at every question, and few cards have a power.
    for (let i = 0; i < powers.length; i++) {
      const power = powers[i]!;
      if (!isOpen(t, seat, placed, power, moment)) continue;
      const option = tap(`power:${num}.${i}`, `${nameOf(num)}: ${power.text}`, () => usePower(t, seat, num, power, moment));
      const then = ruleOf(power.effect).asks?.({ t, owner: seat, card: num, effect: power.effect, moment }) ?? null;
      found.push(then === null ? option : thenAsking(option, then));
    }
  }
  found.push(...rerollHere(t, seat, moment));
  return found;
}

/** VA-067 Whether it tells of somebody's place which of their powers are offered. Judged without looking at the place. */
export const powersTellOfPlace = (s: VantageState, seat: Seat, { window }: Moment): boolean =>
  window === 'beforeRoll' &&
  gridCards(playerOf(s, seat)).some(
    ({ num, closed, boost }) => !closed && cardOf(num).powers.some((one) => boost >= one.boost && isOfPlace(one)),
  );

const isOfPlace = ({ when, effect }: Power): boolean =>
  when?.terrain !== undefined || (effect.name === 'lowerDepart' && effect.from !== undefined);

function* usePower(t: Vantage, owner: Seat, card: number, power: Power, moment: Moment): Rule {
  changeBoost(t, card, -power.boost);
  t.tell({ fact: 'powerUsed', seat: owner, card, text: power.text });
  yield* ruleOf(power.effect).use({ t, owner, card, effect: power.effect, moment });
}

/** The table of rules is complete by its type; which entry belongs to an effect is known by its name alone. */
const ruleOf = (effect: EffectOf<EffectName>): PowerRule<EffectName> => rules[effect.name] as PowerRule<EffectName>;

function isOpen(t: Vantage, seat: Seat, placed: Placed, power: Power, moment: Moment): boolean {
  if (placed.closed || placed.boost < power.boost || (power.window !== 'any' && power.window !== moment.window)) return false;
  if (power.window !== 'any' && !power.impact && seat !== (moment.harm?.seat ?? t.state.active)) return false;
  if (!holdsNow(t.state, power)) return false;
  return ruleOf(power.effect).can({ t, owner: seat, card: placed.num, effect: power.effect, moment });
}

/** VA-396 */
function holdsNow(s: VantageState, { when }: Power): boolean {
  if (!when) return true;
  const action = s.turn?.action;
  if (!action) return false;
  return (
    (when.cat === undefined || when.cat === action.cat) &&
    (when.verb === undefined || when.verb === action.verb) &&
    (when.element === undefined || action.elements.includes(when.element)) &&
    (when.kind === undefined || when.kind === action.kind) &&
    (when.terrain === undefined || standing(s, s.active).terrain.includes(when.terrain))
  );
}

/** Whether anybody has a power for just this moment, so that it is worth a question. */
export const anyPowerAt = (t: Vantage, moment: Moment): boolean =>
  t.state.seats.some(
    (seat) =>
      gridCards(playerOf(t.state, seat)).some((placed) =>
        cardOf(placed.num).powers.some((power) => isFor(power, moment) && isOpen(t, seat, placed, power, moment)),
      ) || rerollHere(t, seat, moment).length > 0,
  );

const isFor = ({ window, effect }: Power, moment: Moment): boolean =>
  moment.window === 'end' ? effect.name === 'departAgain' : window === moment.window;
