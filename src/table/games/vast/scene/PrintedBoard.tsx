import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { downward, plateShadow } from '../../../light/plate.ts';
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
  const { x, y, scale, fold } = spot;
  const parts = fold === undefined ? [] : [fold - rim, boardSize.width - rim - fold];
  return (
    <>
      {parts.length > 0 && <pixiGraphics x={x} y={y} scale={scale} draw={(g) => backing(g, Math.max(...parts))} />}
      <OnBoard spot={spot}>
        <Picture frame={frame} tint={tint} />
      </OnBoard>
      {parts.map((width, k) => (
        <pixiGraphics key={k} x={x} y={y + k * boardSize.height * scale} scale={scale} draw={(g) => edges(g, width)} />
      ))}
    </>
  );
});

/** One slab of wood under both parts of a folded board: they are not equally wide, and it shows beside the narrower one. */
function backing(g: Graphics, width: number): void {
  const height = 2 * boardSize.height;
  g.clear();
  plateShadow(g, width, height, 9, 8);
  g.roundRect(-4, -2, width + 8, height + 4, 8).fill(downward(height, [0x4a2f1c, 0x24140c])).stroke({ width: 2, color: 0x120906 });
}

/** The ends at which a part was cut get a rim, as the printed ones have. */
function edges(g: Graphics, width: number): void {
  g.clear();
  for (const [end, inside] of [[0, 1], [width, -1]] as const) {
    g.rect(Math.min(end, end + 5 * inside), 6, 5, boardSize.height - 12).fill({ color: 0x2c1a10 });
    g.rect(end + 5 * inside - 0.75, 12, 1.5, boardSize.height - 24).fill({ color: 0xc9973f, alpha: 0.75 });
  }
}

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
