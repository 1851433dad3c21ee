import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { bagSize, type Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId, Holdings } from '../../../../engine/games/stonesaga/state.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Ground } from '../ground.ts';
import { names, type Arranged, type Spare } from './arrange.ts';
import { bakedCell } from './footprint.ts';
import { boxOf, middleOf } from './packing.ts';
import { bagPlans, type BagPlan } from '../printed/bagPlan.ts';
import type { TokenLook } from './ResourceToken.tsx';

/** Resources that lie on items of this character and are offered by the name of the bag. */
export function borrowed(who: CharacterId, bag: Holdings, offers: Offers): Face[] {
  const prefix = `res:${who}:`;
  const named = [...offers.touched].filter((id) => id.startsWith(prefix));
  return named.map((id) => id.slice(prefix.length) as Face).filter((face) => face in faces && !bag[face]);
}

/** Where the tokens of a bag lie on its leather; what has no room lies along the lower seam, made small. */
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
  return [...inside, ...besideOf(plan, beside, size * 0.55).map((one) => ({ ...one, x: one.x + x, y: one.y + y }))];
}

/** In a row at the lower edge of the leather, closer together the more there are. */
function besideOf({ grid, cell, height }: BagPlan, tokens: readonly (Spare & { readonly id: string })[], size: number): TokenLook[] {
  const wide = tokens.map(({ face }) => boxOf(face, 0)[0] * bakedCell * size + 6);
  const total = wide.reduce((sum, one) => sum + one, 0);
  const squeeze = Math.min(1, (cell * bagSize.columns - 8) / Math.max(1, total));
  let left = 0;
  return tokens.map(({ id, face, key }, i): TokenLook => {
    const at = left + (wide[i]! * squeeze) / 2;
    left += wide[i]! * squeeze;
    const y = height - (boxOf(face, 0)[1] * bakedCell * size) / 2;
    return { id, face, x: grid.x + 4 + at, y, turn: 0, size, z: 60 + i, fresh: key };
  });
}
