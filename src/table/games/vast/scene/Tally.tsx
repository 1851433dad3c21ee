import { memo } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Sign } from '../boards/board.ts';
import { MarkedValue } from '../../../parts/MarkedValue.tsx';
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
        <MarkedValue
          key={sign}
          x={30 + step * (i + 0.5)}
          y={y}
          mark={<Mark sign={sign} x={-30} />}
          text={String(value)}
          from={6}
          size={52}
          raise={2}
        />
      ))}
    </>
  );
});
