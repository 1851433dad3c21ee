import { colorOf, facesOf, kindOf } from '../../../engine/games/vanguard/content/dice.ts';
import { equipmentOf, gcOf, recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import type { DiceCheck } from '../../../engine/games/vanguard/content/types.ts';
import { landingIcons, landingOdds } from '../../../engine/games/vanguard/reckoning/landing.ts';
import { resultOf, type Odds } from '../../../engine/games/vanguard/reckoning/odds.ts';
import { rolledDie, type Convert } from '../../../engine/games/vanguard/reckoning/pool.ts';
import type { CheckState } from '../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import { effectWords } from './effectWords.ts';
import type { OddsWanted } from './oddsAsked.ts';

export interface OddsLine {
  readonly label: string;
  readonly color: 'yellow' | 'green' | 'red';
  /** From 0 to 1. */
  readonly share: number;
  /** The share in words: a percentage, or what the dice bring as they lie. */
  readonly said: string;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** More dice than this are never rolled together. */
const mostDice = 14;

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

/** What to ask for dice that are not rolled yet; null where nothing is open. */
export function oddsWanted(view: VanguardView, check: CheckState, card: DiceCheck): OddsWanted | null {
  if (check.step > 3 || check.pool.length === 0 || check.pool.length > mostDice) return null;
  const gc = view.planet?.gc ?? null;
  return {
    check: {
      special: card.special,
      ...(card.rows && { rows: card.rows }),
      ...(card.tracks && { tracks: card.tracks }),
    },
    dice: check.pool.map(({ die }) => ({ color: colorOf(die), kind: kindOf(die) })),
    converts: convertsOf(view, check),
    gcSpecial: gc === null ? [] : (gcOf(gc).special ?? []),
  };
}

/** A stage of the landing: before the roll how likely enough icons are, afterwards how many lie there. */
export function landingLines(view: VanguardView, check: CheckState): readonly OddsLine[] {
  const { needed, icons } = check.landing!;
  const converts = convertsOf(view, check);
  if (check.step > 3) {
    const met = check.pool
      .map(({ die, owner, side }) => landingIcons(rolledDie(die, owner, facesOf(die)[side]!), icons, converts))
      .reduce((sum, one) => sum + one, 0);
    const [color, said] = met < needed ? (['red', 'short'] as const) : (['green', 'enough'] as const);
    return [{ label: `${met} of ${needed} icons`, color, share: Math.min(1, met / needed), said }];
  }
  if (check.pool.length === 0) return [];
  const shares = landingOdds(check.pool.map(({ die }) => die), icons, converts);
  const enough = shares.slice(needed).reduce((sum, share) => sum + share, 0);
  return [
    { label: `${needed} or more icons`, color: 'green', share: enough, said: percent(enough) },
    { label: 'fewer: the marker goes down', color: 'red', share: 1 - enough, said: percent(1 - enough) },
  ];
}

/** Before the roll: how likely each outcome is. */
export function likely(card: DiceCheck, odds: Odds): readonly OddsLine[] {
  const lines: readonly Omit<OddsLine, 'said'>[] = [
    ...(card.rows ?? []).map(({ id, color, effects }) => ({
      label: effectWords(effects) || id,
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
  return lines.map((line) => ({ ...line, said: percent(line.share) }));
}

/** After the roll: what the dice bring as they lie, if nothing more is changed. */
export function asTheyLie(view: VanguardView, check: CheckState, card: DiceCheck): readonly OddsLine[] {
  if (check.pool.length === 0) return [];
  const pool = check.pool.map(({ die, owner, side }) => rolledDie(die, owner, facesOf(die)[side]!));
  const gc = view.planet?.gc ?? null;
  const { steps, rows } = resultOf(card, pool, convertsOf(view, check), gc === null ? [] : (gcOf(gc).special ?? []));
  return [
    ...(card.rows ?? []).map(({ id, color, effects }) => {
      const met = rows.includes(id);
      return { label: effectWords(effects) || id, color, share: met ? 1 : 0, said: met ? 'payable' : 'short' };
    }),
    ...(card.tracks ?? []).map(({ id, color, length }) => {
      const at = view.planet!.markers[`${card.id}.${id}`] ?? view.planet!.markers[id] ?? 0;
      const after = Math.min(length, Math.max(0, at + (steps[id] ?? 0)));
      const said = after === length ? 'end' : `${after < at ? '−' : '+'}${Math.abs(after - at)}`;
      return { label: `${color} track: ${at} → ${after} of ${length}`, color, share: after / length, said };
    }),
  ];
}

/** As many lines as there is room for: of each colour at least the first, so that no harm is left out. */
export function mattering(lines: readonly OddsLine[], most: number): readonly OddsLine[] {
  const first = lines.filter(({ color }, i) => lines.findIndex((one) => one.color === color) === i);
  const more = lines.filter((one) => !first.includes(one)).slice(0, Math.max(0, most - first.length));
  return lines.filter((one) => first.includes(one) || more.includes(one)).slice(0, Math.max(most, first.length));
}
