import { memo } from 'react';
import { PALADIN } from '../../printed/places.ts';
import { DialHand, Value } from '../../scene/gauges.tsx';
import type { GaugesProps } from '../board.ts';

export const PaladinGauges = memo(function PaladinGauges({ spot, view: { paladin } }: GaugesProps) {
  const { grit, strength, defense } = paladin;
  return (
    <>
      <DialHand spot={spot} dial={PALADIN.grit} value={grit} frame="dial/hand" />
      <Value spot={spot} x={PALADIN.strength.x} y={PALADIN.strength.y - 6} value={strength} />
      <Value spot={spot} x={PALADIN.defense.x} y={PALADIN.defense.y - 6} value={defense} />
    </>
  );
});
