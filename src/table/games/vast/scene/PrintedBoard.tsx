import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Picture } from '../../../parts/Picture.tsx';
import { boardSize, rim } from '../layout/folds.ts';
import type { BoardSpot } from '../layout/ground.ts';

extend({ Container, Graphics });

/** A printed board where it lies; folded, its right part is shown under the left one. */
export const PrintedBoard = memo(function PrintedBoard({
  frame,
  spot,
  tint,
}: {
  readonly frame: string;
  readonly spot: BoardSpot;
  readonly tint: number;
}) {
  return (
    <OnBoard spot={spot}>
      <Picture frame={frame} tint={tint} />
    </OnBoard>
  );
});

/** Draws its children in the units of a board, on each part of it. */
export function OnBoard({ spot, children }: { readonly spot: BoardSpot; readonly children: ReactNode }) {
  const { x, y, scale, fold } = spot;
  const { width, height } = boardSize;
  if (fold === undefined)
    return (
      <pixiContainer x={x} y={y} scale={scale}>
        {children}
      </pixiContainer>
    );
  return (
    <>
      <Part x={x - rim * scale} y={y} scale={scale} from={rim} to={fold} height={height}>
        {children}
      </Part>
      <Part x={x - fold * scale} y={y + height * scale} scale={scale} from={fold} to={width - rim} height={height}>
        {children}
      </Part>
    </>
  );
}

interface PartProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** What is seen of it, in its own units. */
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Part({ x, y, scale, from, to, height, children }: PartProps) {
  const root = useRef<Container>(null);
  const window = useRef<Graphics>(null);
  useLayoutEffect(() => {
    if (root.current) root.current.mask = window.current;
  }, []);
  return (
    <pixiContainer ref={root} x={x} y={y} scale={scale}>
      {children}
      <pixiGraphics ref={window} draw={(g) => void g.clear().rect(from, 0, to - from, height).fill({ color: 0xffffff })} />
    </pixiContainer>
  );
}
