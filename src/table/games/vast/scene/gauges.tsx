import { extend } from '@pixi/react';
import { Graphics, type Container } from 'pixi.js';
import { memo, useCallback, useRef } from 'react';
import type { PrintedArea, PrintedDial as Printed } from '../printed/places.ts';
import { useMotionValue } from '../../../hooks.ts';
import { on, type BoardSpot } from '../layout/ground.ts';
import { Dial } from '../../../parts/Dial.tsx';
import { Words } from '../../../parts/Picture.tsx';
import { Sliding } from '../../../parts/Sliding.tsx';
import { OnBoard } from './PrintedBoard.tsx';

extend({ Graphics });

interface HandProps {
  readonly spot: BoardSpot;
  readonly dial: Printed;
  readonly value: number;
  readonly frame: string;
}

/** The disc that turns, with its number: its pointer swings to the value. */
export const DialHand = memo(function DialHand({ spot, dial, value, frame }: HandProps) {
  const scale = (dial.r / 77) * spot.scale;
  return (
    <Dial {...on(spot, dial)} frame={frame} scale={scale} turn={dial.from + (dial.sweep * value) / dial.max}>
      <Words text={String(value)} x={0} y={-1} size={46 * scale} colour={0xfff2cf} />
    </Dial>
  );
});

interface ValueProps {
  readonly spot: BoardSpot;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly size?: number;
}

/** A number that leaps when it changes. */
export const Value = memo(function Value({ spot, x, y, value, size = 42 }: ValueProps) {
  const box = useRef<Container>(null);
  const leap = useCallback(
    (v: number) => {
      const off = Math.min(1, Math.abs(v - value));
      box.current?.scale.set(1 + 0.35 * off);
    },
    [value],
  );
  useMotionValue(value, leap);
  return (
    <pixiContainer ref={box} {...on(spot, { x, y })}>
      <Words text={String(value)} x={2} y={3} size={size * spot.scale} colour={0x0c0612} alpha={0.7} />
      <Words text={String(value)} x={0} y={0} size={size * spot.scale} colour={0xffe9b8} />
    </pixiContainer>
  );
});

/** The row of a printed table that counts now: a frame round it, not only a colour. It slides along. */
export const Column = memo(function Column({ spot, area }: { readonly spot: BoardSpot; readonly area: PrintedArea }) {
  const { w, h } = area;
  return (
    <Sliding {...on(spot, area)} scale={spot.scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(-1, -3, w + 2, h + 6, 5).fill({ color: 0xe0901e, alpha: 0.3 }).stroke({ width: 3.2, color: 0x7a2f08 });
          g.roundRect(-1, -3, w + 2, h + 6, 5).stroke({ width: 1.4, color: 0xffdf8a });
          g.poly([w / 2 - 7, -11, w / 2 + 7, -11, w / 2, -2]).fill({ color: 0xffdf8a }).stroke({ width: 1.5, color: 0x5a2408 });
        }}
      />
    </Sliding>
  );
});

/** Drawn on a board in the board's own units. Give it a key that changes with what it draws. */
export const BoardMarks = memo(function BoardMarks({ spot, draw }: { readonly spot: BoardSpot; readonly draw: (g: Graphics) => void }) {
  return (
    <OnBoard spot={spot}>
      <pixiGraphics draw={(g) => void (g.clear(), draw(g))} />
    </OnBoard>
  );
});
