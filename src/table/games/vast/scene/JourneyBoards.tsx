import { memo } from 'react';
import { MARCH, TERROR } from '../printed/places.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { PaladinGauges } from '../boards/paladin/Gauges.tsx';
import type { Ground } from '../layout/ground.ts';
import { Column, DialHand } from './gauges.tsx';
import { PrintedBoard } from './PrintedBoard.tsx';

/** The three printed boards of a journey without what lies on them. */
export const JourneyBoards = memo(function JourneyBoards({ ground }: { readonly ground: Ground }) {
  return (
    <pixiContainer label="boards">
      {ground.up.has('march') && <PrintedBoard frame="playerboard/march" spot={ground.march} tint={0xf2ebe6} />}
      {ground.up.has('terror') && <PrintedBoard frame="playerboard/terror" spot={ground.terror} tint={0xe2dade} />}
      {ground.up.has('board') && <PrintedBoard frame="playerboard/paladin" spot={ground.paladin} tint={0xf0e8e4} />}
    </pixiContainer>
  );
});

/** Everything on them that shows a number: dials, marks on the tables, values. */
export const JourneyGauges = memo(function JourneyGauges({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  const { stability } = view.skeletons;
  return (
    <pixiContainer label="gauges">
      {ground.up.has('march') && (
        <>
          <Column spot={ground.march} area={MARCH.table[Math.min(stability, 12)]!} />
          <DialHand spot={ground.march} dial={MARCH.stability} value={stability} frame="dial/hand/stability" />
        </>
      )}
      {ground.up.has('terror') && (
        <>
          <Column spot={ground.terror} area={TERROR.table[Math.min(view.terror, 12)]!} />
          <DialHand spot={ground.terror} dial={TERROR.terror} value={view.terror} frame="dial/hand/terror" />
        </>
      )}
      {ground.up.has('board') && <PaladinGauges spot={ground.paladin} view={view} />}
    </pixiContainer>
  );
});
