import type { SlotId } from '../../../../engine/games/stonesaga/state.ts';
import type { Layout } from '../../../contract.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';

/** Where everything lies on a mantle board, from its own upper left corner. The stone is carved after it, so both agree. */
export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  /** Of words on this board. */
  readonly letters: number;
  readonly card: Strip;
  readonly portrait: Strip;
  /** One row for each attribute, on the card. */
  readonly rows: readonly Strip[];
  readonly boosts: readonly Strip[];
  /** Side of a space of the tracks. */
  readonly space: number;
  readonly energy: readonly Strip[];
  readonly health: readonly Strip[];
  /** Where the names of the tracks stand, middle left. */
  readonly trackNames: readonly { readonly x: number; readonly y: number }[];
  readonly eat: Strip;
  readonly drink: Strip;
  readonly power: Strip;
  readonly legend: Strip;
  readonly slots: Readonly<Record<SlotId, Strip>>;
  /** Where items are left behind. */
  readonly pit: Strip;
  readonly pass: Strip;
  readonly pack: Strip;
  /** Where further stones come to lie: answers, and what items and powers can do. */
  readonly deeds: Strip;
}

const row = (n: number, first: Strip, dx: number, dy = 0): Strip[] =>
  Array.from({ length: n }, (_, i) => ({ ...first, x: first.x + i * dx, y: first.y + i * dy }));

function slotsOf(hand: readonly Strip[], body: readonly Strip[], pouch: readonly Strip[]): BoardPlan['slots'] {
  const named = (kind: string, strips: readonly Strip[]) => strips.map((one, i) => [`${kind}${i + 1}`, one] as const);
  return Object.fromEntries([...named('hand', hand), ...named('body', body), ...named('pouch', pouch)]) as BoardPlan['slots'];
}

export const plans: Readonly<Record<Layout, BoardPlan>> = {
  wide: {
    width: 1500,
    height: 292,
    letters: 21,
    card: strip(18, 18, 374, 256),
    portrait: strip(26, 26, 140, 240),
    rows: row(4, strip(176, 26, 208, 60), 0, 60),
    boosts: row(4, strip(400, 30, 52, 52), 0, 60),
    space: 48,
    energy: row(5, strip(464, 46, 48, 48), 53),
    health: row(5, strip(464, 128, 48, 48), 53),
    trackNames: [{ x: 466, y: 31 }, { x: 466, y: 113 }],
    power: strip(464, 184, 260, 48),
    eat: strip(464, 238, 60, 40),
    drink: strip(530, 238, 60, 40),
    legend: strip(596, 238, 128, 40),
    slots: slotsOf(row(2, strip(738, 20, 112, 124), 118), row(3, strip(982, 20, 112, 124), 118), row(4, strip(738, 152, 112, 124), 118)),
    pit: strip(1218, 152, 112, 124),
    deeds: strip(1342, 20, 142, 128),
    pack: strip(1342, 154, 142, 54),
    pass: strip(1342, 214, 142, 62),
  },
  tall: {
    width: 1060,
    height: 500,
    letters: 34,
    card: strip(14, 14, 440, 236),
    portrait: strip(22, 22, 128, 220),
    rows: row(4, strip(158, 22, 288, 55), 0, 55),
    boosts: row(4, strip(462, 23, 54, 53), 0, 55),
    space: 54,
    energy: row(5, strip(530, 20, 54, 54), 60),
    health: row(5, strip(530, 86, 54, 54), 60),
    trackNames: [{ x: 838, y: 47 }, { x: 838, y: 113 }],
    power: strip(676, 154, 370, 92),
    eat: strip(530, 154, 64, 92),
    drink: strip(602, 154, 64, 92),
    legend: strip(960, 20, 86, 120),
    slots: slotsOf(row(2, strip(14, 262, 108, 116), 113), row(3, strip(246, 262, 108, 116), 113), row(4, strip(592, 262, 108, 116), 113)),
    pit: strip(14, 388, 124, 98),
    deeds: strip(148, 388, 496, 98),
    pack: strip(652, 388, 208, 98),
    pass: strip(868, 388, 178, 98),
  },
};

export const middleOf = ({ x, y, width, height }: Strip): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
