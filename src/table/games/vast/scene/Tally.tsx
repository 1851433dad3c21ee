import { memo } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Sign } from '../boards/board.ts';
import { Words } from '../../../parts/Picture.tsx';
import { Mark } from './signs.tsx';

/** Every value of the boards in one row, each with a shape of its own. */
export const Tally = memo(function Tally({ y, width, view }: { readonly y: number; readonly width: number; readonly view: VastView }) {
  const { health, fury, light, strength, defense } = view.paladin;
  const values: readonly (readonly [Sign, number])[] = [
    ['health', health],
    ['fury', fury],
    ['light', light],
    ['strength', strength],
    ['defense', defense],
    ['stability', view.skeletons.stability],
    ['terror', view.terror],
  ];
  const step = (width - 60) / values.length;
  return (
    <>
      {values.map(([sign, value], i) => (
        <pixiContainer key={sign} x={30 + step * (i + 0.5)} y={y}>
          <Mark sign={sign} x={-30} />
          <Words text={String(value)} x={6} y={-2} size={52} anchor={{ x: 0, y: 0.5 }} />
        </pixiContainer>
      ))}
    </>
  );
});
