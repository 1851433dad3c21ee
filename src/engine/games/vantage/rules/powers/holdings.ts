import { button, tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { cardOf } from '../../content/cards.ts';
import { challengeDice } from '../../content/values.ts';
import type { Face } from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { playerOf } from '../people.ts';
import { standingEffects } from '../standing.ts';
import type { Moment } from './kinds.ts';

/** A holding that lets whoever stands on its location reroll any number of rolled dice, once in a turn (VA-133). */
export function rerollHere(t: Vantage, seat: Seat, moment: Moment): readonly Option<() => Rule>[] {
  const { active, turn, roll, seats } = t.state;
  if (moment.window !== 'afterRoll' || seat !== active || !turn || turn.rerolledHere || roll.length === 0) return [];
  const at = playerOf(t.state, seat).location;
  const card = seats.flatMap((owner) => standingEffects(t.state, owner, 'rerollHere')).find((one) => cardOf(one.card).only === at)?.card;
  if (card === undefined) return [];
  const option = tap(`power:${card}.reroll`, `${cardOf(card).name}: reroll any number of dice.`, () => reroll(t, seat));
  return [thenAsking(option, 'which dice')];
}

function* reroll(t: Vantage, seat: Seat): Rule {
  if (t.state.turn) t.state.turn.rerolledHere = true;
  const left = [...t.state.roll];
  const rerolled: Face[] = [];
  while (left.length > 0) {
    const options = [
      ...[...new Set(left)].map((one) => tap<Face | null>(`die:${one}`, `A ${one} die`, one)),
      button('roll', rerolled.length === 1 ? 'Roll 1 die' : `Roll ${rerolled.length} dice`, null),
    ];
    const face = yield* choose(seat, 'power.dice', 'Which dice are rolled again?', options, { second: true });
    if (face === null) break;
    rerolled.push(...left.splice(left.indexOf(face), 1));
  }
  const { faces } = challengeDice[t.state.house.faces];
  t.state.roll = [...left, ...rerolled.map(() => faces[t.roll(faces.length) - 1]!)];
  t.tell({ fact: 'diceRolled', seat, faces: [...t.state.roll] });
}
