import { useMemo, type ReactNode } from 'react';
import { usePlace } from '../../../hooks.ts';
import type { Area } from '../../../stage/shapes.ts';

interface Props {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round?: number;
  readonly z?: number;
  readonly children?: ReactNode;
}

/** Somewhere to tap or to drop a thing: its area is the rectangle that its children are drawn in. */
export function Pressed({ id, x, y, width, height, round = 8, z = 0, children }: Props) {
  const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round }), [x, y, width, height, round]);
  usePlace(id, { area, z });
  return <>{children}</>;
}
