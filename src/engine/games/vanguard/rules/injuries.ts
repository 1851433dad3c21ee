import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { colors, type Color, type InjuryName, type Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { saying } from './announcing.ts';
import { ask, isWindingUp, moment } from './asking.ts';
import { boardOf } from './board.ts';
import { pushOut } from './dice.ts';
import { pushing } from './effects/foreseeing.ts';
import { endExploration } from './ending.ts';
import { powersAt, type Happened } from './powers.ts';

const injuryLimit = 3;

/** IV-344 to IV-350, IV-359 A card, then a die in a column without one. The fourth would end the exploration. */
export function* gainInjury(t: Vanguard, who: Section, wanted: InjuryName): Rule {
  if (isWindingUp(t.state) || t.state.planet === null) return;
  const board = boardOf(t.state, who);
  // Counted anew each time: while somebody may still react, another injury may come first.
  const fourth = (): boolean => board.injuries.length >= injuryLimit;
  const happened: Happened = { cancelled: false, whom: who, sector: board.sector };
  yield* moment(t, 'injury.react', `${wanted}: somebody may still do something.`, () =>
    happened.cancelled ? [] : [...powersAt(t.state, 'injury', happened), ...(fourth() ? powersAt(t.state, 'fourthInjury', happened) : [])],
  );
  if (happened.cancelled || isWindingUp(t.state)) return;
  if (fourth()) {
    endExploration(t, 'evac');
    return;
  }
  // IV-350 Without a card of its kind it is a wound.
  const injury: InjuryName = t.state.injuries[wanted] > 0 ? wanted : 'Wounded';
  t.state.injuries[injury] = Math.max(0, t.state.injuries[injury] - 1);
  board.injuries.push({ name: injury, down: false });
  t.tell({ fact: 'injured', who, injury });
  yield* takeInjuryDie(t, who);
}

/** IV-345, IV-346, RU-IV-43 Into the top slot of a column without an injury die; with none left no die is taken. */
export function* takeInjuryDie(t: Vanguard, who: Section): Rule {
  const { columns } = boardOf(t.state, who);
  const free = (): Color[] => colors.filter((color) => !columns[color].injury);
  if (free().length === 0) return;
  const color = yield* ask(t, who, 'injury.column', 'Which column takes the injury die?', () =>
    free().map((one) => saying(tap(`column:${who}:${one}`, `The ${one} column`, one), pushing(t.state, who, one))),
  );
  columns[color].injury = true;
  yield* pushOut(t, who, color);
}

/** IV-351, IV-353 to IV-355 */
export function turnDown(t: Vanguard, who: Section, at: number): void {
  const card = boardOf(t.state, who).injuries[at];
  if (!card || card.down) return;
  card.down = true;
  t.tell({ fact: 'injuryTurned', who, injury: card.name });
}

export function removeInjury(t: Vanguard, who: Section, at: number): void {
  const [card] = boardOf(t.state, who).injuries.splice(at, 1);
  if (card) t.state.injuries[card.name] += 1;
}

export function removeInjuryDie(t: Vanguard, who: Section): boolean {
  const { columns } = boardOf(t.state, who);
  const color = colors.find((one) => columns[one].injury);
  if (!color) return false;
  columns[color].injury = false;
  return true;
}
