import { miningBags } from '../../../../engine/games/stonesaga/content/mining.ts';
import { omens, stones, type Omen, type Stone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import { inLines } from '../boards/lettering.ts';
import type { Ground } from '../ground.ts';
import type { MiningScene } from './scene.ts';

/** Where a mining lies on the stage. */
export interface MiningPlan {
  readonly title: Point;
  readonly bag: Point;
  readonly bagScale: number;
  /** Tokens that were drawn, in the order of the draw. */
  readonly drawn: Strip;
  readonly deeds: Strip;
  readonly chart: Strip;
  readonly letters: number;
}

export function miningPlan({ stage: { x, y }, layout, letters }: Ground): MiningPlan {
  if (layout === 'wide')
    return {
      title: { x: x + 34, y: y + 38 },
      bag: { x: x + 196, y: y + 264 },
      bagScale: 1,
      drawn: { x: x + 388, y: y + 70, width: 244, height: 390 },
      deeds: { x: x + 28, y: y + 486, width: 604, height: 130 },
      chart: { x: x + 652, y: y + 24, width: 524, height: 592 },
      letters,
    };
  return {
    title: { x: x + 36, y: y + 46 },
    bag: { x: x + 176, y: y + 246 },
    bagScale: 0.88,
    drawn: { x: x + 350, y: y + 84, width: 360, height: 328 },
    deeds: { x: x + 724, y: y + 88, width: 316, height: 322 },
    chart: { x: x + 16, y: y + 424, width: 1028, height: 424 },
    letters,
  };
}

/** Where each kind of stone bulges through the leather: those that the bag had, left to right and down. */
export function feltSpots({ bag, bagScale }: MiningPlan, kinds: readonly Stone[]): Readonly<Partial<Record<Stone, Point>>> {
  const rows = kinds.length > 2 ? 2 : 1;
  return Object.fromEntries(
    kinds.map((stone, k) => {
      const row = kinds.length === 3 ? (k < 2 ? 0 : 1) : Math.floor(k / 2);
      const inRow = kinds.length === 3 && row === 1 ? 1 : Math.min(2, kinds.length);
      const column = kinds.length === 3 && row === 1 ? 0 : k % 2;
      return [stone, { x: bag.x + (column - (inRow - 1) / 2) * 136 * bagScale, y: bag.y + (52 + (row - (rows - 1) / 2) * 140) * bagScale }];
    }),
  );
}

/** The kinds that went into the bag, in the order of the rules. */
export const kindsIn = ({ bag }: MiningScene): readonly Stone[] => stones.filter((stone) => bag[stone] !== undefined);

/** A token out of the bag whose omen has not been seen: it may still be put back. */
export const pendingIn = ({ bag, seen, feature }: MiningScene): Stone | null =>
  stones.find((stone) => (miningBags[feature][stone] ?? 0) - (bag[stone] ?? 0) > seen.filter((one) => one.stone === stone).length) ?? null;

/** A drawn token and its omen, one row for each that may be drawn. */
export function drawnSpots(
  { drawn }: MiningPlan,
  rows: number,
): readonly { readonly stone: Point; readonly omen: Point; readonly size: number }[] {
  const step = Math.min(130, drawn.height / Math.max(1, rows));
  const size = Math.min(1, step / 128);
  return Array.from({ length: rows }, (_, k) => {
    const y = drawn.y + step * (k + 0.5);
    return { stone: { x: drawn.x + drawn.width * 0.28, y }, omen: { x: drawn.x + drawn.width * 0.76, y }, size };
  });
}

/** What is printed beside an omen: on a phone only what happens, without how it comes about. */
const chartText = ({ letters }: MiningPlan, text: string): string => (letters > 30 ? text.slice(text.indexOf('. ') + 2) : text);

export const chartLines = (plan: MiningPlan, text: string, { width, height }: Strip): readonly string[] =>
  inLines(chartText(plan, text), width - signOf(height) - 40, plan.letters, Math.max(1, Math.floor((height - 4) / (plan.letters * 1.1))));
export const signOf = (height: number): number => Math.min(height - 14, 82);

/** One line of the chart for each omen. */
export function chartRows({ chart }: MiningPlan): readonly { readonly omen: Omen; readonly at: Strip }[] {
  const gap = 5;
  const height = (chart.height - gap * (omens.length - 1)) / omens.length;
  return omens.map((omen, k) => ({ omen, at: { x: chart.x, y: chart.y + k * (height + gap), width: chart.width, height } }));
}
