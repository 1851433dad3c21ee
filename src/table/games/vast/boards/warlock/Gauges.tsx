import { memo } from 'react';
import { WARLOCK } from '../../printed/warlockBoard.ts';
import { Value } from '../../scene/gauges.tsx';
import type { GaugesProps } from '../board.ts';
import { wallsLeft } from '../manor/lay.ts';

export const WarlockGauges = memo(function WarlockGauges({ spot, view }: GaugesProps) {
  const { warlock } = view;
  if (!warlock) return null;
  return (
    <>
      <Value spot={spot} {...WARLOCK.cursesLeft} value={warlock.curses} size={46} />
      <Value spot={spot} {...WARLOCK.wallsLeft} value={wallsLeft(view)} size={28} />
    </>
  );
});
