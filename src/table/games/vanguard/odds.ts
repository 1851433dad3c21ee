import { colorOf, facesOf, kindOf } from '../../../engine/games/vanguard/content/dice.ts';
import { equipmentOf, gcOf, recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import type { DiceCheck } from '../../../engine/games/vanguard/content/types.ts';
import { oddsOf } from '../../../engine/games/vanguard/reckoning/odds.ts';
import { payments } from '../../../engine/games/vanguard/reckoning/payments.ts';
import { rolledDie, type Convert } from '../../../engine/games/vanguard/reckoning/pool.ts';
import type { CheckState } from '../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import { effectWords } from './effectWords.ts';

export interface OddsLine {
  readonly label: string;
  readonly color: 'yellow' | 'green' | 'red';
  /** From 0 to 1. */
  readonly share: number;
}

const convertsOf = (view: VanguardView, check: CheckState): readonly Convert[] => {
  const board = view.boards[check.roller];
  if (!board || check.noConvert) return [];
  const { convert } = recruitOf(board.crew);
  const carried = board.equipment.flatMap((id) => equipmentOf(id).ability.effects);
  return [
    { color: convert.from, to: convert.to },
    ...carried.flatMap((effect) => (effect.op === 'convert' ? [{ color: effect.color, to: effect.to }] : [])),
  ];
};

const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 38)}…` : words);

/** How likely each outcome is: exact for dice that are not rolled yet; for rolled ones whether it can be paid. */
export function oddsLines(view: VanguardView, check: CheckState, card: DiceCheck): readonly OddsLine[] {
  const converts = convertsOf(view, check);
  if (check.step > 3) {
    const pool = check.pool.map(({ die, owner, side }) => rolledDie(die, owner, facesOf(die)[side]!));
    return (card.rows ?? []).map(({ id, color, need, effects }) => ({
      label: short(effectWords(effects) || id),
      color,
      share: payments(need, pool, { converts }).length > 0 ? 1 : 0,
    }));
  }
  const dice = check.pool.map(({ die }) => ({ color: colorOf(die), kind: kindOf(die) }));
  if (dice.length === 0 || dice.length > 12) return [];
  const gc = view.planet?.gc ?? null;
  const odds = oddsOf(card, dice, converts, gc === null ? [] : (gcOf(gc).special ?? []));
  return [
    ...(card.rows ?? []).map(({ id, color, effects }) => ({
      label: short(effectWords(effects) || id),
      color,
      share: (odds.rows[id] ?? 0) / odds.of,
    })),
    ...(card.tracks ?? []).flatMap(({ id, color }) =>
      (odds.steps[id] ?? []).flatMap((_, n) =>
        n === 0 || n > 3
          ? []
          : [
              {
                label: `${color} track: ${n} or more`,
                color,
                share: (odds.steps[id] ?? []).slice(n).reduce((sum, one) => sum + one, 0) / odds.of,
              },
            ],
      ),
    ),
  ];
}
