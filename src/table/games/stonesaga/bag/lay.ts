import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { Ground } from '../ground.ts';
import { names, type Arranged, type Spare } from './arrange.ts';
import { bakedCell } from './footprint.ts';
import { middleOf } from './packing.ts';
import { bagPlans } from '../printed/bagPlan.ts';
import type { TokenLook } from './ResourceToken.tsx';
import { laySpares } from './spare.ts';

/** Where the tokens of a bag lie on its leather; what has no room lies under it, made small. */
export function layBag(ground: Ground, who: CharacterId, { lying, spare }: Arranged, borrow: readonly Face[]): TokenLook[] {
  const plan = bagPlans[ground.layout];
  const { x, y } = ground.bag;
  const size = plan.cell / bakedCell;
  const ids = names(who, [...lying, ...spare]);
  const inside = lying.map((one): TokenLook => {
    const [cx, cy] = middleOf(one);
    return {
      id: ids.get(one.key)!,
      face: one.face,
      x: x + plan.grid.x + cx * plan.cell,
      y: y + plan.grid.y + cy * plan.cell,
      turn: one.turn,
      size,
      z: 10 + one.y * 6 + one.x,
      fresh: one.key,
    };
  });
  const beside: (Spare & { readonly id: string })[] = [
    ...spare.map((one) => ({ ...one, id: ids.get(one.key)! })),
    ...borrow.map((face, k) => ({ key: -1 - k, face, id: `res:${who}:${face}` })),
  ];
  const outside = laySpares(beside.map(({ face }) => face), plan, ground).map((one, i): TokenLook => {
    const { id, key } = beside[i]!;
    return { id, face: one.face, x: x + one.x, y: y + one.y, turn: 0, size: size * one.scale, z: 60 + i, fresh: key };
  });
  return [...inside, ...outside];
}
