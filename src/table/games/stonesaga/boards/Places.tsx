import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import type { Area, Strip } from '../../../stage/shapes.ts';

interface PlaceProps {
  readonly id: string;
  readonly area: Strip;
  readonly z?: number;
  readonly round?: number;
  readonly opens?: () => void;
}

/** Somewhere on a board that takes things or a tap. */
export const Place = memo(
  function Place({ id, area: { x, y, width, height }, z = 0, round = 9, opens }: PlaceProps) {
    const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round }), [x, y, width, height, round]);
    usePlace(id, { area, z, glow: 'box', opens });
    return null;
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b) && a.opens === b.opens,
);
