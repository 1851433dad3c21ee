import { memo } from 'react';
import { MARCH, TERROR } from '../printed/places.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { PaladinGauges } from '../boards/paladin/Gauges.tsx';
import type { Ground, BoardSpot } from '../layout/ground.ts';
import { Column, DialHand } from './gauges.tsx';
import { Picture } from '../../../parts/Picture.tsx';

/** The three printed boards of a journey without what lies on them. */
export const JourneyBoards = memo(function JourneyBoards({ ground }: { readonly ground: Ground }) {
  return (
    <pixiContainer label="boards">
      <Picture frame="playerboard/march" {...at(ground.march)} scale={ground.march.scale} tint={0xf2ebe6} />
      <Picture frame="playerboard/terror" {...at(ground.terror)} scale={ground.terror.scale} tint={0xe2dade} />
      <Picture frame="playerboard/paladin" {...at(ground.paladin)} scale={ground.paladin.scale} tint={0xf0e8e4} />
    </pixiContainer>
  );
});

const at = ({ x, y }: BoardSpot) => ({ x, y });

/** Everything on them that shows a number: dials, marks on the tables, values. */
export const JourneyGauges = memo(function JourneyGauges({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  const { stability } = view.skeletons;
  return (
    <pixiContainer label="gauges">
      <Column spot={ground.march} area={MARCH.table[Math.min(stability, 12)]!} />
      <Column spot={ground.terror} area={TERROR.table[Math.min(view.terror, 12)]!} />
      <DialHand spot={ground.march} dial={MARCH.stability} value={stability} frame="dial/hand/stability" />
      <DialHand spot={ground.terror} dial={TERROR.terror} value={view.terror} frame="dial/hand/terror" />
      <PaladinGauges spot={ground.paladin} view={view} />
    </pixiContainer>
  );
});
