import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useContext, useMemo, type ReactNode } from 'react';
import { within } from '../stage/space.ts';
import { SpaceContext } from '../tableContext.ts';

extend({ Container });

interface SpotProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Radians, clockwise. */
  readonly turn?: number;
  readonly z?: number;
  /** Draw children in order of their z. */
  readonly sorted?: boolean;
  readonly label?: string;
  /** The zone that lies here: the kit finds by it what a question needs. */
  readonly zone?: string;
  readonly children: ReactNode;
}

/** Somewhere on the table with its own units. Things inside give homes in these units, and hands still find them. */
export function Spot({ x, y, scale = 1, turn = 0, z = 0, sorted = false, label = '', zone, children }: SpotProps) {
  const outer = useContext(SpaceContext);
  const space = useMemo(() => within(outer, { x, y, scale, turn, zone }), [outer, x, y, scale, turn, zone]);
  return (
    <pixiContainer x={x} y={y} scale={scale} rotation={turn} zIndex={z} sortableChildren={sorted} label={label}>
      <SpaceContext value={space}>{children}</SpaceContext>
    </pixiContainer>
  );
}
