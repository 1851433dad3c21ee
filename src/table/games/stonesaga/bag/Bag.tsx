import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { bagSize } from '../../../../engine/games/stonesaga/content/materials.ts';
import { cellsNeeded, totalOf } from '../../../../engine/games/stonesaga/reckoning/holdings.ts';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { bagSeen } from './cells.ts';
import { borrowed } from './borrowed.ts';
import { layBag } from './lay.ts';
import { packingOf } from './night.ts';
import { NightBag } from './NightBag.tsx';
import { bagPlans } from '../printed/bagPlan.ts';
import { rectOf } from './rect.ts';
import { ResourceToken } from './ResourceToken.tsx';
import { useArranged, useArrivals } from './useArranged.ts';

extend({ Container });

/** The open bag of whoever lies large, with the number of cells that are taken. */
export function BagGround({ view, ground, who }: PartProps) {
  const { bag, packing } = view.characters[who];
  return <Leather ground={ground} taken={cellsNeeded(bag)} closes={packing.length === totalOf(bag)} />;
}

const cells = bagSize.columns * bagSize.rows;

const Leather = memo(function Leather({
  ground,
  taken,
  closes,
}: {
  readonly ground: Ground;
  readonly taken: number;
  readonly closes: boolean;
}) {
  const plan = bagPlans[ground.layout];
  const { x, y } = ground.bag;
  usePlace('bag', { area: useMemo(() => rectOf(ground.bag), [ground]), glow: 'box' });
  return (
    <pixiContainer label="bag">
      <Picture frame={`bag/${ground.layout}`} x={x} y={y} />
      <Words
        text={closes ? `${taken} of ${cells}` : `${taken}/${cells} !`}
        x={x + plan.count.x}
        y={y + plan.count.y - plan.count.size * 0.32}
        size={plan.count.size}
        font="Inter"
        colour={closes ? 0xf0d7a4 : 0xff9f6e}
        anchor={{ x: 1, y: 0.5 }}
      />
    </pixiContainer>
  );
});

export function BagPieces({ view, ground, who, offers }: PartProps) {
  const [arranged] = useArranged(view, who);
  const arrivals = useArrivals(who);
  const before = useBefore(view.scene?.kind);
  if (packingOf(view, who, offers)) return null;
  const source = sourceOf(view, who, before);
  return (
    <pixiContainer label="bag tokens" sortableChildren>
      {layBag(ground, who, arranged, borrowed(who, bagSeen(view, who), offers)).map((one) => (
        <ResourceToken key={one.id} {...one} from={arrivals.has(one.fresh) ? source : undefined} />
      ))}
    </pixiContainer>
  );
}

type SceneKind = NonNullable<PartProps['view']['scene']>['kind'] | undefined;

/** What lay open when the table was drawn last. */
function useBefore(kind: SceneKind): SceneKind {
  const latest = useRef(kind);
  const before = latest.current;
  useLayoutEffect(() => {
    latest.current = kind;
  });
  return before;
}

/**
 * Where something new in the bag comes from: the bench it was worked on, or the place where its owner stands. What is caught has
 * flown there already.
 */
function sourceOf({ scene, characters }: PartProps['view'], who: PartProps['who'], before: SceneKind): string | undefined {
  if (scene?.kind === 'fishing' || before === 'fishing') return undefined;
  if (scene?.kind === 'processing' || before === 'processing') return 'bench:stone';
  if (before === 'crafting') return 'bench:left';
  const { at } = characters[who];
  return at === null ? undefined : `hex:${at}`;
}

/** At night its tokens lie on the stage instead, over the dark. */
export function PackingPieces({ view, ground, who, offers, look }: PartProps) {
  const [arranged, arrangeTo, others] = useArranged(view, who);
  const question = packingOf(view, who, offers);
  return question ? <NightBag {...{ view, ground, who, look, question, arranged, arrangeTo, others }} /> : null;
}
