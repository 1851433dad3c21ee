import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import type { ReactNode } from 'react';
import type { Strip } from '../stage/shapes.ts';
import { Picture } from './Picture.tsx';
import { Spot } from './Spot.tsx';

extend({ Graphics });

interface PlateProps {
  readonly at: Strip;
  /** Its picture, or how it is drawn. */
  readonly frame?: string;
  readonly draw?: (g: Graphics, width: number, height: number) => void;
  readonly label: string;
  /** Words, values and places, from its upper left corner. */
  readonly children?: ReactNode;
}

/** A plate that lies flat and tells something to everybody: the rail of a role, the plaque of the round. */
export function Plate({ at: { x, y, width, height }, frame, draw, label, children }: PlateProps) {
  return (
    <Spot x={x} y={y} label={label}>
      {frame !== undefined && <Picture frame={frame} />}
      {draw && <pixiGraphics draw={(g) => void (g.clear(), draw(g, width, height))} />}
      {children}
    </Spot>
  );
}
