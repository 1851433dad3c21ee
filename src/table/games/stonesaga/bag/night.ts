import { bagSize } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { names, type Arranged, type Spare } from './arrange.ts';
import { bakedCell } from './footprint.ts';
import { boxOf, middleOf, type Turn } from './packing.ts';
import { bagPlans } from '../printed/bagPlan.ts';
import type { TokenLook } from './ResourceToken.tsx';

/** The bag as it lies open at night: large, with room beside it for what is not in it. */
interface NightPlan {
  readonly cell: number;
  /** Scale of the leather. */
  readonly scale: number;
  readonly leather: Strip;
  readonly grid: Strip;
  readonly beside: readonly Strip[];
  readonly auto: Strip;
  readonly close: Strip;
}

/** The larger of the two leathers on both tables: scaled up, the small one would look worn. */
export const nightLeather = 'tall';

export function nightPlan(ground: Ground): NightPlan {
  const { stage, layout } = ground;
  const plan = bagPlans[nightLeather];
  const tall = layout === 'tall';
  const cell = tall ? 112 : 96;
  const scale = cell / plan.cell;
  const [width, height] = [plan.width * scale, plan.height * scale];
  const leather = { x: tall ? stage.x + 4 : stage.x + (stage.width - width) / 2, y: stage.y + 6, width, height };
  const grid = {
    x: leather.x + plan.grid.x * scale,
    y: leather.y + plan.grid.y * scale,
    width: cell * bagSize.columns,
    height: cell * bagSize.rows,
  };
  const top = stage.y + 16;
  const beside = tall
    ? [{ x: leather.x + width + 10, y: top, width: stage.width - width - 24, height: stage.height - 24 }]
    : [
        { x: stage.x + 8, y: top, width: leather.x - stage.x - 20, height: height - 20 },
        { x: leather.x + width + 12, y: top, width: leather.x - stage.x - 20, height: height - 20 },
      ];
  const row = { y: leather.y + height + (tall ? 24 : 8), height: tall ? 140 : stage.y + stage.height - leather.y - height - 12 };
  return {
    cell,
    scale,
    leather,
    grid,
    beside,
    auto: { ...row, x: leather.x, width: width * 0.4 },
    close: { ...row, x: leather.x + width * 0.43, width: width * 0.57 },
  };
}

/** The question to pack the bag of a character, if it is put to its player now. */
export const packingOf = (view: StonesagaView, who: CharacterId, offers: Offers): Question | undefined =>
  offers.questions.find(({ ask, seat, form }) => ask === 'reconcile.bag' && form !== undefined && seat === view.characters[who].seat);

/** How a token beside the bag lies before anybody has turned it: none is broader than two cells. */
export const looseTurn = ({ face, turn }: Spare): Turn => turn ?? (boxOf(face, 0)[0] > 2 ? 1 : 0);

/** In columns beside the bag; the more there are the more they cover each other, and none sticks out. */
export function besideAt(plan: NightPlan, spare: readonly Spare[]): ReadonlyMap<number, Point> {
  const at = new Map<number, Point>();
  plan.beside.forEach((strip, k) => {
    const own = spare.filter((_, i) => i % plan.beside.length === k);
    const high = own.map((one) => boxOf(one.face, looseTurn(one))[1] * plan.cell);
    const crowded = high.reduce((sum, one) => sum + one + 8, -8) > strip.height;
    let free = strip.y;
    own.forEach((one, i) => {
      const wide = boxOf(one.face, looseTurn(one))[0] * plan.cell;
      const room = Math.max(0, strip.width - wide);
      const top = crowded ? strip.y + (i * (strip.height - high[i]!)) / Math.max(1, own.length - 1) : free;
      at.set(one.key, { x: strip.x + wide / 2 + (crowded ? (i % 2) * room : room / 2), y: top + high[i]! / 2 });
      free += high[i]! + 8;
    });
  });
  return at;
}

/** Every token of the open bag, in its cells or beside it. */
export function layNight(ground: Ground, who: CharacterId, { lying, spare }: Arranged): TokenLook[] {
  const plan = nightPlan(ground);
  const ids = names(who, [...lying, ...spare]);
  const size = plan.cell / bakedCell;
  const loose = besideAt(plan, spare);
  return [
    ...lying.map((one): TokenLook => {
      const [cx, cy] = middleOf(one);
      return {
        id: ids.get(one.key)!,
        face: one.face,
        x: plan.grid.x + cx * plan.cell,
        y: plan.grid.y + cy * plan.cell,
        turn: one.turn,
        size,
        z: 500 + one.y * 6 + one.x,
        fresh: one.key,
      };
    }),
    ...spare.map((one, i): TokenLook => ({
      id: ids.get(one.key)!,
      face: one.face,
      ...loose.get(one.key)!,
      turn: looseTurn(one),
      size,
      z: 540 + i,
      fresh: one.key,
    })),
  ];
}
