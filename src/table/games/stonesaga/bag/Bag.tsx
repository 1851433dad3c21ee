import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { faceIds, faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { bagSize } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { Holdings } from '../../../../engine/games/stonesaga/state.ts';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Ground, Strip } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { borrowed, layBag } from './lay.ts';
import { bagPlans } from './plan.ts';
import { ResourceToken } from './ResourceToken.tsx';
import { useArranged } from './useArranged.ts';

extend({ Container });

export const cellsIn = (bag: Holdings): number => faceIds.reduce((sum, face) => sum + (bag[face] ?? 0) * faces[face].cells, 0);
export const tokensIn = (bag: Holdings): number => faceIds.reduce((sum, face) => sum + (bag[face] ?? 0), 0);
export const rectOf = ({ x, y, width, height }: Strip, round = 24) => ({ shape: 'rect', x, y, width, height, round }) as const;

/** The open bag of whoever lies large, with the number of cells that are taken. */
export function BagGround({ view, ground, who }: PartProps) {
  const { bag, packing } = view.characters[who];
  return <Leather ground={ground} taken={cellsIn(bag)} closes={packing.length === tokensIn(bag)} />;
}

const Leather = memo(function Leather({ ground, taken, closes }: { readonly ground: Ground; readonly taken: number; readonly closes: boolean }) {
  const plan = bagPlans[ground.layout];
  const { x, y } = ground.bag;
  usePlace('bag', { area: useMemo(() => rectOf(ground.bag), [ground]), glow: 'box' });
  return (
    <pixiContainer label="bag">
      <Picture frame={`bag/${ground.layout}`} x={x} y={y} />
      <Words text={`${taken} of ${bagSize.columns * bagSize.rows}${closes ? '' : ' !'}`} x={x + plan.count.x} y={y + plan.count.y - plan.count.size * 0.32} size={plan.count.size} font="Inter" colour={closes ? 0xf0d7a4 : 0xff9f6e} anchor={{ x: 1, y: 0.5 }} />
    </pixiContainer>
  );
});

export function BagPieces(props: PartProps) {
  const { view, ground, who, questions } = props;
  const [arranged] = useArranged(view, who);
  const tokens = layBag(ground, who, arranged, borrowed(who, view.characters[who].bag, questions));
  return (
    <pixiContainer label="bag tokens" sortableChildren>
      {tokens.map((one) => (
        <ResourceToken key={one.id} {...one} />
      ))}
    </pixiContainer>
  );
}
