import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo } from 'react';
import { bagSize } from '../../../../engine/games/stonesaga/content/materials.ts';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { bagSeen, cellsIn, tokensIn } from './cells.ts';
import { borrowed, layBag } from './lay.ts';
import { packingOf } from './night.ts';
import { NightBag } from './NightBag.tsx';
import { bagPlans } from './plan.ts';
import { rectOf } from './rect.ts';
import { ResourceToken } from './ResourceToken.tsx';
import { useArranged } from './useArranged.ts';

extend({ Container });

/** The open bag of whoever lies large, with the number of cells that are taken. */
export function BagGround({ view, ground, who }: PartProps) {
  const { bag, packing } = view.characters[who];
  return <Leather ground={ground} taken={cellsIn(bag)} closes={packing.length === tokensIn(bag)} />;
}

const cells = bagSize.columns * bagSize.rows;

const Leather = memo(function Leather({ ground, taken, closes }: { readonly ground: Ground; readonly taken: number; readonly closes: boolean }) {
  const plan = bagPlans[ground.layout];
  const { x, y } = ground.bag;
  usePlace('bag', { area: useMemo(() => rectOf(ground.bag), [ground]), glow: 'box' });
  return (
    <pixiContainer label="bag">
      <Picture frame={`bag/${ground.layout}`} x={x} y={y} />
      <Words text={closes ? `${taken} of ${cells}` : `${taken}/${cells} !`} x={x + plan.count.x} y={y + plan.count.y - plan.count.size * 0.32} size={plan.count.size} font="Inter" colour={closes ? 0xf0d7a4 : 0xff9f6e} anchor={{ x: 1, y: 0.5 }} />
    </pixiContainer>
  );
});

export function BagPieces({ view, ground, who, questions }: PartProps) {
  const [arranged] = useArranged(view, who);
  if (packingOf(view, who, questions)) return null;
  return (
    <pixiContainer label="bag tokens" sortableChildren>
      {layBag(ground, who, arranged, borrowed(who, bagSeen(view, who), questions)).map((one) => (
        <ResourceToken key={one.id} {...one} />
      ))}
    </pixiContainer>
  );
}

/** At night its tokens lie on the stage instead, over the dark. */
export function PackingPieces({ view, ground, who, questions, look }: PartProps) {
  const [arranged, arrangeTo, others] = useArranged(view, who);
  const question = packingOf(view, who, questions);
  return question ? <NightBag {...{ view, ground, who, look, question, arranged, arrangeTo, others }} /> : null;
}
